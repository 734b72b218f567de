import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../database.ts";
import { queryWords } from "./summary.ts";

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
type Builder = ExpressionBuilder<ListTables, "i" | "f">;
export type Condition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

/** One filter, asked in the ways its own index allows. */
export type Probe = Readonly<{
  /** Ids that match, in no order, some perhaps twice, at most the limit. */
  some(executor: Executor, limit: number): Promise<string[]>;
  /** Ids that match, newest first, from below an id on; only where an index holds them in this order. */
  newest?(executor: Executor, before: string | undefined, limit: number): Promise<string[]>;
  /** The filter as a condition on the row at hand. */
  condition: Condition;
}>;

export type Source = Readonly<{ accountId: string; filter: InvoiceFilter }>;

function matchingFacts(executor: Executor, accountId: string, condition: Condition) {
  return (
    executor
      .selectFrom("invoice_facts as f")
      .select("f.invoice_id")
      .where("f.account_id", "=", accountId)
      // The conditions of facts speak of f alone, so they hold without the join as well.
      .where((where) => condition(where as unknown as Builder))
  );
}

function amountProbe(accountId: string, condition: Condition): Probe {
  return {
    condition,
    some: async (executor, limit) => idsOf(await matchingFacts(executor, accountId, condition).limit(limit).execute()),
  };
}

/** Band, needs a look and duplicates have an index each that ends with the id, and ids sort by age. */
function orderedProbe(accountId: string, condition: Condition): Probe {
  const newest: Probe["newest"] = async (executor, before, limit) => {
    let query = matchingFacts(executor, accountId, condition).orderBy("f.invoice_id", "desc").limit(limit);
    if (before) query = query.where("f.invoice_id", "<", before);
    return idsOf(await query.execute());
  };
  return { condition, newest, some: (executor, limit) => newest(executor, undefined, limit) };
}

const idsOf = (rows: readonly { invoice_id: string }[]) => rows.map((row) => row.invoice_id);

/** The greatest text that starts with the prefix, for a range over an index in byte order. */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`;

function wordProbe(accountId: string, word: string): Probe {
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          .whereRef("w.invoice_id", "=", "i.id")
          .where("w.word", ">=", word)
          .where("w.word", "<", afterPrefix(word)),
      ),
    some: async (executor, limit) => {
      const query = executor
        .selectFrom("invoice_words")
        .select("invoice_id")
        .where("account_id", "=", accountId)
        .where("word", ">=", word)
        .where("word", "<", afterPrefix(word));
      return idsOf(await query.limit(limit).execute());
    },
  };
}

export function probesOf({ accountId, filter }: Source): Probe[] {
  const { min, max, band } = filter;
  const probes: Probe[] = queryWords(filter.q ?? "").map((word) => wordProbe(accountId, word));
  if (min !== undefined || max !== undefined) {
    const within: Condition = (where) =>
      where.and([
        ...(min === undefined ? [] : [where("f.total_amount", ">=", min)]),
        ...(max === undefined ? [] : [where("f.total_amount", "<=", max)]),
      ]);
    probes.push(amountProbe(accountId, within));
  }
  if (band) probes.push(orderedProbe(accountId, (where) => where.and([where("f.band", "=", band)])));
  // Written out, not bound: a partial index is only used where the text of the condition is its own.
  if (filter.look) probes.push(orderedProbe(accountId, (where) => where.and([sql<SqlBool>`f.needs_look = 1`])));
  if (filter.duplicates) probes.push(orderedProbe(accountId, (where) => where.and([sql<SqlBool>`f.duplicates > 0`])));
  return probes;
}
