import { formatTimestamp } from "@inkvoice/contract";
import type { InvoiceFilter, InvoicePage, InvoiceRow } from "@inkvoice/contract/dashboard";
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../database.ts";
import { countInvoices } from "../invoices/counts.ts";
import { searchWords } from "./summary.ts";

/** A page's counts stop here: "500 or more" costs the same whether there are a thousand matches or a million. */
const countCap = 500;
/** A filter that matches at most this many is rare: its matches are listed first and the page is picked among them. */
const rareLimit = 1000;

type Source = Readonly<{ accountId: string; filter: InvoiceFilter }>;

const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

type ListTables = Tables & { i: Tables["invoices"]; f: Tables["invoice_facts"] };
type Builder = ExpressionBuilder<ListTables, "i" | "f">;
type Condition = (where: Builder) => ExpressionWrapper<ListTables, "i" | "f", SqlBool>;

type Probe = Readonly<{
  /** Ids that match, at most the limit and some of them twice; found through this filter's own index. */
  ids(executor: Executor, limit: number): Promise<string[]>;
  /** The same filter as a condition on the row at hand, for when it matches too many to list. */
  condition: Condition;
}>;

function factsProbe(accountId: string, condition: Condition): Probe {
  return {
    condition,
    ids: async (executor, limit) => {
      const rows = await executor
        .selectFrom("invoice_facts as f")
        .select("f.invoice_id")
        .where("f.account_id", "=", accountId)
        // The conditions of facts speak of f alone, so they hold without the join as well.
        .where((where) => condition(where as unknown as Builder))
        .limit(limit)
        .execute();
      return rows.map((row) => row.invoice_id);
    },
  };
}

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
    ids: async (executor, limit) => {
      const rows = await executor
        .selectFrom("invoice_words")
        .select("invoice_id")
        .where("account_id", "=", accountId)
        .where("word", ">=", word)
        .where("word", "<", afterPrefix(word))
        .limit(limit)
        .execute();
      return rows.map((row) => row.invoice_id);
    },
  };
}

function probesOf({ accountId, filter }: Source): Probe[] {
  const probes: Probe[] = searchWords([filter.q]).map((word) => wordProbe(accountId, word));
  const { min, max, band } = filter;
  if (min !== undefined || max !== undefined) {
    probes.push(
      factsProbe(accountId, (where) =>
        where.and([
          ...(min === undefined ? [] : [where("f.total_amount", ">=", min)]),
          ...(max === undefined ? [] : [where("f.total_amount", "<=", max)]),
        ]),
      ),
    );
  }
  if (band) probes.push(factsProbe(accountId, (where) => where.and([where("f.band", "=", band)])));
  // Written out, not bound: the partial indexes are only used where the text of the condition is theirs.
  if (filter.look) probes.push(factsProbe(accountId, (where) => where.and([sql<SqlBool>`f.needs_look = 1`])));
  if (filter.duplicates) probes.push(factsProbe(accountId, (where) => where.and([sql<SqlBool>`f.duplicates > 0`])));
  return probes;
}

type Plan = Readonly<{ candidates: ReadonlySet<string> | undefined; conditions: Condition[] }>;

/**
 * Neither database knows beforehand whether a word is in three invoices or in all of them. Each filter is asked for its
 * matches up to a limit: a rare one then gives the candidates outright, a common one is tested row by row in list order,
 * where enough rows for a page are soon found.
 */
async function planOf(executor: Executor, source: Source): Promise<Plan> {
  let candidates: Set<string> | undefined;
  const conditions: Condition[] = [];
  for (const probe of probesOf(source)) {
    const ids = await probe.ids(executor, rareLimit + 1);
    if (ids.length > rareLimit) conditions.push(probe.condition);
    else candidates = candidates ? both(candidates, ids) : new Set(ids);
  }
  return { candidates, conditions };
}

const both = (known: ReadonlySet<string>, ids: readonly string[]) => new Set(ids.filter((id) => known.has(id)));

function baseQuery(executor: Executor, { accountId, filter }: Source, plan: Plan) {
  let query = executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .where("i.account_id", "=", accountId);
  if (filter.status) query = query.where("i.status", "=", filter.status);
  if (filter.from) query = query.where("i.created_at", ">=", startOf(filter.from));
  if (filter.to) query = query.where("i.created_at", "<", startOf(filter.to) + dayMs);
  if (plan.candidates) query = query.where("i.id", "in", plan.candidates.size > 0 ? [...plan.candidates] : [""]);
  for (const condition of plan.conditions) query = query.where(condition);
  return query;
}

function decodeCursor(cursor: string): { createdAt: number; id: string } | undefined {
  const [createdAt, id] = cursor.split("_inv_");
  return createdAt && id && /^\d{1,15}$/.test(createdAt) && /^\d{1,19}$/.test(id)
    ? { createdAt: Number(createdAt), id: `inv_${id}` }
    : undefined;
}

/** One page of the list, newest first. Undefined for a cursor that no page of this list gave. */
export async function pageOfInvoices(
  executor: Executor,
  source: Source,
  page: Readonly<{ cursor?: string | undefined; limit: number }>,
): Promise<InvoicePage | undefined> {
  const cursor = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
  if (page.cursor !== undefined && !cursor) return undefined;
  const plan = await planOf(executor, source);
  let query = baseQuery(executor, source, plan)
    .select(rowColumns)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(page.limit + 1);
  if (cursor) query = query.where(sql<SqlBool>`(i.created_at, i.id) < (${cursor.createdAt}, ${cursor.id})`);
  const rows = await query.execute();
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    invoices: shown.map(listRow),
    next_cursor: rows.length > page.limit && last ? `${last.created_at}_${last.id}` : null,
    count: await countOf(executor, source, plan),
  };
}

/** Exact where counters are kept, capped where rows would have to be looked at. */
async function countOf(executor: Executor, source: Source, plan: Plan): Promise<InvoicePage["count"]> {
  const { filter } = source;
  if (!plan.candidates && plan.conditions.length === 0) {
    const after = filter.from ? startOf(filter.from) - 1 : undefined;
    const before = filter.to ? startOf(filter.to) + dayMs : undefined;
    return {
      value: await countInvoices(executor, source.accountId, { status: filter.status, after, before }),
      capped: false,
    };
  }
  const matches = baseQuery(executor, source, plan)
    .select("i.id")
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(countCap + 1);
  const counted = await executor
    .selectFrom(matches.as("matches"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const count = Number(counted.count);
  return count > countCap ? { value: countCap, capped: true } : { value: count, capped: false };
}

export const rowColumns = [
  "i.id",
  "i.status",
  "i.created_at",
  "i.filename",
  "i.total_amount",
  "i.currency",
  "i.error_code",
  "i.error_message",
  "f.vendor_name",
  "f.invoice_number",
  "f.issue_date",
  "f.due_date",
  "f.document_type",
  "f.confidence",
  "f.failed_checks",
  "f.needs_look",
  "f.duplicates",
  "f.corrected",
] as const;

type RowSource = Pick<
  Tables["invoices"],
  "id" | "status" | "created_at" | "filename" | "total_amount" | "currency" | "error_code" | "error_message"
> &
  Pick<
    Tables["invoice_facts"],
    | "vendor_name"
    | "invoice_number"
    | "issue_date"
    | "due_date"
    | "document_type"
    | "confidence"
    | "failed_checks"
    | "needs_look"
    | "duplicates"
    | "corrected"
  >;

export function listRow(row: RowSource): InvoiceRow {
  return {
    id: row.id,
    status: row.status,
    created_at: formatTimestamp(row.created_at),
    filename: row.filename,
    vendor_name: row.vendor_name,
    invoice_number: row.invoice_number,
    date: row.issue_date,
    due_date: row.due_date,
    total_amount: row.total_amount,
    currency: row.currency,
    document_type: row.document_type,
    confidence: row.confidence,
    failed_checks: row.failed_checks,
    needs_look: row.needs_look === 1,
    duplicates: row.duplicates,
    corrected: row.corrected === 1,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
  };
}

/** Rows by id, in no particular order; ids of other accounts give nothing. */
export async function rowsById(executor: Executor, accountId: string, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .where("i.account_id", "=", accountId)
    .where("i.id", "in", ids)
    .execute();
  return rows.map(listRow);
}
