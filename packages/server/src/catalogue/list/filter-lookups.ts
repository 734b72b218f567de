import { type ConfidenceBand, confidenceBands } from "@inkvoice/contract/confidence-bands";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import { queryWords } from "../summary.ts";
import type { FactsColumn } from "./sorting.ts";

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
type Builder = ExpressionBuilder<ListTables, "i" | "f">;
export type Condition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

/** Some ids by age, beyond one that was seen before. */
type IdWish = Readonly<{ beyond: string | undefined; limit: number; oldestFirst: boolean }>;
/** Ids that match, by age: they sort as their documents were uploaded. */
export type IdStream = (wish: IdWish) => Promise<readonly string[]>;

/** `capped` means "so many or more". */
export type Count = Readonly<{ value: number; capped: boolean }>;

/** One filter, asked in the ways its own index allows. */
export type Probe = Readonly<{
  /** How many match, counted by the database itself and no further than the limit. */
  count(limit: number): Promise<Count>;
  /** Ids that match, in no order, some perhaps twice. */
  matches: IdQuery;
  /** How its matches come by age: straight from an index, by looking through one (good where many match), or not at all. */
  order: "index" | "search" | "none";
  byAge: IdStream;
  /** False where ids that come by age must be tested by the condition as well. */
  exact?: boolean;
  /** The filter as a condition on the facts at hand. */
  condition: Condition;
  /** Whether the facts alone say what meets the condition. */
  isOfFacts: boolean;
  /** What the filter is a range of: in this order, its matches are one piece of the index. */
  rangeOf?: FactsColumn;
}>;

/** One of these marks; with `prefix`, any that begins so. */
export type MarkFilter = Readonly<{ marks: readonly string[]; prefix?: boolean }>;

/** What lists are filtered by: what the dashboard asks for, and what only programs do. */
export type ListFilter = InvoiceFilter &
  Readonly<{
    /** Uploaded within these bounds, in milliseconds, both inclusive. */
    createdFrom?: number | undefined;
    createdTo?: number | undefined;
    /** Invoice date within these days, both inclusive. */
    dateFrom?: string | undefined;
    dateTo?: string | undefined;
    marked?: readonly MarkFilter[] | undefined;
    /** Nobody needs to look at it. */
    settled?: boolean | undefined;
    /** Nothing looks like it. */
    single?: boolean | undefined;
  }>;

export type Source = Readonly<{ accountId: string; filter: ListFilter }>;

/**
 * Ends a subquery that is asked of each row at hand. With an offset neither database turns it into a join or a table of its own,
 * for which everything that matches would be gone through before the first row is found.
 */
export const rowByRow = sql`limit 1 offset 0`;

const idsOf = (rows: readonly { invoice_id: string }[]) => rows.map((row) => row.invoice_id);

export type IdQuery = SelectQueryBuilder<Tables, never, { invoice_id: string }>;

/** The first of several queries by age, each through its own index, in one statement; each id once. */
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

/** For matches of several words: a document may be found by more than one of them. */
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
  /** Every filter on facts that is asked for, this one too: ids that come by age have passed them all. */
  together: Condition;
}>;

function matchingFacts({ executor, accountId }: FactsQuestion, condition: Condition): IdQuery {
  const query = executor
    .selectFrom("invoice_facts as f")
    .select("f.invoice_id")
    .where("f.account_id", "=", accountId)
    // The conditions of facts speak of f alone, so they hold without the join as well.
    .where((where) => condition(where as unknown as Builder));
  // The builder's type names the table; whoever asks for ids needs only the id.
  return query as unknown as IdQuery;
}

function factsProbe(question: FactsQuestion, order: Probe["order"], byAge: readonly IdQuery[]): Probe {
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

/** Band, needs a look and duplicates have an index each that ends with the id, and ids sort by age. */
const indexedProbe = (question: FactsQuestion) =>
  factsProbe(question, "index", [matchingFacts(question, question.together)]);

/**
 * The amounts' own index is in the order of amounts. Newest first goes through the index of each band instead, which carries the
 * amount: at a million invoices of which one in ten matches, 0.6 ms for a page instead of 1.6 ms through the rows.
 */
function amountProbe(question: FactsQuestion): Probe {
  const ofBand = (band: ConfidenceBand) =>
    matchingFacts(question, (where) => where.and([where("f.band", "=", band), question.together(where)]));
  return { ...factsProbe(question, "search", confidenceBands.map(ofBand)), rangeOf: "total_amount" };
}

/** The greatest text that starts with the prefix, for a range over an index in byte order. */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`;
/** So many words that start alike are each asked for their newest documents; with more of them the rows are gone through. */
const mostWords = 8;

type WordQuestion = Readonly<{ executor: Executor; accountId: string; prefix: string }>;

/** The first few words in a range, each found by one step through the index. */
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

/** So many endings are looked at for the words they belong to: a word may have several that begin alike. */
const mostEndings = 64;

/** Words that hold the text further in, or undefined where there are too many to be asked for one by one. */
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

/** Words that begin with the text or hold it. A few are asked for each by itself; of many, each row is tested. */
async function wordProbe(question: WordQuestion): Promise<Probe> {
  const [beginning, within] = await Promise.all([
    wordsBetween(question, question.prefix, afterPrefix(question.prefix)),
    wordsWithin(question),
  ]);
  const words = new Set([...beginning, ...(within ?? [])]);
  return within && words.size <= mostWords ? markProbe(question, [...words]) : manyWordsProbe(question);
}

function manyWordsProbe({ executor, accountId, prefix }: WordQuestion): Probe {
  const end = afterPrefix(prefix);
  // The order of a cross join is SQLite's too: from the endings to the documents that have their words.
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
          .modifyEnd(rowByRow),
      ),
    isOfFacts: false,
    order: "none",
    byAge: byAgeOf(executor, []),
    matches,
    count: (limit) => countOnceUpTo(executor, matches, limit),
  };
}

type MarkQuestion = Readonly<{ executor: Executor; accountId: string }>;

/** Documents that have one of these marks: each has its matches in list order in the index. */
function markProbe({ executor, accountId }: MarkQuestion, marks: readonly string[]): Probe {
  const found = executor.selectFrom("invoice_words").select("invoice_id").where("account_id", "=", accountId);
  const any = found.where("word", "in", marks.length > 0 ? marks : [""]) as unknown as IdQuery;
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          // With the account, each test is one step into the primary key, not a look at every word of the document.
          .where("w.account_id", "=", accountId)
          .whereRef("w.invoice_id", "=", "f.invoice_id")
          .where("w.word", "in", marks.length > 0 ? marks : [""])
          .modifyEnd(rowByRow),
      ),
    isOfFacts: false,
    order: "index",
    byAge: byAgeOf(
      executor,
      marks.map((mark) => found.where("word", "=", mark) as unknown as IdQuery),
    ),
    matches: any,
    count: (limit) => (marks.length > 1 ? countOnceUpTo : countUpTo)(executor, any, limit),
  };
}

/** So many months are each asked for their newest documents; a longer time is tested row by row. */
const mostMonths = 48;

/**
 * Invoice dates within a time. Each month has its documents in list order; the days at both ends are tested besides. So a
 * month of three years ago is found as soon as this one.
 */
async function dateProbe(
  question: MarkQuestion,
  dates: Readonly<{ from?: string | undefined; to?: string | undefined }>,
) {
  const first = `month:${(dates.from ?? "0000-01").slice(0, 7)}`;
  const end = `month:${(dates.to ?? "9999-12").slice(0, 7)}\u{10ffff}`;
  const months = await wordsBetween(question, first, end, mostMonths);
  const inMonths = markProbe(question, months.slice(0, mostMonths));
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
  } as const satisfies Probe;
}

function isWholeMonths({ from, to }: Readonly<{ from?: string | undefined; to?: string | undefined }>): boolean {
  if (from !== undefined && !from.endsWith("-01")) return false;
  if (to === undefined) return true;
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000);
  return next.getUTCDate() === 1;
}

async function markProbes(question: MarkQuestion, { marked, dateFrom, dateTo }: ListFilter): Promise<Probe[]> {
  const probes = (marked ?? []).map(async ({ marks, prefix }) => {
    if (!prefix) return markProbe(question, marks);
    const words = await Promise.all(marks.map((mark) => wordsBetween(question, mark, afterPrefix(mark), mostMonths)));
    return markProbe(question, [...new Set(words.flat())]);
  });
  if (dateFrom !== undefined || dateTo !== undefined) probes.push(dateProbe(question, { from: dateFrom, to: dateTo }));
  return Promise.all(probes);
}

type FactsFilter = Readonly<{ condition: Condition; tested?: Condition; probe(question: FactsQuestion): Probe }>;

function factsFilters({ min, max, band, look, duplicates }: InvoiceFilter): FactsFilter[] {
  const filters: FactsFilter[] = [];
  if (band) filters.push({ condition: (where) => where.and([where("f.band", "=", band)]), probe: indexedProbe });
  // Written out, not bound: a partial index is only used where the text of the condition is its own.
  if (look) filters.push({ condition: (where) => where.and([sql<SqlBool>`f.needs_look = 1`]), probe: indexedProbe });
  if (duplicates)
    filters.push({ condition: (where) => where.and([sql<SqlBool>`f.duplicates > 0`]), probe: indexedProbe });
  if (min !== undefined || max !== undefined) {
    const ends = [
      ...(min === undefined ? [] : [sql<SqlBool>`f.total_amount >= ${min}`]),
      ...(max === undefined ? [] : [sql<SqlBool>`f.total_amount <= ${max}`]),
    ];
    filters.push({
      condition: (where) => where.and(ends),
      // Said so, the range is tested entry by entry where another index has the order: SQLite would rather sort everything
      // that the index of totals finds (300 ms, not 3), and PostgreSQL still knows how many will pass.
      tested: (where) => where.and([sql<SqlBool>`(${sql.join(ends, sql` and `)}) is true`]),
      probe: amountProbe,
    });
  }
  return filters;
}

/** Ids that match, at most the limit. */
export const someOf = async (probe: Probe, limit: number) => idsOf(await probe.matches.limit(limit).execute());

export async function probesOf(executor: Executor, { accountId, filter }: Source): Promise<Probe[]> {
  const words = queryWords(filter.q ?? "").map((prefix) => wordProbe({ executor, accountId, prefix }));
  const filters = factsFilters(filter);
  const together: Condition = (where) =>
    where.and(filters.map(({ condition, tested }) => (tested ?? condition)(where)));
  const facts = filters.map(({ condition, probe }) => probe({ executor, accountId, condition, together }));
  const marks = await markProbes({ executor, accountId }, filter);
  return [...(await Promise.all(words)), ...marks, ...facts];
}
