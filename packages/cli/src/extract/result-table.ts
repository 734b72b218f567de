import { columnsOf, type LineItem, singleFields, valueAt } from "@inkvoice/contract";
import type { Column } from "@inkvoice/server/tables";
import { type DocumentResult, type InvoiceResult, invoicesOf } from "./document-result.ts";

/** `invoice` is absent where the document failed. */
type InvoiceRow = Readonly<{ result: DocumentResult; invoice?: InvoiceResult }>;
type LineRow = Readonly<{ result: DocumentResult; invoice: InvoiceResult; line: LineItem; number: number }>;

const cellOf = (value: unknown) => (typeof value === "number" || typeof value === "string" ? value : null);

/** One row per invoice: every single field, under its API name. */
export const invoiceColumns: readonly Column<InvoiceRow>[] = [
  { title: "file", value: ({ result }) => result.file },
  { title: "first_page", value: ({ invoice }) => invoice?.pages[0] ?? null },
  { title: "status", value: ({ result }) => result.status },
  { title: "error", value: ({ result }) => (result.status === "failed" ? result.error.code : null) },
  ...singleFields.map(
    ({ path, type }): Column<InvoiceRow> => ({
      title: path,
      value: ({ invoice }) => (invoice ? cellOf(valueAt(invoice.extracted_data, path)) : null),
      isAmount: type === "amount",
    }),
  ),
];

/** One row per line item. */
export const lineColumns: readonly Column<LineRow>[] = [
  { title: "file", value: ({ result }) => result.file },
  { title: "first_page", value: ({ invoice }) => invoice.pages[0] },
  { title: "line", value: ({ number }) => number },
  ...columnsOf("line_items").map(
    ({ key, type }): Column<LineRow> => ({
      title: key,
      value: ({ line }) => cellOf(valueAt(line, key)),
      isAmount: type === "amount",
    }),
  ),
];

export function invoiceRows(results: readonly DocumentResult[]): readonly InvoiceRow[] {
  return results.flatMap((result): readonly InvoiceRow[] =>
    result.status === "failed" ? [{ result }] : invoicesOf(result).map((invoice) => ({ result, invoice })),
  );
}

export function lineRows(results: readonly DocumentResult[]): readonly LineRow[] {
  return results.flatMap((result) =>
    invoicesOf(result).flatMap((invoice) =>
      (invoice.extracted_data.line_items ?? []).map((line, index) => ({ result, invoice, line, number: index + 1 })),
    ),
  );
}
