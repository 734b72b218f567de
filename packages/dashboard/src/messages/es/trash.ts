import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const trash: Messages["trash"] = {
  title: "Papelera",
  lead: "Facturas eliminadas. Puede restaurarlas hasta que se eliminen definitivamente.",
  none: "La papelera está vacía",
  atOnce: "En este servidor, las facturas eliminadas se eliminan definitivamente al instante.",
  waits: (days) =>
    count(days, {
      one: "Las facturas eliminadas permanecen aquí # día antes de eliminarse definitivamente.",
      other: "Las facturas eliminadas permanecen aquí # días antes de eliminarse definitivamente.",
    }),
  list: "Facturas eliminadas",
  columns: { invoice: "Factura", total: "Total", deleted: "Eliminada" },
  deletedBy: (ago, who) => `${ago} por ${who}`,
  goneOn: (day) => `Se elimina definitivamente el ${day}`,
  empty: "Vaciar la papelera",
  emptyTitle: "¿Vaciar la papelera?",
  emptyText: "Todas las facturas de la papelera y sus archivos se eliminan definitivamente. No se puede deshacer.",
  restore: "Restaurar",
  restoreOne: (name) => `Restaurar ${name}`,
  restored: (name) => `${name}: factura restaurada.`,
  discard: "Eliminar definitivamente",
  discardTitle: "¿Eliminar definitivamente esta factura?",
  discardText: (name) => `${name} y su archivo se eliminan definitivamente. No se puede deshacer.`,
};
