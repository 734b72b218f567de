import { type ConfidenceBand, confidenceBands } from "@inkvoice/contract/confidence-bands";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import { reviewToken } from "../search/filter-tokens.ts";
import { queryWords } from "../summary.ts";
import type { FactsColumn } from "./sorting.ts";

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
type Builder = ExpressionBuilder<ListTables, "i" | "f">;
export type Condition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

/** A page of ids by age, after `beyond`. */
type IdPage = Readonly<{ beyond: string | undefined; limit: number; oldestFirst: boolean }>;
/** Matching ids by age: ids sort by upload time. */
export type IdStream = (wish: IdPage) => Promise<readonly string[]>;

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
  byAge: IdStream;
  /** False if ids that come by age must also be tested by `condition`. */
  exact?: boolean;
  /** The filter as a condition on a facts row. */
  condition: Condition;
  /** Whether the facts alone decide the condition. */
  isOfFacts: boolean;
  /** The sort column of which the filter is a range: its matches are contiguous in that index. */
  rangeOf?: FactsColumn;
}>;

/** One of these filter tokens; with `prefix`, any token that starts with it. */
export type TokenFilter = Readonly<{ tokens: readonly string[]; prefix?: boolean }>;

/** Filters of lists, in the dashboard and in the API. */
export type ListFilter = InvoiceFilter &
  Readonly<{
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
function byAgeOf(executor: Executor, queries: readonly IdQuery[]): IdStream {
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
async function countOnceUpTo(executor: Executor, query: IdQuery, limit: number): Promise<Count> {
  const { matches, documents } = await executor
    .selectFrom(query.limit(limit + 1).as("found"))
    .select((select) => [
      select.fn.countAll<number>().as("matches"),
      select.fn.count<number>("found.invoice_id").distinct().as("documents"),
    ])
    .executeTakeFirstOrThrow();
  return { value: Math.min(Number(documents), limit), capped: Number(matches) > limit };
}

type FactsQuestion = Readonly<{
  executor: Executor;
  accountId: string;
  condition: Condition;
  /** All filters on facts: ids that come by age have passed every one. */
  together: Condition;
}>;

function matchingFacts({ executor, accountId }: FactsQuestion, condition: Condition): IdQuery {
  const query = executor
    .selectFrom("invoice_facts as f")
    .select("f.invoice_id")
    .where("f.account_id", "=", accountId)
    // The conditions refer to `f` only, so they hold without the join.
    .where((where) => condition(where as unknown as Builder));
  // The builder's type names the table; callers only need the id.
  return query as unknown as IdQuery;
}

function factsProbe(question: FactsQuestion, order: FilterLookup["order"], byAge: readonly IdQuery[]): FilterLookup {
  const { executor, condition } = question;
  return {
    condition,
    isOfFacts: true,
    order,
    byAge: byAgeOf(executor, byAge),
    matches: matchingFacts(question, condition),
    count: (limit) => countUpTo(executor, matchingFacts(question, condition), limit),
  };
}

/** Band, needs-review and duplicate flags each have an index that ends with the id, and ids sort by age. */
const indexedLookup = (question: FactsQuestion) =>
  factsProbe(question, "index", [matchingFacts(question, question.together)]);

/**
 * The index of amounts is ordered by amount. Newest first uses the index per band instead, which includes the amount:
 * with a million invoices and 10 % matches a page takes 0.6 ms instead of 1.6 ms.
 */
function amountLookup(question: FactsQuestion): FilterLookup {
  const ofBand = (band: ConfidenceBand) =>
    matchingFacts(question, (where) => where.and([where("f.band", "=", band), question.together(where)]));
  return { ...factsProbe(question, "search", confidenceBands.map(ofBand)), rangeOf: "total_amount" };
}

/** Upper bound of texts with a prefix, in byte order. */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`;
/** Up to this many matching terms are each queried for their newest documents; beyond it rows are tested. */
const mostWords = 8;

type WordQuestion = Readonly<{ executor: Executor; accountId: string; prefix: string }>;

/** The first few terms in a range, each found by one index step. */
async function wordsBetween(
  { executor, accountId }: Pick<WordQuestion, "executor" | "accountId">,
  prefix: string,
  end: string,
  most = mostWords,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`with recursive found (word) as (
    select min(word) from invoice_words where account_id = ${accountId} and word >= ${prefix} and word < ${end}
    union all
    select (select min(word) from invoice_words
      where account_id = ${accountId} and word > found.word and word < ${end})
    from found where found.word is not null
  ) select word from found where word is not null limit ${sql.lit(most + 1)}`.execute(executor);
  return rows.map((row) => row.word);
}

/** Limit of suffixes examined: a term may have several that start alike. */
const mostEndings = 64;

/** Terms that contain the text after their start; undefined if there are too many to query one by one. */
async function wordsWithin({ executor, accountId, prefix }: WordQuestion): Promise<string[] | undefined> {
  const rows = await executor
    .selectFrom("word_parts")
    .select("word")
    .where("account_id", "=", accountId)
    .where("part", ">=", prefix)
    .where("part", "<", afterPrefix(prefix))
    .limit(mostEndings + 1)
    .execute();
  return rows.length > mostEndings ? undefined : rows.map((row) => row.word);
}

/** Terms that start with or contain the text. A few are queried separately; with many, each row is tested. */
async function termLookup(question: WordQuestion): Promise<FilterLookup> {
  const [beginning, within] = await Promise.all([
    wordsBetween(question, question.prefix, afterPrefix(question.prefix)),
    wordsWithin(question),
  ]);
  const words = new Set([...beginning, ...(within ?? [])]);
  return within && words.size <= mostWords ? tokenLookup(question, [...words]) : manyWordsProbe(question);
}

function manyWordsProbe({ executor, accountId, prefix }: WordQuestion): FilterLookup {
  const end = afterPrefix(prefix);
  // SQLite keeps the order of a cross join: from the suffixes to the documents with their terms.
  const found = sql<{ invoice_id: string }>`(
    select invoice_id from invoice_words where account_id = ${accountId} and word >= ${prefix} and word < ${end}
    union all
    select w.invoice_id from word_parts as p cross join invoice_words as w
    where p.account_id = ${accountId} and p.part >= ${prefix} and p.part < ${end}
      and w.account_id = p.account_id and w.word = p.word
  )`;
  const matches = executor.selectFrom(found.as("found")).select("found.invoice_id") as unknown as IdQuery;
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          .whereRef("w.invoice_id", "=", "f.invoice_id")
          .where(
            sql<SqlBool>`((w.word >= ${prefix} and w.word < ${end}) or exists (select 1 from word_parts as p
              where p.account_id = w.account_id and p.word = w.word and p.part >= ${prefix} and p.part < ${end}))`,
          )
          .modifyEnd(perRow),
      ),
    isOfFacts: false,
    order: "none",
    byAge: byAgeOf(executor, []),
    matches,
    count: (limit) => countOnceUpTo(executor, matches, limit),
  };
}

type TokenQuestion = Readonly<{ executor: Executor; accountId: string }>;

/** Documents with one of these filter tokens; the index holds the matches of each in list order. */
function tokenLookup({ executor, accountId }: TokenQuestion, tokens: readonly string[]): FilterLookup {
  const found = executor.selectFrom("invoice_words").select("invoice_id").where("account_id", "=", accountId);
  const any = found.where("word", "in", tokens.length > 0 ? tokens : [""]) as unknown as IdQuery;
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          // With the account, each test is one step in the primary key instead of a scan of the document's terms.
          .where("w.account_id", "=", accountId)
          .whereRef("w.invoice_id", "=", "f.invoice_id")
          .where("w.word", "in", tokens.length > 0 ? tokens : [""])
          .modifyEnd(perRow),
      ),
    isOfFacts: false,
    order: "index",
    byAge: byAgeOf(
      executor,
      tokens.map((token) => found.where("word", "=", token) as unknown as IdQuery),
    ),
    matches: any,
    count: (limit) => (tokens.length > 1 ? countOnceUpTo : countUpTo)(executor, any, limit),
  };
}

/** Up to this many months are each queried for their newest documents; longer ranges are tested per row. */
const mostMonths = 48;

/**
 * Range of invoice dates. The index holds each month in list order, and the days at both ends are tested, so an old
 * month is found as fast as the current one.
 */
async function dateLookup(
  question: TokenQuestion,
  dates: Readonly<{ from?: string | undefined; to?: string | undefined }>,
) {
  const first = `month:${(dates.from ?? "0000-01").slice(0, 7)}`;
  const end = `month:${(dates.to ?? "9999-12").slice(0, 7)}\u{10ffff}`;
  const months = await wordsBetween(question, first, end, mostMonths);
  const inMonths = tokenLookup(question, months.slice(0, mostMonths));
  const within: Condition = (where) =>
    where.and([
      ...(dates.from === undefined ? [] : [sql<SqlBool>`f.issue_date >= ${dates.from}`]),
      ...(dates.to === undefined ? [] : [sql<SqlBool>`f.issue_date <= ${dates.to}`]),
    ]);
  const asked = { ...question, condition: within, together: within };
  return {
    ...inMonths,
    condition: within,
    order: months.length > mostMonths ? "none" : "index",
    exact: isWholeMonths(dates),
    matches: matchingFacts(asked, within),
    isOfFacts: true,
    rangeOf: "issue_date",
    count: (limit: number) => countUpTo(question.executor, matchingFacts(asked, within), limit),
  } as const satisfies FilterLookup;
}

function isWholeMonths({ from, to }: Readonly<{ from?: string | undefined; to?: string | undefined }>): boolean {
  if (from !== undefined && !from.endsWith("-01")) return false;
  if (to === undefined) return true;
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000);
  return next.getUTCDate() === 1;
}

async function tokenLookups(
  question: TokenQuestion,
  { marked, dateFrom, dateTo }: ListFilter,
): Promise<FilterLookup[]> {
  const lookups = (marked ?? []).map(async ({ tokens, prefix }) => {
    if (!prefix) return tokenLookup(question, tokens);
    const words = await Promise.all(
      tokens.map((token) => wordsBetween(question, token, afterPrefix(token), mostMonths)),
    );
    return tokenLookup(question, [...new Set(words.flat())]);
  });
  if (dateFrom !== undefined || dateTo !== undefined)
    lookups.push(dateLookup(question, { from: dateFrom, to: dateTo }));
  return Promise.all(lookups);
}

type FactsFilter = Readonly<{
  condition: Condition;
  tested?: Condition;
  lookup(question: FactsQuestion): FilterLookup;
}>;

const decided: readonly string[] = [reviewToken("approved"), reviewToken("rejected")];

/** Decided invoices that no export holds are few, however long the history: they have a partial index. */
const isYetToExport = ({ unexported, marked = [] }: ListFilter) =>
  unexported === true && marked.some(({ tokens }) => tokens.every((token) => decided.includes(token)));

function factsFilters(filter: ListFilter): FactsFilter[] {
  const { min, max, band, look, duplicates } = filter;
  const filters: FactsFilter[] = [];
  if (isYetToExport(filter))
    filters.push({
      condition: (where) => where.and([sql<SqlBool>`f.exported_at is null and f.reviewed_at is not null`]),
      lookup: indexedLookup,
    });
  if (band) filters.push({ condition: (where) => where.and([where("f.band", "=", band)]), lookup: indexedLookup });
  // Literal, not bound: a partial index is used only if the condition's text is the same.
  if (look === "true")
    filters.push({ condition: (where) => where.and([sql<SqlBool>`f.needs_look = 1`]), lookup: indexedLookup });
  if (duplicates)
    filters.push({ condition: (where) => where.and([sql<SqlBool>`f.duplicates > 0`]), lookup: indexedLookup });
  if (min !== undefined || max !== undefined) {
    const ends = [
      ...(min === undefined ? [] : [sql<SqlBool>`f.total_amount >= ${min}`]),
      ...(max === undefined ? [] : [sql<SqlBool>`f.total_amount <= ${max}`]),
    ];
    filters.push({
      condition: (where) => where.and(ends),
      // Written as "is true", the range is tested per entry when another index gives the order: SQLite would otherwise
      // sort all matches of the index of totals (300 ms instead of 3), and PostgreSQL can still estimate it.
      tested: (where) => where.and([sql<SqlBool>`(${sql.join(ends, sql` and `)}) is true`]),
      lookup: amountLookup,
    });
  }
  return filters;
}

/** Matching ids, up to the limit. */
export const firstMatches = async (lookup: FilterLookup, limit: number) =>
  idsOf(await lookup.matches.limit(limit).execute());

export async function filterLookups(executor: Executor, { accountId, filter }: Source): Promise<FilterLookup[]> {
  const words = queryWords(filter.q ?? "").map((prefix) => termLookup({ executor, accountId, prefix }));
  const filters = factsFilters(filter);
  const together: Condition = (where) =>
    where.and(filters.map(({ condition, tested }) => (tested ?? condition)(where)));
  const facts = filters.map(({ condition, lookup }) => lookup({ executor, accountId, condition, together }));
  const tokens = await tokenLookups({ executor, accountId }, filter);
  const all = [...(await Promise.all(words)), ...tokens, ...facts];
  // The first index leads where several have many matches.
  return isYetToExport(filter) ? [...facts, ...all.filter((lookup) => !facts.includes(lookup))] : all;
}
