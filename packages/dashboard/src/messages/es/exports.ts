import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const exports: Messages["exports"] = {
  title: "Exportar",
  titleAll: "Exportar todas las facturas que coinciden",
  titleSome: (invoices) => count(invoices, { one: "Exportar # factura", other: "Exportar # facturas" }),
  format: "Formato",
  groups: { tables: "Tablas", booking: "Para la contabilidad", programs: "Para programas" },
  formats: {
    xlsx: "Libro de Excel (XLSX)",
    csv: "CSV con comas",
    "csv-semicolon": "CSV con puntos y comas y comas decimales",
    datev: "DATEV Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Facturas de compra de Xero",
    quickbooks: "Facturas de compra de QuickBooks Online",
    jsonl: "JSON Lines, registros enteros",
    ubl: "Borradores UBL 2.1 (ZIP)",
    cii: "Borradores CII (ZIP)",
  },
  explained: {
    xlsx: "Tres hojas: las facturas, sus líneas y sus impuestos.",
    csv: "Una fila por factura, para la mayoría de los programas.",
    "csv-semicolon": "Una fila por factura, como la esperan las hojas de cálculo en España.",
    datev: "Un ZIP con un archivo por mes: cada tipo de impuesto es un asiento aparte.",
    lexware: "Un ZIP con un archivo por año, para la importación ASCII de asientos.",
    xero: "Un ZIP con un archivo en las columnas de la plantilla de Xero para compras.",
    quickbooks: "Un ZIP con un archivo cuyas columnas QuickBooks pide asignar.",
    jsonl: "Un registro por línea, con confianza y posiciones, como en la API.",
    ubl: "Un archivo XML por factura leída.",
    cii: "Un archivo XML por factura leída.",
  },
  columns: "Columnas",
  columnsText: "En el orden en que las elija.",
  allColumns: "Todas las columnas",
  leftOut:
    "Las facturas sin proveedor, número, fecha o total no se pueden contabilizar: el ZIP las enumera con el motivo.",
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
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
