import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const vendors: Messages["vendors"] = {
  title: "Proveedores",
  lead: "Quién le envía facturas y qué cuentas bancarias son correctas. Una cuenta bancaria nueva en una factura se señala antes de pagar.",
  search: "Buscar",
  onlyNew: "Solo con cuenta bancaria nueva",
  none: "Ningún proveedor",
  noneText: "Apruebe una factura o importe una lista: sus proveedores aparecen aquí.",
  notFound: "Ningún proveedor encontrado",
  notFoundText: "Busque por parte del nombre, el número fiscal o su propio número.",
  name: "Proveedor",
  taxIds: "Números fiscales",
  invoices: "Facturas",
  lastInvoice: "Última factura",
  import: "Importar",
  imported: (created, updated, failed) => `${created} creados, ${updated} actualizados, ${failed} omitidos.`,
  wrongRow: (row, problem) => `Línea ${row}: ${problem}`,
  moreRows: (rows) => count(rows, { one: "y # fila más", other: "y # filas más" }),
  alsoCalled: (names) => `También llamado: ${names}`,
  openVendor: "Abrir el proveedor",
  bankAccounts: "Cuentas bancarias",
  noAccounts: "No se conoce ninguna cuenta bancaria.",
  firstInvoice: "primera factura",
  newAccount: "Cuenta bancaria nueva",
  confirm: "Confirmar",
  confirmTitle: "¿Confirmar esta cuenta bancaria?",
  confirmText:
    "Pregunte al proveedor en un número de teléfono que ya conozca, nunca en el de la factura. Las facturas con esta cuenta ya no necesitan revisión por ello.",
  block: "Bloquear",
  defaults: "Valores predeterminados",
  defaultsText:
    "Se rellenan en las facturas de este proveedor donde no se leyó nada. Se aplican a las facturas que se lean desde ahora; las reglas y los valores introducidos tienen prioridad.",
  defaultCurrency: "Moneda",
  defaultsSaved: "Valores predeterminados guardados.",
  memory: "Aprendido de correcciones",
  statuses: { confirmed: "Confirmada", seen: "Nueva", blocked: "Bloqueada" },
};
