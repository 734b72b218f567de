import { type InvoiceList, invoiceList, type ListInvoicesQuery, listInvoicesQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { countInvoices } from "../../catalogue/counts.ts";
import { newestRows } from "../../catalogue/invoice-list.ts";
import { placeOf, sortedRows, sortingOf } from "../../catalogue/sorted-list.ts";
import { defineRoute } from "../../http/route.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import type { Database } from "../../platform/db/schema.ts";
import { filterOf, isPlainQuery, readCursor, writeCursor } from "../list-query.ts";
import { listItem } from "../record.ts";
import { listInvoices as readPage } from "../repository.ts";

type Asked = Readonly<{ accountId: string; query: ListInvoicesQuery }>;

async function plainPage(db: Database, { accountId, query }: Asked): Promise<InvoiceList> {
  const { limit, offset, status, sort, created_after: after, created_before: before } = query;
  const filter = { status, after, before };
  const [rows, total] = await Promise.all([
    readPage(db, accountId, filter, { limit, offset }),
    countInvoices(db, accountId, filter),
  ]);
  const has_more = offset + rows.length < total;
  const last = rows.at(-1);
  const next_cursor = has_more && last ? writeCursor(sort, { value: last.created_at, id: last.id }) : null;
  return { invoices: rows.map(listItem), pagination: { total, limit, offset, has_more, next_cursor } };
}

/** Beyond this, rows that nobody sees would be fetched one by one: a cursor goes straight to them. */
const deepestOffset = 10_000;

async function filteredPage(db: Database, { accountId, query }: Asked): Promise<InvoiceList> {
  const { limit, offset, sort } = query;
  if (offset > deepestOffset)
    throw invalidParameter("offset", `must be at most ${deepestOffset} with filters; use cursor`);
  const sorting = sortingOf(sort);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const source = { accountId, filter: filterOf(query) };
  const found =
    sort === "-created_at"
      ? await newestRows(db, source, {
          after: after && { createdAt: Number(after.value), id: after.id },
          limit: offset + limit,
        })
      : await sortedRows(db, source, { sorting, after, limit: offset + limit });
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
      next_cursor: found.more && last ? writeCursor(sort, placeOf(last, sorting)) : null,
      ...(capped && { total_capped: true }),
    },
  };
}

export const listInvoices = defineRoute({
  method: "GET",
  path: "/v1/invoices",
  auth: key("invoices:read"),
  operation: "listInvoices",
  tag: "Invoices",
  summary: "List invoices, newest first",
  description:
    "Every filter that is given must match. Pages are asked for by `offset`, or by the `next_cursor` of the page before, which stays right while invoices arrive.",
  query: listInvoicesQuery,
  success: { status: 200, description: "One page of invoices", data: invoiceList },
  errors: ["INVALID_PARAMETER"],
  async handle({ db }, { principal, query }) {
    if (query.cursor !== undefined && query.offset > 0)
      throw invalidParameter("cursor", "cannot be given together with offset");
    const asked = { accountId: principal.accountId, query };
    return await (isPlainQuery(query) ? plainPage(db, asked) : filteredPage(db, asked));
  },
});
