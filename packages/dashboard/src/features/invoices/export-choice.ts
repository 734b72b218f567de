import type { BookingWish, ExportFormat } from "@inkvoice/contract/dashboard";
import { queryString } from "../../api/client.ts";
import type { ListSearch } from "./filter.ts";

/** How somebody exports: kept in the browser, because the next time is mostly the same. */
export type ExportChoice = Readonly<{
  format: ExportFormat;
  /** In their order; none is all. */
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

/** Which of the booking settings a program asks for. */
export const bookingKeys = {
  datev: ["consultant", "client", "expense_account", "creditor_account", "fiscal_year_month"],
  lexware: ["expense_account", "creditor_account"],
  xero: ["expense_account", "tax_name", "no_tax_name", "day_order"],
  quickbooks: ["expense_account", "tax_name", "no_tax_name", "day_order"],
} as const satisfies Record<AccountingFormat, readonly (keyof BookingWish)[]>;

type Wanted = Readonly<{ search: ListSearch; ids?: ReadonlySet<string> }>;

/** Where the file is fetched from. */
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
