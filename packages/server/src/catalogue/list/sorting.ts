import type { SortOrder } from "@inkvoice/contract";
import type { RowSource } from "./list-row.ts";

/** Columns of the facts that lists are sorted by; each has an index of its own. */
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

/** Where a page ends: the value it is sorted by, null among those that have none, and the id. */
export type SortedPlace = Readonly<{ value: string | number | null; id: string }>;

export function placeOf(row: RowSource, { column }: Sorting): SortedPlace {
  return { value: row[column], id: row.id };
}
