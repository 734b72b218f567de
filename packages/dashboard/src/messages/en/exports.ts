import { countIn } from "../plural.ts";

const count = countIn("en");

export const exports = {
  title: "Export",
  titleAll: "Export all matching invoices",
  titleSome: (invoices: number) => count(invoices, { one: "Export # invoice", other: "Export # invoices" }),
  format: "Format",
  groups: { tables: "Tables", booking: "For bookkeeping", programs: "For programs", payments: "Payments" },
  formats: {
    xlsx: "Excel workbook (XLSX)",
    csv: "CSV with commas",
    "csv-semicolon": "CSV with semicolons and decimal commas",
    "csv-lines": "CSV of line items",
    datev: "DATEV Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Xero bills",
    quickbooks: "QuickBooks Online bills",
    odoo: "Odoo vendor bills",
    erpnext: "ERPNext purchase invoices",
    sage: "Sage 50 purchase invoices",
    sepa: "SEPA payments (pain.001)",
    jsonl: "JSON Lines, whole records",
    "ubl-zip": "UBL 2.1 drafts (ZIP)",
    "cii-zip": "CII drafts (ZIP)",
  },
  explained: {
    xlsx: "Three sheets: invoices, their lines, their taxes.",
    csv: "One row per invoice, for most programs.",
    "csv-semicolon": "One row per invoice, as spreadsheets in much of Europe expect it.",
    "csv-lines": "One row per line item, with its invoice.",
    datev: "A ZIP with one file per month; each tax rate is a separate booking.",
    lexware: "A ZIP with one file per year, for the ASCII import of booking data.",
    xero: "A ZIP with one file in the columns of Xero's template for bills.",
    quickbooks: "A ZIP with one file whose columns QuickBooks asks you to match.",
    odoo: "A ZIP with one file for the import of vendor bills.",
    erpnext: "A ZIP with one file for the data import of purchase invoices.",
    sage: "A ZIP with one file for the import of audit trail transactions.",
    sepa: "Pays approved invoices in EUR to confirmed bank accounts. Upload the file to your bank.",
    jsonl: "One record per line, with confidence and positions, as in the API.",
    "ubl-zip": "One XML file for each invoice that was read.",
    "cii-zip": "One XML file for each invoice that was read.",
  },
  columns: "Columns",
  columnsText: "In the order in which you pick them.",
  allColumns: "All columns",
  which: "Invoices",
  include: {
    approved_not_exported: "Approved and not exported yet",
    approved: "Approved, also those exported before",
    all: "All, also those not approved",
  },
  missing: (settings: string) => `Required settings are missing: ${settings}.`,
  included: (invoices: number) =>
    count(invoices, { one: "# invoice will be exported.", other: "# invoices will be exported." }),
  leftOut: {
    duplicate: (invoices: number) =>
      count(invoices, { one: "# left out: possible duplicate", other: "# left out: possible duplicates" }),
    not_approved: (invoices: number) =>
      count(invoices, { one: "# left out: not approved", other: "# left out: not approved" }),
    exported_before: (invoices: number) =>
      count(invoices, { one: "# left out: exported before", other: "# left out: exported before" }),
    incomplete: (invoices: number) =>
      count(invoices, {
        one: "# left out: vendor, number, date or total is missing",
        other: "# left out: vendor, number, date or total is missing",
      }),
    bank_account_new: (invoices: number) =>
      count(invoices, {
        one: "# left out: bank account not confirmed",
        other: "# left out: bank account not confirmed",
      }),
    bank_account_blocked: (invoices: number) =>
      count(invoices, { one: "# left out: bank account blocked", other: "# left out: bank account blocked" }),
    credit_note: (invoices: number) =>
      count(invoices, { one: "# left out: credit note", other: "# left out: credit notes" }),
    paid: (invoices: number) =>
      count(invoices, { one: "# left out: nothing left to pay", other: "# left out: nothing left to pay" }),
    sale: (invoices: number) =>
      count(invoices, {
        one: "# left out: issued by your own company",
        other: "# left out: issued by your own company",
      }),
    not_sepa: (invoices: number) =>
      count(invoices, {
        one: "# left out: not in EUR or outside the SEPA area",
        other: "# left out: not in EUR or outside the SEPA area",
      }),
  },
  list: {
    title: "Exports",
    lead: "Every export with its file. Undo one to export its invoices again.",
    none: "No exports yet",
    noneText: "Approve invoices, then export them here or from the list of invoices.",
    invoices: "Invoices",
    made: "Created",
    undone: "Undone",
    undoTitle: "Undo this export?",
    undoText:
      "Its invoices count as not exported again, unless another export also holds them as approved. If you have imported the file, remove them there.",
  },
  download: "Download",
  booking: {
    consultant: "Consultant number (Beraternummer)",
    client: "Client number (Mandantennummer)",
    expense_account: "Expense account",
    creditor_account: "Creditor account",
    fiscal_year_month: "Fiscal year begins in month",
    tax_name: "Tax name, with {rate} for its percentage",
    no_tax_name: "Tax name where there is no tax",
    day_order: "Date format",
    debtor_name: "Name of the payer",
    debtor_iban: "IBAN to pay from",
    debtor_bic: "BIC of your bank",
    execution_date: "Day of payment",
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
