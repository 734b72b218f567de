import type { InvoiceList, ListInvoicesQuery } from "@inkvoice/contract";
import { countInvoices } from "../../catalogue/analytics/invoice-counts.ts";
import { filterDigest, readCursor, requireFilter, writeCursor } from "../../catalogue/list/list-cursor.ts";
import { sortedRows } from "../../catalogue/list/sorted-list.ts";
import { sortingOf, sortPositionOf } from "../../catalogue/list/sorting.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import type { Database } from "../../platform/db/schema.ts";
import { listNewestInvoices } from "./list-newest.ts";
import { isPlainQuery, listFilterOf } from "./list-query.ts";
import { listItem } from "./record-json.ts";

export type ListRequest = Readonly<{
  accountId: string;
  /** The person or key that asks. */
  approverId: string;
  query: ListInvoicesQuery;
  /** Whether a cursor must come from a list with the same filters. */
  isStrict?: boolean;
}>;

function filterOf({
  limit: _limit,
  offset: _offset,
  cursor: _cursor,
  sort: _sort,
  ...filter
}: ListInvoicesQuery): string {
  return filterDigest(filter);
}

async function plainPage(db: Database, { accountId, query }: ListRequest): Promise<InvoiceList> {
  const { limit, offset, status, sort, created_after: after, created_before: before } = query;
  const filter = { status, after, before };
  const [rows, total] = await Promise.all([
    listNewestInvoices(db, accountId, filter, { limit, offset }),
    countInvoices(db, accountId, filter),
  ]);
  const has_more = offset + rows.length < total;
  const last = rows.at(-1);
  const next_cursor =
    has_more && last ? writeCursor(sort, { value: last.created_at, id: last.id }, filterOf(query)) : null;
  return { invoices: rows.map(listItem), pagination: { total, limit, offset, has_more, next_cursor } };
}

/** Higher offsets would fetch rows only to skip them; use a cursor instead. */
const deepestOffset = 10_000;

async function filteredPage(db: Database, { accountId, approverId, query }: ListRequest): Promise<InvoiceList> {
  const { limit, offset, sort } = query;
  if (offset > deepestOffset)
    throw invalidParameter("offset", `must be at most ${deepestOffset} with filters; use cursor`);
  const sorting = sortingOf(sort);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const source = { accountId, filter: listFilterOf(query, approverId) };
  const found = await sortedRows(db, source, { sorting, after, limit: offset + limit });
  const rows = found.rows.slice(offset);
  const last = rows.at(-1);
  const { value, capped } = found.count;
  return {
    invoices: rows.map(listItem),
    pagination: {
      total: Math.max(value, found.rows.length + (found.more ? 1 : 0)),
      limit,
      offset,
      has_more: found.more,
      next_cursor: found.more && last ? writeCursor(sort, sortPositionOf(last, sorting), filterOf(query)) : null,
      ...(capped && { total_capped: true }),
    },
  };
}

/** One page of an account's invoices. */
export async function listPage(db: Database, asked: ListRequest): Promise<InvoiceList> {
  const { query } = asked;
  if (query.cursor !== undefined && query.offset > 0)
    throw invalidParameter("cursor", "cannot be given together with offset");
  if (query.cursor !== undefined && asked.isStrict) requireFilter(query.cursor, filterOf(query));
  return await (isPlainQuery(query) ? plainPage(db, asked) : filteredPage(db, asked));
}
