import { confidenceBands } from "@inkvoice/contract/confidence-bands";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Executor, Tables } from "../database.ts";
import { queryWords } from "./summary.ts";

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
type Builder = ExpressionBuilder<ListTables, "i" | "f">;
export type Condition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

/** Ids that match, newest first, from below an id on. */
export type IdStream = (before: string | undefined, limit: number) => Promise<readonly string[]>;

/** `capped` means "so many or more". */
export type Count = Readonly<{ value: number; capped: boolean }>;

/** One filter, asked in the ways its own index allows. */
export type Probe = Readonly<{
  /** How many match, counted by the database itself and no further than the limit. */
  count(limit: number): Promise<Count>;
  /** Ids that match, in no order, some perhaps twice, at most the limit. */
  some(limit: number): Promise<readonly string[]>;
  /** How its matches come newest first: straight from an index, by looking through one (good where many match), or not at all. */
  order: "index" | "search" | "none";
  newest: IdStream;
  /** The filter as a condition on the row at hand. */
  condition: Condition;
}>;

export type Source = Readonly<{ accountId: string; filter: InvoiceFilter }>;

const idsOf = (rows: readonly { invoice_id: string }[]) => rows.map((row) => row.invoice_id);

/** Part of a stream: only ids newer than `above` are wanted, where it is given. */
type PartStream = (before: string | undefined, limit: number, above: string | undefined) => Promise<readonly string[]>;

/** Several streams as one, each id once. What the first one gave says how far back the others need to go. */
function merged([first, ...others]: readonly PartStream[]): IdStream {
  return async (before, limit) => {
    const newest = (await first?.(before, limit, undefined)) ?? [];
    const above = newest.length < limit ? undefined : newest.at(-1);
    const more = await Promise.all(others.map((stream) => stream(before, limit, above)));
    if (more.every((ids) => ids.length === 0)) return newest;
    return [...new Set([...newest, ...more.flat()])].sort().reverse().slice(0, limit);
  };
}

type IdQuery = SelectQueryBuilder<Tables, never, { invoice_id: string }>;

async function countUpTo(executor: Executor, query: IdQuery, limit: number): Promise<Count> {
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
  /** Every filter on facts that is asked for, this one too: ids that come newest first have passed them all. */
  together: Condition;
}>;

function matchingFacts({ executor, accountId, condition }: FactsQuestion) {
  return (
    executor
      .selectFrom("invoice_facts as f")
      .select("f.invoice_id")
      .where("f.account_id", "=", accountId)
      // The conditions of facts speak of f alone, so they hold without the join as well.
      .where((where) => condition(where as unknown as Builder))
  );
}

function newestFacts(question: FactsQuestion): PartStream {
  return async (before, limit, above) => {
    let query = matchingFacts({ ...question, condition: question.together })
      .orderBy("f.invoice_id", "desc")
      .limit(limit);
    if (before) query = query.where("f.invoice_id", "<", before);
    if (above) query = query.where("f.invoice_id", ">", above);
    return idsOf(await query.execute());
  };
}

function factsProbe(question: FactsQuestion, order: Probe["order"], newest: IdStream): Probe {
  // The builder's type names the table; counting and listing only need the id.
  const matching = () => matchingFacts(question) as unknown as IdQuery;
  return {
    condition: question.condition,
    order,
    newest,
    count: (limit) => countUpTo(question.executor, matching(), limit),
    some: async (limit) => idsOf(await matching().limit(limit).execute()),
  };
}

/** Band, needs a look and duplicates have an index each that ends with the id, and ids sort by age. */
const indexedProbe = (question: FactsQuestion) => factsProbe(question, "index", merged([newestFacts(question)]));

/**
 * The amounts' own index is in the order of amounts. Newest first goes through the index of each band instead, which carries the
 * amount: at a million invoices of which one in ten matches, 0.2 ms for a page instead of 1.6 ms through the rows.
 */
function amountProbe(question: FactsQuestion): Probe {
  const streams = confidenceBands.map((band) =>
    newestFacts({
      ...question,
      together: (where) => where.and([where("f.band", "=", band), question.together(where)]),
    }),
  );
  return factsProbe(question, "search", merged(streams));
}

/** The greatest text that starts with the prefix, for a range over an index in byte order. */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`;
/** So many words that start alike are each asked for their newest documents; with more of them the rows are gone through. */
const mostWords = 8;

type WordQuestion = Readonly<{ executor: Executor; accountId: string; prefix: string }>;

/** The first few words that start so, each found by one step through the index. */
async function wordsStarting({ executor, accountId, prefix }: WordQuestion): Promise<string[]> {
  const end = afterPrefix(prefix);
  const { rows } = await sql<{ word: string }>`with recursive found (word) as (
    select min(word) from invoice_words where account_id = ${accountId} and word >= ${prefix} and word < ${end}
    union all
    select (select min(word) from invoice_words
      where account_id = ${accountId} and word > found.word and word < ${end})
    from found where found.word is not null
  ) select word from found where word is not null limit ${sql.lit(mostWords + 1)}`.execute(executor);
  return rows.map((row) => row.word);
}

async function wordProbe(question: WordQuestion): Promise<Probe> {
  const { executor, accountId, prefix } = question;
  const words = await wordsStarting(question);
  const found = executor.selectFrom("invoice_words").select("invoice_id").where("account_id", "=", accountId);
  const starting = found.where("word", ">=", prefix).where("word", "<", afterPrefix(prefix)) as unknown as IdQuery;
  const newestOf =
    (word: string): PartStream =>
    async (before, limit, above) => {
      let query = found.where("word", "=", word).orderBy("invoice_id", "desc").limit(limit);
      if (before) query = query.where("invoice_id", "<", before);
      if (above) query = query.where("invoice_id", ">", above);
      return idsOf(await query.execute());
    };
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          .whereRef("w.invoice_id", "=", "i.id")
          .where("w.word", ">=", prefix)
          .where("w.word", "<", afterPrefix(prefix)),
      ),
    order: words.length > mostWords ? "none" : "index",
    newest: merged(words.map(newestOf)),
    count: (limit) => (words.length > 1 ? countOnceUpTo : countUpTo)(executor, starting, limit),
    some: async (limit) => idsOf(await starting.limit(limit).execute()),
  };
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
    const within = (total: RawBuilder<number>): Condition => {
      return (where) =>
        where.and([
          ...(min === undefined ? [] : [sql<SqlBool>`${total} >= ${min}`]),
          ...(max === undefined ? [] : [sql<SqlBool>`${total} <= ${max}`]),
        ]);
    };
    // The sign keeps SQLite from sorting all that the index of totals finds, where another index has the order (300 ms, not 3).
    filters.push({ condition: within(sql`f.total_amount`), tested: within(sql`+f.total_amount`), probe: amountProbe });
  }
  return filters;
}

export async function probesOf(executor: Executor, { accountId, filter }: Source): Promise<Probe[]> {
  const words = queryWords(filter.q ?? "").map((prefix) => wordProbe({ executor, accountId, prefix }));
  const filters = factsFilters(filter);
  const together: Condition = (where) =>
    where.and(filters.map(({ condition, tested }) => (tested ?? condition)(where)));
  const facts = filters.map(({ condition, probe }) => probe({ executor, accountId, condition, together }));
  return [...(await Promise.all(words)), ...facts];
}
