import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const exports: Messages["exports"] = {
  title: "Exportar",
  titleAll: "Exportar todas las facturas que coinciden",
  titleSome: (invoices) => count(invoices, { one: "Exportar # factura", other: "Exportar # facturas" }),
  format: "Formato",
  groups: { tables: "Tablas", booking: "Para la contabilidad", programs: "Para programas", payments: "Pagos" },
  formats: {
    xlsx: "Libro de Excel (XLSX)",
    csv: "CSV con comas",
    "csv-semicolon": "CSV con puntos y comas y comas decimales",
    "csv-lines": "CSV de las líneas",
    datev: "DATEV Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Facturas de compra de Xero",
    quickbooks: "Facturas de compra de QuickBooks Online",
    odoo: "Facturas de proveedor de Odoo",
    erpnext: "Facturas de compra de ERPNext",
    sage: "Facturas de compra de Sage 50",
    sepa: "Transferencias SEPA (pain.001)",
    jsonl: "JSON Lines, registros enteros",
    "ubl-zip": "Borradores UBL 2.1 (ZIP)",
    "cii-zip": "Borradores CII (ZIP)",
  },
  explained: {
    xlsx: "Tres hojas: las facturas, sus líneas y sus impuestos.",
    csv: "Una fila por factura, para la mayoría de los programas.",
    "csv-semicolon": "Una fila por factura, como la esperan las hojas de cálculo en España.",
    "csv-lines": "Una fila por línea, con su factura.",
    datev: "Un ZIP con un archivo por mes: cada tipo de impuesto es un asiento aparte.",
    lexware: "Un ZIP con un archivo por año, para la importación ASCII de asientos.",
    xero: "Un ZIP con un archivo en las columnas de la plantilla de Xero para compras.",
    quickbooks: "Un ZIP con un archivo cuyas columnas QuickBooks pide asignar.",
    odoo: "Un ZIP con un archivo para importar facturas de proveedor.",
    erpnext: "Un ZIP con un archivo para importar facturas de compra.",
    sage: "Un ZIP con un archivo para la importación «Audit Trail Transactions».",
    sepa: "Paga facturas aprobadas en EUR a cuentas confirmadas. Suba el archivo a su banco.",
    jsonl: "Un registro por línea, con confianza y posiciones, como en la API.",
    "ubl-zip": "Un archivo XML por factura leída.",
    "cii-zip": "Un archivo XML por factura leída.",
  },
  columns: "Columnas",
  columnsText: "En el orden en que las elija.",
  allColumns: "Todas las columnas",
  which: "Facturas",
  include: {
    approved_not_exported: "Aprobadas y aún no exportadas",
    approved: "Aprobadas, también las ya exportadas",
    all: "Todas, también las no aprobadas",
  },
  missing: (settings) => `Faltan ajustes obligatorios: ${settings}.`,
  included: (invoices) => count(invoices, { one: "Se exportará # factura.", other: "Se exportarán # facturas." }),
  leftOut: {
    duplicate: (invoices) =>
      count(invoices, { one: "# excluida: posible duplicado", other: "# excluidas: posibles duplicados" }),
    not_approved: (invoices) => count(invoices, { one: "# excluida: no aprobada", other: "# excluidas: no aprobadas" }),
    exported_before: (invoices) =>
      count(invoices, { one: "# excluida: ya exportada", other: "# excluidas: ya exportadas" }),
    incomplete: (invoices) =>
      count(invoices, {
        one: "# excluida: falta proveedor, número, fecha o total",
        other: "# excluidas: falta proveedor, número, fecha o total",
      }),
    bank_account_new: (invoices) =>
      count(invoices, {
        one: "# excluida: cuenta bancaria sin confirmar",
        other: "# excluidas: cuenta bancaria sin confirmar",
      }),
    bank_account_blocked: (invoices) =>
      count(invoices, {
        one: "# excluida: cuenta bancaria bloqueada",
        other: "# excluidas: cuenta bancaria bloqueada",
      }),
    credit_note: (invoices) =>
      count(invoices, { one: "# excluida: factura rectificativa", other: "# excluidas: facturas rectificativas" }),
    paid: (invoices) =>
      count(invoices, { one: "# excluida: no queda nada por pagar", other: "# excluidas: no queda nada por pagar" }),
    sale: (invoices) =>
      count(invoices, {
        one: "# excluida: emitida por su propia empresa",
        other: "# excluidas: emitidas por su propia empresa",
      }),
    not_sepa: (invoices) =>
      count(invoices, {
        one: "# excluida: no está en EUR o está fuera de la zona SEPA",
        other: "# excluidas: no están en EUR o están fuera de la zona SEPA",
      }),
  },
  list: {
    title: "Exportaciones",
    lead: "Cada exportación con su archivo. Deshaga una para exportar de nuevo sus facturas.",
    none: "Aún no hay exportaciones",
    noneText: "Apruebe facturas y expórtelas aquí o desde la lista de facturas.",
    invoices: "Facturas",
    made: "Creada",
    undone: "Deshecha",
    undoTitle: "¿Deshacer esta exportación?",
    undoText:
      "Las facturas cuentan de nuevo como no exportadas, salvo que otra exportación también las contenga como aprobadas. Si ya importó el archivo, elimínelas también allí.",
  },
  download: "Descargar",
  booking: {
    consultant: "Número del asesor (Beraternummer)",
    client: "Número del cliente (Mandantennummer)",
    expense_account: "Cuenta de gastos",
    creditor_account: "Cuenta de acreedores",
    fiscal_year_month: "El ejercicio empieza en el mes",
    tax_name: "Nombre del impuesto, con {rate} para su tipo",
    no_tax_name: "Nombre del impuesto donde no hay impuesto",
    day_order: "Formato de las fechas",
    debtor_name: "Nombre del pagador",
    debtor_iban: "IBAN de la cuenta de cargo",
    debtor_bic: "BIC de su banco",
    execution_date: "Fecha de ejecución",
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
