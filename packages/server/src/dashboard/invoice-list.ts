import type { InvoicePage } from "@inkvoice/contract/dashboard";
import { type SqlBool, sql } from "kysely";
import type { Executor } from "../database.ts";
import { countInvoices } from "../invoices/counts.ts";
import { type Condition, type Probe, probesOf, type Source } from "./filter-probes.ts";
import { listRow, type RowSource, rowColumns } from "./invoice-rows.ts";

/** A filter that matches at most this many is rare: all its matches are listed and the page is picked among them. */
const rareLimit = 1000;
/** Where other conditions thin the ids out, more are looked up at once than a page needs. */
const idsAtOnce = 200;
const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

type Cursor = Readonly<{ createdAt: number; id: string }>;
export type PageWish = Readonly<{ cursor?: string | undefined; limit: number }>;

/** Gives ids newest first, from below an id on. */
type IdStream = (before: string | undefined, limit: number) => Promise<readonly string[]>;
type Plan = Readonly<{
  /** Where the ids come from; without it the account's invoices are gone through in list order. */
  ids: IdStream | undefined;
  /** What each row must meet besides. */
  conditions: readonly Condition[];
  /** How many match at most: exactly so many when nothing else is asked. */
  matches: number | undefined;
}>;

/**
 * Neither database knows beforehand whether a word is in three invoices or in all of them. So each filter is asked for its
 * matches up to a limit. Rare ones give the ids outright. Of the common ones, one whose index holds its matches in list
 * order leads. The others are tested row by row, where enough for a page are soon found.
 */
async function planOf(executor: Executor, source: Source): Promise<Plan> {
  let rare: Set<string> | undefined;
  const common: Probe[] = [];
  for (const probe of probesOf(source)) {
    const ids = await probe.some(executor, rareLimit + 1);
    if (ids.length > rareLimit) common.push(probe);
    else rare = rare ? new Set(ids.filter((id) => rare?.has(id))) : new Set(ids);
  }
  if (rare) {
    const sorted = [...rare].sort().reverse();
    const conditions = common.map((probe) => probe.condition);
    return { ids: listed(sorted), conditions, matches: sorted.length };
  }
  const leading = common.find((probe) => probe.newest);
  const conditions = common.filter((probe) => probe !== leading).map((probe) => probe.condition);
  const ids =
    leading?.newest &&
    ((before: string | undefined, limit: number) => leading.newest?.(executor, before, limit) ?? Promise.resolve([]));
  return { ids, conditions, matches: common.length > 0 ? undefined : 0 };
}

function listed(sorted: readonly string[]): IdStream {
  return async (before, limit) => {
    const from = before === undefined ? 0 : sorted.findIndex((id) => id < before);
    return from < 0 ? [] : sorted.slice(from, from + limit);
  };
}

function baseQuery(executor: Executor, { filter }: Source, conditions: readonly Condition[]) {
  let query = executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns);
  if (filter.status) query = query.where("i.status", "=", filter.status);
  if (filter.from) query = query.where("i.created_at", ">=", startOf(filter.from));
  if (filter.to) query = query.where("i.created_at", "<", startOf(filter.to) + dayMs);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

const isRanged = ({ filter }: Source) =>
  filter.status !== undefined || filter.from !== undefined || filter.to !== undefined;

/** Looks rows up by id, some at a time, until there are enough. Ids and times of upload sort alike. */
async function rowsFromIds(
  executor: Executor,
  source: Source,
  plan: Plan & { ids: IdStream },
  page: Readonly<{ cursor: Cursor | undefined; wanted: number }>,
): Promise<RowSource[]> {
  const rows: RowSource[] = [];
  const atOnce = plan.conditions.length > 0 || isRanged(source) ? idsAtOnce : page.wanted;
  let before = page.cursor?.id;
  while (rows.length < page.wanted) {
    const ids = await plan.ids(before, atOnce);
    if (ids.length === 0) break;
    const found = await baseQuery(executor, source, plan.conditions)
      .where("i.id", "in", ids)
      // Not the bare column: SQLite would take its index and go through the whole account (60 ms instead of 0.3 ms).
      .where(sql<SqlBool>`(i.account_id || '') = ${source.accountId}`)
      .execute();
    rows.push(...found.sort((a, b) => (a.id < b.id ? 1 : -1)));
    before = ids.at(-1);
    if (ids.length < atOnce) break;
  }
  return rows.slice(0, page.wanted);
}

function rowsInOrder(
  executor: Executor,
  source: Source,
  plan: Plan,
  page: Readonly<{ cursor: Cursor | undefined; wanted: number }>,
): Promise<RowSource[]> {
  let query = baseQuery(executor, source, plan.conditions)
    .where("i.account_id", "=", source.accountId)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(page.wanted);
  const { cursor } = page;
  if (cursor) query = query.where(sql<SqlBool>`(i.created_at, i.id) < (${cursor.createdAt}, ${cursor.id})`);
  return query.execute();
}

function decodeCursor(cursor: string): Cursor | undefined {
  const [createdAt, digits] = cursor.split("_inv_");
  const valid = createdAt && digits && /^\d{1,15}$/.test(createdAt) && /^\d{1,19}$/.test(digits);
  return valid ? { createdAt: Number(createdAt), id: `inv_${digits}` } : undefined;
}

/** One page of the list, newest first. Undefined for a cursor that no page of this list gave. */
export async function pageOfInvoices(
  executor: Executor,
  source: Source,
  wish: PageWish,
): Promise<InvoicePage | undefined> {
  const cursor = wish.cursor === undefined ? undefined : decodeCursor(wish.cursor);
  if (wish.cursor !== undefined && !cursor) return undefined;
  const plan = await planOf(executor, source);
  const page = { cursor, wanted: wish.limit + 1 };
  const { ids } = plan;
  const rows = ids
    ? await rowsFromIds(executor, source, { ...plan, ids }, page)
    : await rowsInOrder(executor, source, plan, page);
  const shown = rows.slice(0, wish.limit);
  const last = shown.at(-1);
  const more = rows.length > wish.limit;
  return {
    invoices: shown.map(listRow),
    next_cursor: more && last ? `${last.created_at}_${last.id}` : null,
    count: await countOf(executor, source, plan, { rows: shown.length, more }),
  };
}

/** Exact where counters or the plan know it, "at least" where rows would have to be looked at to count them. */
async function countOf(
  executor: Executor,
  source: Source,
  plan: Plan,
  seen: Readonly<{ rows: number; more: boolean }>,
): Promise<InvoicePage["count"]> {
  const { accountId, filter } = source;
  if (!plan.ids && plan.conditions.length === 0) {
    const after = filter.from ? startOf(filter.from) - 1 : undefined;
    const before = filter.to ? startOf(filter.to) + dayMs : undefined;
    return { value: await countInvoices(executor, accountId, { status: filter.status, after, before }), capped: false };
  }
  if (!seen.more) return { value: seen.rows, capped: false };
  if (isRanged(source)) return { value: seen.rows, capped: true };
  if (plan.matches !== undefined && plan.conditions.length === 0) return { value: plan.matches, capped: false };
  const single = plan.matches === undefined && plan.conditions.length + (plan.ids ? 1 : 0) === 1;
  return { value: single ? rareLimit : seen.rows, capped: true };
}
