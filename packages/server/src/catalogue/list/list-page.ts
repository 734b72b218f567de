import type { SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import { exportedToken, reviewToken } from "../search/filter-tokens.ts";
import type { ListFilter } from "./filters/filter-lookup.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { listRow } from "./list-row.ts";
import { sortedRows } from "./sorted-list.ts";
import { sortingOf, sortPositionOf } from "./sorting.ts";

export type ListPageRequest = Readonly<{ cursor?: string | undefined; limit: number; sort?: SortOrder }>;
type Filter = Omit<InvoiceFilter, "awaiting">;
type Asked = Readonly<{ accountId: string; filter: Filter }>;

/** Maps the dashboard's query to a catalogue filter. */
function listFilter({ review, exported, dated_from: dateFrom, dated_to: dateTo, ...filter }: Filter): ListFilter {
  const tokens = [...(review ? [reviewToken(review)] : []), ...(exported === "true" ? [exportedToken] : [])];
  const marked = tokens.map((token) => ({ tokens: [token] }));
  const flags = { unexported: exported === "false", settled: filter.look === "false" };
  return { ...filter, dateFrom, dateTo, ...(marked.length > 0 && { marked }), ...flags };
}

/** One page of the dashboard's list. Refuses a cursor of another list. */
export async function invoiceListPage(
  executor: Executor,
  { accountId, filter }: Asked,
  { cursor, limit, sort = "-created_at" }: ListPageRequest,
): Promise<InvoicePage> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const source = { accountId, filter: listFilter(filter) };
  const sorting = sortingOf(sort);
  const { rows, more, count } = await sortedRows(executor, source, { sorting, after, limit });
  const last = rows.at(-1);
  return {
    invoices: rows.map(listRow),
    next_cursor: more && last ? writeCursor(sort, sortPositionOf(last, sorting)) : null,
    count,
  };
}
