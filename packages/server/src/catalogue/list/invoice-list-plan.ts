import type { Executor } from "../../platform/db/schema.ts";
import {
  type Count,
  type FetchIdsByAge,
  type FilterLookup,
  firstMatches,
  type RowCondition,
  type Source,
} from "./filters/filter-lookup.ts";
import { filterLookups } from "./filters/lookups-of-filter.ts";

/** A filter with at most this many matches is rare: all of them are fetched and the page is taken from them. */
export const rareLimit = 1000;

/** The query for a page of the list in order of age. */
export type Plan = Readonly<{
  /** Source of ids; undefined to scan the account's invoices in list order. */
  ids: FetchIdsByAge | undefined;
  /** Further conditions of each row. */
  conditions: readonly RowCondition[];
  /** Number of matches; undefined if only a scan could count them. */
  count: (() => Promise<Count>) | undefined;
}>;

/**
 * Chooses the filter that provides the ids; the others become conditions of each row. The databases cannot estimate
 * how many invoices contain a term, so filters are counted up to a limit. A rare filter is fetched whole. If all are
 * common, the ids come from one with an index in list order, since a page is then filled after few rows.
 */
export async function chooseAccessPath(executor: Executor, source: Source): Promise<Plan> {
  const lookups = await filterLookups(executor, source);
  const [first, ...others] = lookups;
  if (!first) return { ids: undefined, conditions: [], count: undefined };
  if (others.length === 0 && first.order === "index") {
    const conditions = first.exact === false ? [first.condition] : [];
    return { ids: first.byAge, conditions, count: () => first.count(rareLimit) };
  }
  const { rare, common } = await byRarity(lookups);
  const conditions = common.map((lookup) => lookup.condition);
  if (rare)
    return {
      ids: listed(rare),
      conditions,
      count: conditions.length > 0 ? undefined : async () => ({ value: rare.length, capped: false }),
    };
  const leading =
    common.find((lookup) => lookup.order === "index") ?? common.find((lookup) => lookup.order === "search");
  return {
    ids: leading?.byAge,
    conditions: common
      .filter((lookup) => lookup !== leading || lookup.exact === false)
      .map((lookup) => lookup.condition),
    count: others.length === 0 ? async () => ({ value: rareLimit, capped: true }) : undefined,
  };
}

type ByRarity = Readonly<{
  /** The ids common to all rare filters, if there is any. */
  rare: readonly string[] | undefined;
  common: readonly FilterLookup[];
}>;

async function byRarity(lookups: readonly FilterLookup[]): Promise<ByRarity> {
  let rare: Set<string> | undefined;
  const common: FilterLookup[] = [];
  for (const lookup of lookups) {
    if ((await lookup.count(rareLimit)).capped) {
      common.push(lookup);
      continue;
    }
    const ids = await firstMatches(lookup, rareLimit);
    rare = new Set(rare ? ids.filter((id) => rare?.has(id)) : ids);
  }
  return { rare: rare && [...rare], common };
}

function listed(ids: readonly string[]): FetchIdsByAge {
  const rising = ids.toSorted();
  return async ({ beyond, limit, oldestFirst }) => {
    const inOrder = oldestFirst ? rising : rising.toReversed();
    const isFurther = (id: string) => beyond === undefined || (oldestFirst ? id > beyond : id < beyond);
    const from = inOrder.findIndex(isFurther);
    return from < 0 ? [] : inOrder.slice(from, from + limit);
  };
}
