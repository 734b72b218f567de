import type { ListInvoicesQuery } from "@inkvoice/contract";
import { insideBounds } from "../../catalogue/analytics/invoice-counts.ts";
import type { ListFilter, TokenFilter } from "../../catalogue/list/filters/filter-lookup.ts";
import {
  batchToken,
  currencyToken,
  exportedToken,
  externalIdToken,
  metadataToken,
  numberToken,
  reviewToken,
  tagToken,
  vendorTokens,
} from "../../catalogue/search/filter-tokens.ts";

/** Whether the query uses only parameters of version 1.2, whose totals are always exact. */
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

/** Filters on exact values, which the search index holds as tokens. */
function tokenFiltersOf(query: ListInvoicesQuery): TokenFilter[] {
  const {
    vendor,
    invoice_number: number,
    currency,
    external_id: externalId,
    metadata,
    review,
    exported,
    batch_id: batchId,
    tag,
  } = query;
  return [
    ...(vendor === undefined ? [] : [{ tokens: vendorTokens(vendor), prefix: true }]),
    ...(number === undefined ? [] : [{ tokens: [numberToken(number)] }]),
    ...(currency === undefined ? [] : [{ tokens: [currencyToken(currency)] }]),
    ...(externalId === undefined ? [] : [{ tokens: [externalIdToken(externalId)] }]),
    ...Object.entries(metadata ?? {}).map(([key, value]) => ({ tokens: [metadataToken(key, value)] })),
    ...(review === undefined ? [] : [{ tokens: [reviewToken(review)] }]),
    ...(exported === true ? [{ tokens: [exportedToken] }] : []),
    ...(batchId === undefined ? [] : [{ tokens: [batchToken(batchId)] }]),
    ...(tag === undefined ? [] : [{ tokens: [tagToken(tag)] }]),
  ];
}

/** Maps query parameters of this person or key to a catalogue filter. */
export function listFilterOf(query: ListInvoicesQuery, approverId: string): ListFilter {
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
    marked: tokenFiltersOf(query),
    ...(query.confidence && { band: query.confidence }),
    ...(query.needs_review === true && { look: "true" as const }),
    ...(query.needs_review === false && { settled: true }),
    ...(query.awaiting && { awaiting: { approverId, people: query.awaiting } }),
    ...(query.duplicates === true && { duplicates: "true" as const }),
    ...(query.duplicates === false && { single: true }),
    ...(query.exported === false && { unexported: true }),
  };
}
