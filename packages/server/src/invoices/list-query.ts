import type { ListInvoicesQuery } from "@inkvoice/contract";
import { insideBounds } from "../catalogue/counts.ts";
import type { ListFilter, MarkFilter } from "../catalogue/filter-probes.ts";
import {
  batchMark,
  currencyMark,
  externalMark,
  metadataMark,
  numberMark,
  reviewMark,
  vendorMarks,
} from "../catalogue/marks.ts";
import { type SortedPlace, type Sorting, sortingOf } from "../catalogue/sorted-list.ts";
import { invalidParameter } from "../platform/api-error.ts";

/** Whether only what version 1.2 knew is asked for: then every total is exact. */
export function isPlainQuery(query: ListInvoicesQuery): boolean {
  const {
    limit: _limit,
    offset: _offset,
    sort,
    status: _status,
    created_after: _after,
    created_before: _before,
    ...rest
  } = query;
  return sort === "-created_at" && Object.values(rest).every((value) => value === undefined);
}

function marksOf(query: ListInvoicesQuery): MarkFilter[] {
  const {
    vendor,
    invoice_number: number,
    currency,
    external_id: externalId,
    metadata,
    review,
    batch_id: batchId,
  } = query;
  return [
    ...(vendor === undefined ? [] : [{ marks: vendorMarks(vendor), prefix: true }]),
    ...(number === undefined ? [] : [{ marks: [numberMark(number)] }]),
    ...(currency === undefined ? [] : [{ marks: [currencyMark(currency)] }]),
    ...(externalId === undefined ? [] : [{ marks: [externalMark(externalId)] }]),
    ...Object.entries(metadata ?? {}).map(([key, value]) => ({ marks: [metadataMark(key, value)] })),
    ...(review === undefined ? [] : [{ marks: [reviewMark(review)] }]),
    ...(batchId === undefined ? [] : [{ marks: [batchMark(batchId)] }]),
  ];
}

/** What a caller asks for, as the catalogue is asked. */
export function filterOf(query: ListInvoicesQuery): ListFilter {
  const { created_after: after, created_before: before } = query;
  const { first, last } = insideBounds({ after, before });
  return {
    status: query.status,
    ...(after !== undefined && { createdFrom: first }),
    ...(before !== undefined && { createdTo: last }),
    q: query.q,
    min: query.total_min,
    max: query.total_max,
    dateFrom: query.date_from,
    dateTo: query.date_to,
    marked: marksOf(query),
    ...(query.needs_review === true && { look: "true" as const }),
    ...(query.needs_review === false && { settled: true }),
    ...(query.duplicates === true && { duplicates: "true" as const }),
    ...(query.duplicates === false && { single: true }),
  };
}

type Written = readonly [sort: string, value: string | number | null, id: string];

export function writeCursor(sort: string, { value, id }: SortedPlace): string {
  return Buffer.from(JSON.stringify([sort, value, id] satisfies Written)).toString("base64url");
}

/** The place a cursor names; one of another order, or none that a list gave, is refused. */
export function readCursor(cursor: string, sort: ListInvoicesQuery["sort"]): SortedPlace {
  const written = parsed(cursor);
  if (!written) throw invalidParameter("cursor", "is not one that this list gave");
  const [order, value, id] = written;
  if (order !== sort) throw invalidParameter("cursor", `belongs to a list sorted by ${order}`);
  if (!isValueOf(sortingOf(sort), value)) throw invalidParameter("cursor", "is not one that this list gave");
  return { value, id };
}

function parsed(cursor: string): Written | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(value) || value.length !== 3) return undefined;
    const [order, , id] = value;
    return typeof order === "string" && typeof id === "string" && /^inv_\d{1,19}$/.test(id)
      ? (value as unknown as Written)
      : undefined;
  } catch {
    return undefined;
  }
}

function isValueOf({ column }: Sorting, value: unknown): boolean {
  if (column === "created_at") return typeof value === "number" && Number.isSafeInteger(value);
  if (value === null) return true;
  return typeof value === (column === "total_amount" ? "number" : "string") && value !== "\0";
}
