import type { Executor } from "../../../platform/db/schema.ts";
import { queryWords } from "../../summary.ts";
import { factsFilters, isYetToExport } from "./facts-lookups.ts";
import type { FilterLookup, RowCondition, Source } from "./filter-lookup.ts";
import { termLookup } from "./term-lookups.ts";
import { tokenLookups } from "./token-lookups.ts";

/** The lookups of all filters. If several have many matches, the first one provides the ids. */
export async function filterLookups(executor: Executor, { accountId, filter }: Source): Promise<FilterLookup[]> {
  const words = queryWords(filter.q ?? "").map((prefix) => termLookup({ executor, accountId, prefix }));
  const filters = factsFilters(filter);
  const allConditions: RowCondition = (where) =>
    where.and(filters.map(({ condition, tested }) => (tested ?? condition)(where)));
  const facts = filters.map(({ condition, lookup }) => lookup({ executor, accountId, condition, allConditions }));
  const tokens = await tokenLookups({ executor, accountId }, filter);
  const all = [...(await Promise.all(words)), ...tokens, ...facts];
  // Facts first, because their index on invoices to export is the smallest.
  return isYetToExport(filter) ? [...facts, ...all.filter((lookup) => !facts.includes(lookup))] : all;
}
