/* Without schemas: the dashboard's pages import this, and schemas would triple their first load. */

/** INDEX of export formats: tables, records, e-invoices, files for accounting programs, and payments for the bank. */
export const exportFormats = [
  "csv",
  "csv-semicolon",
  "csv-lines",
  "xlsx",
  "jsonl",
  "ubl-zip",
  "cii-zip",
  "datev",
  "lexware",
  "xero",
  "quickbooks",
  "odoo",
  "erpnext",
  "sage",
  "sepa",
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Payments and bookings are exported separately: an invoice exported for one of them is not yet exported for the other. */
export const paymentFormats = ["sepa"] as const satisfies readonly ExportFormat[];
export const isPaymentFormat = (format: ExportFormat) => (paymentFormats as readonly string[]).includes(format);

export const exportIncludes = ["approved_not_exported", "approved", "all"] as const;
export type ExportInclude = (typeof exportIncludes)[number];

/** A setting of an accounting program or a payment that no invoice contains. */
export type ExportSetting =
  | "expense_account"
  | "creditor_account"
  | "consultant"
  | "client"
  | "fiscal_year_month"
  | "tax_name"
  | "no_tax_name"
  | "day_order"
  | "debtor_name"
  | "debtor_iban"
  | "debtor_bic"
  | "execution_date";

/** INDEX of the settings without which a file of the format cannot be imported or executed. */
export const requiredExportSettings: Readonly<Partial<Record<ExportFormat, readonly ExportSetting[]>>> = {
  datev: ["consultant", "client", "expense_account", "creditor_account"],
  lexware: ["expense_account", "creditor_account"],
  xero: ["expense_account"],
  quickbooks: ["expense_account"],
  odoo: ["expense_account"],
  erpnext: ["expense_account", "tax_name"],
  sage: ["expense_account", "creditor_account"],
  sepa: ["debtor_name", "debtor_iban", "execution_date"],
};

/** The settings that are missing for a format. */
export function missingExportSettings(
  format: ExportFormat,
  settings: Readonly<Partial<Record<ExportSetting, unknown>>>,
): ExportSetting[] {
  return (requiredExportSettings[format] ?? []).filter((key) => settings[key] === undefined);
}
