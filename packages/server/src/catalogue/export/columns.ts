import { type FieldPath, fieldAt } from "@inkvoice/contract";
import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import type { Column } from "./table.ts";

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
export const exportColumns: readonly Column<InvoiceRow>[] = [
  { title: "Id", value: (row) => row.id },
  ...Object.entries(listedFields).map(
    ([path, member]): Column<InvoiceRow> => ({
      title: fieldAt(path)?.column ?? path,
      value: (row) => row[member],
      isAmount: fieldAt(path)?.type === "amount",
    }),
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
