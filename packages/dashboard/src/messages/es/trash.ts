import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const trash: Messages["trash"] = {
  title: "Papelera",
  lead: "Facturas eliminadas, fuera de todas las listas. Se pueden restaurar tal como estaban hasta que se borren definitivamente.",
  none: "La papelera está vacía",
  atOnce: "En este servidor, una factura eliminada se borra al instante.",
  waits: (days) =>
    count(days, {
      one: "Una factura eliminada permanece aquí # día antes de borrarse definitivamente.",
      other: "Una factura eliminada permanece aquí # días antes de borrarse definitivamente.",
    }),
  list: "Facturas eliminadas",
  columns: { invoice: "Factura", total: "Total", deleted: "Eliminada" },
  deletedBy: (ago, who) => `${ago} por ${who}`,
  goneOn: (day) => `Se borra definitivamente el ${day}`,
  empty: "Vaciar la papelera",
  emptyTitle: "¿Vaciar la papelera?",
  emptyText: "Todas sus facturas se borran junto con sus archivos. No se pueden recuperar.",
  restore: "Restaurar",
  restoreOne: (name) => `Restaurar ${name}`,
  restored: (name) => `${name} vuelve a estar entre las facturas.`,
  discard: "Borrar definitivamente",
  discardTitle: "¿Borrar definitivamente esta factura?",
  discardText: (name) => `${name} se borra junto con su archivo. No se puede recuperar.`,
};
