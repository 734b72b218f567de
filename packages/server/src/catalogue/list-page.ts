import type { SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import type { Executor } from "../platform/db/schema.ts";
import type { ListFilter } from "./filter-probes.ts";
import { type FoundRows, newestRows } from "./invoice-list.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { listRow } from "./list-row.ts";
import { reviewMark } from "./marks.ts";
import { placeOf, type SortedPlace, sortedRows, sortingOf } from "./sorted-list.ts";

export type ListWish = Readonly<{ cursor?: string | undefined; limit: number; sort?: SortOrder }>;
type Asked = Readonly<{ accountId: string; filter: InvoiceFilter }>;

const newestFirst = "-created_at";

/** What the dashboard asks for, as the catalogue is asked. */
function listFilter({ review, dated_from: dateFrom, dated_to: dateTo, ...filter }: InvoiceFilter): ListFilter {
  return { ...filter, dateFrom, dateTo, ...(review && { marked: [{ marks: [reviewMark(review)] }] }) };
}

/** One page of the dashboard's list. A cursor that no page of this list gave is refused. */
export async function pageOfInvoices(
  executor: Executor,
  { accountId, filter }: Asked,
  { cursor, limit, sort = newestFirst }: ListWish,
): Promise<InvoicePage> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const source = { accountId, filter: listFilter(filter) };
  const { rows, more, count } = await rowsOf(executor, source, { sort, after, limit });
  const last = rows.at(-1);
  return {
    invoices: rows.map(listRow),
    next_cursor: more && last ? writeCursor(sort, placeOf(last, sortingOf(sort))) : null,
    count,
  };
}

type Page = Readonly<{ sort: SortOrder; after: SortedPlace | undefined; limit: number }>;

function rowsOf(
  executor: Executor,
  source: Readonly<{ accountId: string; filter: ListFilter }>,
  { sort, after, limit }: Page,
): Promise<FoundRows> {
  if (sort !== newestFirst) return sortedRows(executor, source, { sorting: sortingOf(sort), after, limit });
  return newestRows(executor, source, { after: after && { createdAt: Number(after.value), id: after.id }, limit });
}
