import type { BookingWish, ExportFormat } from "@inkvoice/contract/dashboard";
import { queryString } from "../../api/client.ts";
import type { ListSearch } from "./filter.ts";

/** The last export settings, kept in the browser: most people export the same way again. */
export type ExportChoice = Readonly<{
  format: ExportFormat;
  /** In this order; an empty list stands for all columns. */
  columns: readonly string[];
  booking: BookingWish;
}>;

const keptAs = "inkvoice-export";
const first: ExportChoice = { format: "xlsx", columns: [], booking: {} };

export type AccountingFormat = "datev" | "lexware" | "xero" | "quickbooks";
const booked: ReadonlySet<string> = new Set(["datev", "lexware", "xero", "quickbooks"] satisfies AccountingFormat[]);
const tables: ReadonlySet<string> = new Set(["csv", "csv-semicolon", "xlsx"] satisfies ExportFormat[]);

export const isAccountingFormat = (format: ExportFormat): format is AccountingFormat => booked.has(format);
export const isTable = (format: ExportFormat) => tables.has(format);

type Kept = Pick<Storage, "getItem" | "setItem">;

export function loadChoice(storage: Kept): ExportChoice {
  try {
    return { ...first, ...(JSON.parse(storage.getItem(keptAs) ?? "{}") as Partial<ExportChoice>) };
  } catch {
    return first;
  }
}

export const saveChoice = (storage: Kept, choice: ExportChoice) => storage.setItem(keptAs, JSON.stringify(choice));

/** The booking settings that each program needs. */
export const bookingKeys = {
  datev: ["consultant", "client", "expense_account", "creditor_account", "fiscal_year_month"],
  lexware: ["expense_account", "creditor_account"],
  xero: ["expense_account", "tax_name", "no_tax_name", "day_order"],
  quickbooks: ["expense_account", "tax_name", "no_tax_name", "day_order"],
} as const satisfies Record<AccountingFormat, readonly (keyof BookingWish)[]>;

type Wanted = Readonly<{ search: ListSearch; ids?: ReadonlySet<string> }>;

/** The download URL of the export. */
export function exportUrl({ format, columns, booking }: ExportChoice, { search, ids }: Wanted): string {
  const settings = isAccountingFormat(format)
    ? bookingKeys[format].flatMap((key) => (booking[key] ? [[`booking[${key}]`, booking[key]] as const] : []))
    : [];
  return `/api/invoices/export${queryString({
    format,
    ...(ids ? { ids: [...ids].join(","), sort: search.sort } : search),
    ...(isTable(format) && columns.length > 0 ? { columns: columns.join(",") } : {}),
    ...Object.fromEntries(settings),
  })}`;
}
