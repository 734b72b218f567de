import type { SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import { reviewMark } from "../search/filter-tokens.ts";
import type { ListFilter } from "./filter-lookups.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { listRow } from "./list-row.ts";
import { sortedRows } from "./sorted-list.ts";
import { placeOf, sortingOf } from "./sorting.ts";

export type ListWish = Readonly<{ cursor?: string | undefined; limit: number; sort?: SortOrder }>;
type Asked = Readonly<{ accountId: string; filter: InvoiceFilter }>;

/** What the dashboard asks for, as the catalogue is asked. */
function listFilter({ review, dated_from: dateFrom, dated_to: dateTo, ...filter }: InvoiceFilter): ListFilter {
  return { ...filter, dateFrom, dateTo, ...(review && { marked: [{ marks: [reviewMark(review)] }] }) };
}

/** One page of the dashboard's list. A cursor that no page of this list gave is refused. */
export async function pageOfInvoices(
  executor: Executor,
  { accountId, filter }: Asked,
  { cursor, limit, sort = "-created_at" }: ListWish,
): Promise<InvoicePage> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const source = { accountId, filter: listFilter(filter) };
  const sorting = sortingOf(sort);
  const { rows, more, count } = await sortedRows(executor, source, { sorting, after, limit });
  const last = rows.at(-1);
  return {
    invoices: rows.map(listRow),
    next_cursor: more && last ? writeCursor(sort, placeOf(last, sorting)) : null,
    count,
  };
}
