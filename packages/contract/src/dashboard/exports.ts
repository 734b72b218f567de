import { z } from "zod";
import { invoiceFilter, listSort } from "./invoices.ts";

/** INDEX of export formats: tables, records, e-invoices, and files for accounting programs. */
export const exportFormats = [
  "csv",
  "csv-semicolon",
  "xlsx",
  "jsonl",
  "ubl",
  "cii",
  "datev",
  "lexware",
  "xero",
  "quickbooks",
] as const;
export type ExportFormat = (typeof exportFormats)[number];

const account = z.string().regex(/^\d{3,9}$/, "must be 3 to 9 digits");
const name = z.string().trim().min(1).max(80);

/** Settings of accounting programs that are not on invoices. */
export const bookingWish = z
  .object({
    /** The expense account: a number for German programs, a code or name for others. */
    expense_account: name,
    /** The creditors' account, for double-entry programs. */
    creditor_account: account,
    /** DATEV's numbers of consultant and client. */
    consultant: z.string().regex(/^\d{4,7}$/, "must be 4 to 7 digits"),
    client: z.string().regex(/^\d{1,5}$/, "must be 1 to 5 digits"),
    fiscal_year_month: z.coerce.number().int().min(1).max(12),
    /** The program's name of a tax; {rate} stands for the percentage. */
    tax_name: name,
    no_tax_name: name,
    day_order: z.enum(["day_first", "month_first", "year_first"]),
  })
  .partial();
export type BookingWish = z.infer<typeof bookingWish>;

/** Limit due to the length of a URL. */
export const maxExportedIds = 500;
const list = (most: number) =>
  z.string().transform((text, context) => {
    const parts = text.split(",").filter(Boolean);
    if (parts.length <= most) return parts;
    context.addIssue({ code: "custom", message: `must name at most ${most}` });
    return z.NEVER;
  });

/** Query parameters of an export: the list's filters and order, or single invoices. */
export const exportQuery = invoiceFilter.extend({
  format: z.enum(exportFormats),
  sort: listSort,
  ids: list(maxExportedIds).optional(),
  /** Column keys in order; all by default. */
  columns: list(200).optional(),
  /** booking[expense_account]=4980 */
  booking: bookingWish.optional(),
});

export type ExportColumn = { key: string; title: string };
