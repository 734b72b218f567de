import type { AwaitedPeople } from "@inkvoice/contract";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../../../platform/db/schema.ts";
import type { FactsColumn } from "../sorting.ts";

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
export type Builder = ExpressionBuilder<ListTables, "i" | "f">;
export type RowCondition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

/** A page of ids by age, after `beyond`. */
type IdPage = Readonly<{ beyond: string | undefined; limit: number; oldestFirst: boolean }>;
/** Matching ids by age: ids sort by upload time. */
export type FetchIdsByAge = (wish: IdPage) => Promise<readonly string[]>;

/** `capped`: at least `value`. */
export type Count = Readonly<{ value: number; capped: boolean }>;

/** One filter, with the access paths that its index offers. */
export type FilterLookup = Readonly<{
  /** Number of matches, counted by the database up to the limit. */
  count(limit: number): Promise<Count>;
  /** Matching ids, unordered, possibly repeated. */
  matches: IdQuery;
  /** How matches are found by age: from an index, by scanning one (good if many match), or not at all. */
  order: "index" | "search" | "none";
  byAge: FetchIdsByAge;
  /** False if ids that come by age must also be tested by `condition`. */
  exact?: boolean;
  /** The filter as a condition on a facts row. */
  condition: RowCondition;
  /** Whether the facts alone decide the condition. */
  isOfFacts: boolean;
  /** The sort column of which the filter is a range: its matches are contiguous in that index. */
  rangeOf?: FactsColumn;
}>;

/** One of these filter tokens; with `prefix`, any token that starts with it. */
export type TokenFilter = Readonly<{ tokens: readonly string[]; prefix?: boolean }>;

/** Needs review by the approver, or only by others because the approver has approved it. */
export type AwaitedReview = Readonly<{ approverId: string; people: AwaitedPeople }>;

/** Filters of lists, in the dashboard and in the API. */
export type ListFilter = Omit<InvoiceFilter, "awaiting"> &
  Readonly<{
    awaiting?: AwaitedReview | undefined;
    /** Upload time in milliseconds, inclusive. */
    createdFrom?: number | undefined;
    createdTo?: number | undefined;
    /** Invoice date, inclusive. */
    dateFrom?: string | undefined;
    dateTo?: string | undefined;
    marked?: readonly TokenFilter[] | undefined;
    /** Needs no review. */
    settled?: boolean | undefined;
    /** Has no duplicates. */
    single?: boolean | undefined;
    /** Is in no export. */
    unexported?: boolean | undefined;
  }>;

export type Source = Readonly<{ accountId: string; filter: ListFilter }>;

/**
 * Suffix of a subquery that is evaluated per row. The offset keeps both databases from turning it into a join, for
 * which they would collect all matches first.
 */
export const perRow = sql`limit 1 offset 0`;

const idsOf = (rows: readonly { invoice_id: string }[]) => rows.map((row) => row.invoice_id);

export type IdQuery = SelectQueryBuilder<Tables, never, { invoice_id: string }>;

/** Merges several queries by age, each through its own index, in one statement without repeated ids. */
export function mergeByAge(executor: Executor, queries: readonly IdQuery[]): FetchIdsByAge {
  return async ({ beyond, limit, oldestFirst }) => {
    const direction = oldestFirst ? "asc" : "desc";
    const further = oldestFirst ? sql`>` : sql`<`;
    const parts = queries.map((query, index) => {
      const rest = beyond === undefined ? query : query.where(sql<SqlBool>`invoice_id ${further} ${beyond}`);
      const part = rest.orderBy("invoice_id", direction).limit(sql.lit(limit));
      return sql`select invoice_id from ${part} as ${sql.ref(`part_${index}`)}`;
    });
    if (parts.length === 0) return [];
    const { rows } = await sql<{ invoice_id: string }>`select distinct invoice_id
      from (${sql.join(parts, sql` union all `)}) as parts
      order by invoice_id ${sql.raw(direction)} limit ${sql.lit(limit)}`.execute(executor);
    return idsOf(rows);
  };
}

export async function countUpTo(executor: Executor, query: IdQuery, limit: number): Promise<Count> {
  const { matches } = await executor
    .selectFrom(query.limit(limit + 1).as("found"))
    .select((select) => select.fn.countAll<number>().as("matches"))
    .executeTakeFirstOrThrow();
  return { value: Math.min(Number(matches), limit), capped: Number(matches) > limit };
}

/** For several search terms, which may match the same document. */
export async function countOnceUpTo(executor: Executor, query: IdQuery, limit: number): Promise<Count> {
  const { matches, documents } = await executor
    .selectFrom(query.limit(limit + 1).as("found"))
    .select((select) => [
      select.fn.countAll<number>().as("matches"),
      select.fn.count<number>("found.invoice_id").distinct().as("documents"),
    ])
    .executeTakeFirstOrThrow();
  return { value: Math.min(Number(documents), limit), capped: Number(matches) > limit };
}

/** Matching ids, up to the limit. */
export const firstMatches = async (lookup: FilterLookup, limit: number) =>
  idsOf(await lookup.matches.limit(limit).execute());
