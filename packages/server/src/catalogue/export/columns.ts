import type { InvoiceRow } from "@inkvoice/contract/dashboard";

export type Cell = string | number | null;
type Column = Readonly<{ title: string; value(row: InvoiceRow): Cell }>;

/** INDEX of the columns of an exported list, the same for every format. */
export const exportColumns: readonly Column[] = [
  { title: "Id", value: (row) => row.id },
  { title: "Vendor", value: (row) => row.vendor_name },
  { title: "Number", value: (row) => row.invoice_number },
  { title: "Type", value: (row) => row.document_type },
  { title: "Date", value: (row) => row.date },
  { title: "Due date", value: (row) => row.due_date },
  { title: "Total", value: (row) => row.total_amount },
  { title: "Currency", value: (row) => row.currency },
  { title: "Status", value: (row) => row.status },
  { title: "Confidence", value: (row) => (row.confidence === null ? null : Math.round(row.confidence * 1000) / 1000) },
  { title: "Failed checks", value: (row) => (row.status === "completed" ? row.failed_checks : null) },
  { title: "Possible duplicates", value: (row) => row.duplicates },
  { title: "Corrected", value: (row) => (row.corrected ? "yes" : "no") },
  { title: "File", value: (row) => row.filename },
  { title: "Uploaded", value: (row) => row.created_at },
  { title: "Error", value: (row) => row.error?.message ?? null },
];

const startsFormula = /^[=+\-@\t\r\0]/;

/**
 * Text from a document must never run as a formula in the reader's spreadsheet: a leading apostrophe makes it text.
 * Numbers are numbers and stay as they are, negative ones too.
 */
export function harmless(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}
