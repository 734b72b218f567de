import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";
import { countInvoices } from "../analytics/invoice-counts.ts";
import {
  type Count,
  countUpTo,
  type FilterLookup,
  type IdQuery,
  perRow,
  type RowCondition,
  type Source,
} from "./filters/filter-lookup.ts";
import { filterLookups } from "./filters/lookups-of-filter.ts";
import { isRanged, uploadBounds } from "./invoice-list.ts";
import { rareLimit } from "./invoice-list-plan.ts";
import type { FactsColumn } from "./sorting.ts";

export type SortedPlan = Readonly<{
  /** The only possible matches, if few enough to be fetched and sorted. */
  picked: IdQuery | undefined;
  /** Further conditions of each row. */
  conditions: readonly RowCondition[];
  isFiltered: boolean;
  /** Number of matches; undefined if only a scan could count them. */
  count: (() => Promise<Count>) | undefined;
}>;

type Filter = Pick<FilterLookup, "matches" | "count" | "condition" | "isOfFacts" | "rangeOf">;

/**
 * Query plan for a sorted list. Few matches are fetched and sorted; with many, a scan of the sort index soon fills a
 * page. The scan passes (invoices / matches) rows per match. If passing a row costs a 25th of fetching one, both ways
 * take equally long for a page of 50 when the matches are the square root of twice the invoices. A condition outside of
 * the index costs ten times as much. A range of the sort column is contiguous in its index and needs no counting.
 */
export async function planSorted(executor: Executor, source: Source, column: FactsColumn): Promise<SortedPlan> {
  const lookups = await filterLookups(executor, source);
  const [only, ...others] = lookups;
  const count = only && others.length === 0 ? () => only.count(rareLimit) : undefined;
  const filters = [...lookups, ...(isRanged(source) ? [rangeOf(executor, source)] : [])];
  const choice = filters.filter((filter) => filter.rangeOf !== column);
  const picked = choice.length > 0 ? await rarest(choice, await mostPicked(executor, source, filters)) : undefined;
  const conditions = filters.filter((filter) => filter !== picked).map((filter) => filter.condition);
  return {
    picked: picked?.matches,
    conditions: [...conditions, ...flagsOf(source)],
    isFiltered: lookups.length > 0,
    count,
  };
}

async function mostPicked(executor: Executor, { accountId }: Source, filters: readonly Filter[]): Promise<number> {
  const all = await countInvoices(executor, accountId, {});
  return Math.ceil(Math.sqrt(all * (filters.every((filter) => filter.isOfFacts) ? 2 : 20)));
}

/** The filter with the fewest matches; undefined if all have more than `most`. */
async function rarest(filters: readonly Filter[], most: number): Promise<Filter | undefined> {
  let found: Readonly<{ filter: Filter; matches: number }> | undefined;
  for (const filter of filters) {
    const { value, capped } = await filter.count(found?.matches ?? most);
    if (!capped) found = { filter, matches: value };
  }
  return found?.filter;
}

function flagsOf({ filter }: Source): RowCondition[] {
  return [
    ...(filter.settled ? [((where) => where.and([where("f.needs_look", "=", 0)])) satisfies RowCondition] : []),
    ...(filter.unexported ? [((where) => where.and([where("f.exported_at", "is", null)])) satisfies RowCondition] : []),
    ...(filter.single ? [((where) => where.and([where("f.duplicates", "=", 0)])) satisfies RowCondition] : []),
  ];
}

/** Status and upload time are columns of the invoice. */
function rangeOf(executor: Executor, { accountId, filter }: Source): Filter {
  const { first, last } = uploadBounds(filter);
  const status = filter.settled ? "completed" : filter.status;
  let matches = executor.selectFrom("invoices").select("id as invoice_id").where("account_id", "=", accountId);
  if (status) matches = matches.where("status", "=", status);
  if (first !== undefined) matches = matches.where("created_at", ">=", first);
  if (last !== undefined) matches = matches.where("created_at", "<=", last);
  // The builder's type names the table; callers only need the id.
  const ids = matches as unknown as IdQuery;
  return {
    matches: ids,
    count: (limit) => countUpTo(executor, ids, limit),
    isOfFacts: false,
    condition: (where) => {
      let own = where.selectFrom("invoices as own").select(sql.lit(1).as("one")).modifyEnd(perRow);
      own = own.whereRef("own.id", "=", "f.invoice_id");
      if (status) own = own.where("own.status", "=", status);
      if (first !== undefined) own = own.where("own.created_at", ">=", first);
      if (last !== undefined) own = own.where("own.created_at", "<=", last);
      return where.exists(own);
    },
  };
}
