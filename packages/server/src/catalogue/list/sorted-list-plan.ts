import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";
import { countInvoices } from "../analytics/invoice-counts.ts";
import {
  type Condition,
  type Count,
  countUpTo,
  type IdQuery,
  type Probe,
  probesOf,
  rowByRow,
  type Source,
} from "./filter-lookups.ts";
import { isRanged, rareLimit, uploadBounds } from "./invoice-list.ts";
import type { FactsColumn } from "./sorting.ts";

export type SortedPlan = Readonly<{
  /** The only ones that may match, where they are few enough to be looked up and sorted. */
  picked: IdQuery | undefined;
  /** What each must meet besides. */
  conditions: readonly Condition[];
  isFiltered: boolean;
  /** How many match; undefined where only the rows would tell. */
  count: (() => Promise<Count>) | undefined;
}>;

type Filter = Pick<Probe, "matches" | "count" | "condition" | "isOfFacts" | "rangeOf">;

/**
 * Few matches are looked up and sorted; of many, enough for a page are soon met on the way through the index of the order. That
 * way is as long as there are invoices to each match: where passing one costs a twenty-fifth of looking one up, a page of fifty
 * takes as long either way when the matches are the root of twice all invoices. A test outside of the index costs ten times as much.
 * A range of what the list is sorted by is where its index is entered and left: its matches need no counting.
 */
export async function planSorted(executor: Executor, source: Source, column: FactsColumn): Promise<SortedPlan> {
  const probes = await probesOf(executor, source);
  const [only, ...others] = probes;
  const count = only && others.length === 0 ? () => only.count(rareLimit) : undefined;
  const filters = [...probes, ...(isRanged(source) ? [rangeOf(executor, source)] : [])];
  const choice = filters.filter((filter) => filter.rangeOf !== column);
  const picked = choice.length > 0 ? await rarest(choice, await mostPicked(executor, source, filters)) : undefined;
  const conditions = filters.filter((filter) => filter !== picked).map((filter) => filter.condition);
  return {
    picked: picked?.matches,
    conditions: [...conditions, ...flagsOf(source)],
    isFiltered: probes.length > 0,
    count,
  };
}

async function mostPicked(executor: Executor, { accountId }: Source, filters: readonly Filter[]): Promise<number> {
  const all = await countInvoices(executor, accountId, {});
  return Math.ceil(Math.sqrt(all * (filters.every((filter) => filter.isOfFacts) ? 2 : 20)));
}

/** The filter with the fewest matches, unless each has more than so many. */
async function rarest(filters: readonly Filter[], most: number): Promise<Filter | undefined> {
  let found: Readonly<{ filter: Filter; matches: number }> | undefined;
  for (const filter of filters) {
    const { value, capped } = await filter.count(found?.matches ?? most);
    if (!capped) found = { filter, matches: value };
  }
  return found?.filter;
}

function flagsOf({ filter }: Source): Condition[] {
  return [
    ...(filter.settled ? [((where) => where.and([where("f.needs_look", "=", 0)])) satisfies Condition] : []),
    ...(filter.single ? [((where) => where.and([where("f.duplicates", "=", 0)])) satisfies Condition] : []),
  ];
}

/** Status and time of upload stand with the invoice itself. */
function rangeOf(executor: Executor, { accountId, filter }: Source): Filter {
  const { first, last } = uploadBounds(filter);
  const status = filter.settled ? "completed" : filter.status;
  let matches = executor.selectFrom("invoices").select("id as invoice_id").where("account_id", "=", accountId);
  if (status) matches = matches.where("status", "=", status);
  if (first !== undefined) matches = matches.where("created_at", ">=", first);
  if (last !== undefined) matches = matches.where("created_at", "<=", last);
  // The builder's type names the table; whoever asks for ids needs only the id.
  const ids = matches as unknown as IdQuery;
  return {
    matches: ids,
    count: (limit) => countUpTo(executor, ids, limit),
    isOfFacts: false,
    condition: (where) => {
      let own = where.selectFrom("invoices as own").select(sql.lit(1).as("one")).modifyEnd(rowByRow);
      own = own.whereRef("own.id", "=", "f.invoice_id");
      if (status) own = own.where("own.status", "=", status);
      if (first !== undefined) own = own.where("own.created_at", ">=", first);
      if (last !== undefined) own = own.where("own.created_at", "<=", last);
      return where.exists(own);
    },
  };
}
