import { columnsOf, type LineItem, singleFields, valueAt } from "@inkvoice/contract";
import type { Column } from "@inkvoice/server/tables";
import type { DocumentResult } from "./document-result.ts";

type LineRow = Readonly<{ result: DocumentResult; line: LineItem; number: number }>;

const cellOf = (value: unknown) => (typeof value === "number" || typeof value === "string" ? value : null);

/** One row per document: every single field, under its API name. */
export const documentColumns: readonly Column<DocumentResult>[] = [
  { title: "file", value: ({ file }) => file },
  { title: "status", value: ({ status }) => status },
  { title: "error", value: (result) => (result.status === "failed" ? result.error.code : null) },
  ...singleFields.map(
    ({ path, type }): Column<DocumentResult> => ({
      title: path,
      value: (result) => (result.status === "completed" ? cellOf(valueAt(result.extracted_data, path)) : null),
      isAmount: type === "amount",
    }),
  ),
];

/** One row per line item. */
export const lineColumns: readonly Column<LineRow>[] = [
  { title: "file", value: ({ result }) => result.file },
  { title: "line", value: ({ number }) => number },
  ...columnsOf("line_items").map(
    ({ key, type }): Column<LineRow> => ({
      title: key,
      value: ({ line }) => cellOf(valueAt(line, key)),
      isAmount: type === "amount",
    }),
  ),
];

export function lineRows(results: readonly DocumentResult[]): readonly LineRow[] {
  return results.flatMap((result) => {
    const lines = result.status === "completed" ? (result.extracted_data.line_items ?? []) : [];
    return lines.map((line, index) => ({ result, line, number: index + 1 }));
  });
}
