import { type FieldPath, fieldAt } from "@inkvoice/contract";
import type { InvoiceRow } from "@inkvoice/contract/dashboard";

export type Cell = string | number | null;
type Column = Readonly<{ title: string; value(row: InvoiceRow): Cell }>;

/** Which member of a list's row holds a field, in the order of the exported columns. */
const listedFields = {
  "vendor.name": "vendor_name",
  invoice_number: "invoice_number",
  document_type: "document_type",
  date: "date",
  due_date: "due_date",
  total_amount: "total_amount",
  currency: "currency",
} as const satisfies Partial<Record<FieldPath, keyof InvoiceRow>>;

/** INDEX of the columns of an exported list, the same for every format. */
export const exportColumns: readonly Column[] = [
  { title: "Id", value: (row) => row.id },
  ...Object.entries(listedFields).map(
    ([path, member]): Column => ({ title: fieldAt(path)?.column ?? path, value: (row) => row[member] }),
  ),
  { title: "Status", value: (row) => row.status },
  { title: "Confidence", value: (row) => (row.confidence === null ? null : Math.round(row.confidence * 1000) / 1000) },
  { title: "Failed checks", value: (row) => (row.status === "completed" ? row.failed_checks : null) },
  { title: "Possible duplicates", value: (row) => row.duplicates },
  { title: "Corrected", value: (row) => (row.corrected ? "yes" : "no") },
  { title: "File", value: (row) => row.filename },
  { title: "Uploaded", value: (row) => row.created_at },
  { title: "Error", value: (row) => row.error?.message ?? null },
];

/** Also as East Asian keyboards write the signs, which spreadsheets take for the same, and behind blanks or a quote. */
const startsFormula = /^[\s\p{Z}\p{C}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63]/u;
const startsOddly = /^[\t\r\n\0]/;
/** Where a spreadsheet that splits at other signs than commas, as in much of Europe, sees a new cell within a text. */
const otherCell = /[^;|\t\r\n]+/g;

/**
 * Text from a document must never run as a formula in the reader's spreadsheet: a leading apostrophe makes it text.
 * Numbers are numbers and stay as they are, negative ones too.
 */
export function harmless(text: string): string {
  const quoted = text.replace(otherCell, (cell) => (startsFormula.test(cell) ? `'${cell}` : cell));
  return startsOddly.test(quoted) ? `'${quoted}` : quoted;
}
