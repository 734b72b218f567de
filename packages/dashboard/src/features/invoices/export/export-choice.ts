import type { CreateExportBody, ExportFilter, ExportSettings } from "@inkvoice/contract";
import {
  type ExportFormat,
  type ExportInclude,
  exportIncludes,
  missingExportSettings,
} from "@inkvoice/contract/export-formats";
import { ApiError } from "../../../api/client.ts";
import type { ListSearch } from "../filter/filter.ts";

/** The last export settings, kept in the browser: most people export the same way again. */
export type ExportChoice = Readonly<{
  format: ExportFormat;
  include: ExportInclude;
  /** In this order; empty for all columns. */
  columns: readonly string[];
  settings: ExportSettings;
}>;

const keptAs = "inkvoice-export";
const first: ExportChoice = { format: "xlsx", include: "approved_not_exported", columns: [], settings: {} };

const tables: ReadonlySet<string> = new Set(["csv", "csv-semicolon", "xlsx"] satisfies ExportFormat[]);

export const isTable = (format: ExportFormat) => tables.has(format);

/** Only approved invoices are paid. */
export const includesOf = (format: ExportFormat) =>
  exportIncludes.filter((include) => format !== "sepa" || include !== "all");

/** The choice with another format, and a selection of invoices that the format has. */
export function withFormat(choice: ExportChoice, format: ExportFormat): ExportChoice {
  return { ...choice, format, include: includesOf(format).includes(choice.include) ? choice.include : first.include };
}

type Kept = Pick<Storage, "getItem" | "setItem">;

/**
 * The stored choice without the selection of invoices and the day of payment, which are asked each time: exporting
 * everything again must be deliberate.
 */
export function loadChoice(storage: Kept): ExportChoice {
  try {
    const kept = JSON.parse(storage.getItem(keptAs) ?? "{}") as Partial<ExportChoice>;
    const { execution_date: _past, ...settings } = kept.settings ?? {};
    return { ...first, ...kept, settings, include: first.include };
  } catch {
    return first;
  }
}

export const saveChoice = (storage: Kept, choice: ExportChoice) => storage.setItem(keptAs, JSON.stringify(choice));

/** The settings of formats for accounting programs and banks. */
export const settingKeys = {
  datev: ["consultant", "client", "expense_account", "creditor_account", "fiscal_year_month"],
  lexware: ["expense_account", "creditor_account"],
  xero: ["expense_account", "tax_name", "no_tax_name", "day_order"],
  quickbooks: ["expense_account", "tax_name", "no_tax_name", "day_order"],
  odoo: ["expense_account", "tax_name", "no_tax_name"],
  erpnext: ["expense_account", "tax_name"],
  sage: ["expense_account", "creditor_account", "tax_name", "no_tax_name"],
  sepa: ["debtor_name", "debtor_iban", "debtor_bic", "execution_date"],
} as const satisfies Partial<Record<ExportFormat, readonly (keyof ExportSettings)[]>>;

export type FormatWithSettings = keyof typeof settingKeys;
export const hasSettings = (format: ExportFormat): format is FormatWithSettings => format in settingKeys;

export type RejectedExportSetting = Readonly<{ key: keyof ExportSettings; message: string }>;

/** The setting of the format that an error is about; undefined for other errors. */
export function rejectedExportSetting(format: ExportFormat, error: Error | null): RejectedExportSetting | undefined {
  if (!(error instanceof ApiError) || !hasSettings(format)) return undefined;
  const key = settingKeys[format].find((name) => error.parameter === `settings.${name}`);
  return key && { key, message: error.message };
}

type Wanted = Readonly<{ search: ListSearch; ids?: ReadonlySet<string> }>;

/** The request body of the export. */
export function exportBody({ format, include, columns, settings }: ExportChoice, wanted: Wanted): CreateExportBody {
  return {
    format,
    include,
    filter: filterOf(wanted),
    ...(hasSettings(format) && { settings: settingsOf(format, settings) }),
    ...(isTable(format) && columns.length > 0 && { columns: [...columns] }),
  };
}

/** The settings that are missing for an importable file. */
export const missingSettings = ({ format, settings }: ExportChoice) => missingExportSettings(format, settings);

function settingsOf(format: FormatWithSettings, settings: ExportSettings): ExportSettings {
  return Object.fromEntries(settingKeys[format].flatMap((key) => (settings[key] ? [[key, settings[key]]] : [])));
}

function filterOf({ search, ids }: Wanted): ExportFilter {
  if (ids) return { ids: [...ids] };
  const { from, to, dated_from, dated_to, min, max, q } = search;
  return {
    ...(from && { created_from: from }),
    ...(to && { created_to: to }),
    ...(dated_from && { date_from: dated_from }),
    ...(dated_to && { date_to: dated_to }),
    ...(min !== undefined && { total_min: Number(min) }),
    ...(max !== undefined && { total_max: Number(max) }),
    ...(q && { q }),
  };
}
