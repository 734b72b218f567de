import type { SortOrder } from "@inkvoice/contract";
import type { RowSource } from "./list-row.ts";

/** Sortable columns of the facts; each has an index. */
export type FactsColumn = "issue_date" | "total_amount" | "vendor_sort";
export type Sorting<Column = "created_at" | FactsColumn> = Readonly<{ column: Column; descending: boolean }>;

const columns = {
  created_at: "created_at",
  date: "issue_date",
  total_amount: "total_amount",
  vendor: "vendor_sort",
} as const satisfies Record<string, Sorting["column"]>;

export function sortingOf(order: SortOrder): Sorting {
  const descending = order.startsWith("-");
  return { column: columns[order.replace("-", "") as keyof typeof columns], descending };
}

/** End of a page: the sort value (null if none) and the id. */
export type SortPosition = Readonly<{ value: string | number | null; id: string }>;

export function sortPositionOf(row: RowSource, { column }: Sorting): SortPosition {
  return { value: row[column], id: row.id };
}
