/* Without schemas: the dashboard's pages import this, and schemas would triple their first load. */

/** INDEX of export formats: tables, records, e-invoices, and files for accounting programs. */
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
] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportIncludes = ["approved_not_exported", "approved", "all"] as const;
export type ExportInclude = (typeof exportIncludes)[number];

/** A setting of an accounting program that no invoice contains. */
export type ExportSetting =
  | "expense_account"
  | "creditor_account"
  | "consultant"
  | "client"
  | "fiscal_year_month"
  | "tax_name"
  | "no_tax_name"
  | "day_order";

/** INDEX of the settings without which a file of the format cannot be imported. */
export const requiredExportSettings: Readonly<Partial<Record<ExportFormat, readonly ExportSetting[]>>> = {
  datev: ["consultant", "client", "expense_account", "creditor_account"],
  lexware: ["expense_account", "creditor_account"],
  xero: ["expense_account"],
  quickbooks: ["expense_account"],
};

/** The settings that are missing for a format. */
export function missingExportSettings(
  format: ExportFormat,
  settings: Readonly<Partial<Record<ExportSetting, unknown>>>,
): ExportSetting[] {
  return (requiredExportSettings[format] ?? []).filter((key) => settings[key] === undefined);
}
