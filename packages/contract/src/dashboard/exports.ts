import { z } from "zod";
import { invoiceFilter, listSort } from "./invoices.ts";

/** INDEX of the formats of an export: tables, records, e-invoices, and files that bookkeeping programs read. */
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

/** What a bookkeeping program needs to know that stands on no invoice. */
export const bookingWish = z
  .object({
    /** The account that expenses are booked on: a number for German programs, a code or a name for the others. */
    expense_account: name,
    /** The account of the creditors, for programs that book both sides. */
    creditor_account: account,
    /** DATEV's numbers of the tax consultant and of the client. */
    consultant: z.string().regex(/^\d{4,7}$/, "must be 4 to 7 digits"),
    client: z.string().regex(/^\d{1,5}$/, "must be 1 to 5 digits"),
    fiscal_year_month: z.coerce.number().int().min(1).max(12),
    /** What the program calls a tax; {rate} stands for the percentage. */
    tax_name: name,
    no_tax_name: name,
    day_order: z.enum(["day_first", "month_first", "year_first"]),
  })
  .partial();
export type BookingWish = z.infer<typeof bookingWish>;

/** An address holds so many ids. */
export const mostExportedIds = 500;
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
  ids: list(mostExportedIds).optional(),
  /** Keys of the columns of a table, in their order; all without it. */
  columns: list(200).optional(),
  /** booking[expense_account]=4980 */
  booking: bookingWish.optional(),
});

export type ExportColumn = { key: string; title: string };
