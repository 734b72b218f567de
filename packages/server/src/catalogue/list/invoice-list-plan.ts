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

/** How a page of the list is fetched by age. */
export type Plan = Readonly<{
  /** Source of ids; undefined to scan the account's invoices in list order. */
  ids: FetchIdsByAge | undefined;
  /** Further conditions of each row. */
  conditions: readonly RowCondition[];
  /** Number of matches; undefined if only a scan could count them. */
  count: (() => Promise<Count>) | undefined;
}>;

/**
 * Neither database knows beforehand whether a term is in three invoices or in all. A single
 * filter whose index is in list order needs no planning. Otherwise filters are counted up to a limit: rare ones provide
 * the ids; among common ones, the one that comes by age leads and the others are tested per row, where a page is soon
 * filled.
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
