import type { Messages } from "../en/index.ts";

export const vendors: Messages["vendors"] = {
  title: "Proveedores",
  lead: "Quién le envía facturas y qué cuentas bancarias son correctas. Una cuenta bancaria nueva en una factura se señala antes de pagar.",
  search: "Buscar",
  onlyNew: "Solo con cuenta bancaria nueva",
  none: "Ningún proveedor",
  noneText: "Apruebe una factura o importe una lista: sus proveedores aparecen aquí.",
  name: "Proveedor",
  taxIds: "Números fiscales",
  invoices: "Facturas",
  lastInvoice: "Última factura",
  import: "Importar",
  imported: (created, updated, failed) => `${created} creados, ${updated} actualizados, ${failed} omitidos.`,
  wrongRow: (row, problem) => `Línea ${row}: ${problem}`,
  alsoCalled: (names) => `También llamado: ${names}`,
  bankAccounts: "Cuentas bancarias",
  noAccounts: "No se conoce ninguna cuenta bancaria.",
  firstInvoice: "primera factura",
  confirm: "Confirmar",
  confirmTitle: "¿Confirmar esta cuenta bancaria?",
  confirmText:
    "Pregunte al proveedor en un número de teléfono que ya conozca, nunca en el de la factura. Las facturas con esta cuenta ya no necesitan revisión por ello.",
  block: "Bloquear",
  memory: "Aprendido de correcciones",
  statuses: { confirmed: "Confirmada", seen: "Nueva", blocked: "Bloqueada" },
};
