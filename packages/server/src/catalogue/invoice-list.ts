import type { InvoicePage } from "@inkvoice/contract/dashboard";
import { type SqlBool, sql } from "kysely";
import type { Executor } from "../platform/db/schema.ts";
import { countInvoices } from "./counts.ts";
import { type Condition, type Count, type IdStream, type Probe, probesOf, type Source } from "./filter-probes.ts";
import { listRow, type RowSource, rowColumns } from "./list-row.ts";

/** A filter that matches at most this many is rare: all its matches are listed and the page is picked among them. */
const rareLimit = 1000;
/** Where other conditions thin the ids out, more are looked up at once than a page needs, and ever more until there are enough. */
const mostAtOnce = 1600;
const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

type Cursor = Readonly<{ createdAt: number; id: string }>;
export type PageWish = Readonly<{ cursor?: string | undefined; limit: number }>;

type Plan = Readonly<{
  /** Where the ids come from; without it the account's invoices are gone through in list order. */
  ids: IdStream | undefined;
  /** What each row must meet besides. */
  conditions: readonly Condition[];
  /** How many match where nothing else is asked; undefined where only the rows would tell. */
  count: (() => Promise<Count>) | undefined;
}>;

/**
 * Neither database knows beforehand whether a word is in three invoices or in all of them. One filter whose index holds its
 * matches in list order needs no more. Otherwise each is counted up to a limit: rare ones give their ids outright, of the
 * common ones the one that comes newest first leads, and the others are tested row by row, where enough for a page are soon
 * found.
 */
async function planOf(executor: Executor, source: Source): Promise<Plan> {
  const probes = await probesOf(executor, source);
  const [first, ...others] = probes;
  if (!first) return { ids: undefined, conditions: [], count: undefined };
  if (others.length === 0 && first.order === "index")
    return { ids: first.newest, conditions: [], count: () => first.count(rareLimit) };
  const { rare, common } = await sorted(probes);
  const conditions = common.map((probe) => probe.condition);
  if (rare) {
    const ids = [...rare].sort().reverse();
    return {
      ids: listed(ids),
      conditions,
      count: conditions.length > 0 ? undefined : async () => ({ value: ids.length, capped: false }),
    };
  }
  const leading = common.find((probe) => probe.order === "index") ?? common.find((probe) => probe.order === "search");
  return {
    ids: leading?.newest,
    conditions: common.filter((probe) => probe !== leading).map((probe) => probe.condition),
    count: others.length === 0 ? async () => ({ value: rareLimit, capped: true }) : undefined,
  };
}

type Sorted = Readonly<{ rare: ReadonlySet<string> | undefined; common: readonly Probe[] }>;

async function sorted(probes: readonly Probe[]): Promise<Sorted> {
  let rare: Set<string> | undefined;
  const common: Probe[] = [];
  for (const probe of probes) {
    if ((await probe.count(rareLimit)).capped) {
      common.push(probe);
      continue;
    }
    const ids = await probe.some(rareLimit);
    rare = new Set(rare ? ids.filter((id) => rare?.has(id)) : ids);
  }
  return { rare, common };
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
  let atOnce = plan.conditions.length > 0 || isRanged(source) ? page.wanted * 2 : page.wanted;
  let before = page.cursor?.id;
  while (rows.length < page.wanted) {
    const ids = await plan.ids(before, atOnce);
    if (ids.length === 0) break;
    const found = await baseQuery(executor, source, plan.conditions)
      .where("i.id", "in", ids)
      // Not the bare column: SQLite would take its index and go through the whole account (60 ms instead of 0.3 ms).
      .where(sql<SqlBool>`(i.account_id || '') = ${source.accountId}`)
      .orderBy("i.id", "desc")
      .limit(page.wanted - rows.length)
      .execute();
    rows.push(...found);
    before = ids.at(-1);
    if (ids.length < atOnce) break;
    atOnce = Math.min(atOnce * 2, mostAtOnce);
  }
  return rows;
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
  const seen = { rows: shown.length, whole: !more && !cursor };
  return {
    invoices: shown.map(listRow),
    next_cursor: more && last ? `${last.created_at}_${last.id}` : null,
    count: await countOf(executor, source, plan, seen),
  };
}

/** Exact where counters or the plan know it, "at least" where rows would have to be looked at to count them. */
async function countOf(
  executor: Executor,
  source: Source,
  plan: Plan,
  seen: Readonly<{ rows: number; whole: boolean }>,
): Promise<InvoicePage["count"]> {
  const { accountId, filter } = source;
  if (!plan.ids && plan.conditions.length === 0) {
    const after = filter.from ? startOf(filter.from) - 1 : undefined;
    const before = filter.to ? startOf(filter.to) + dayMs : undefined;
    return { value: await countInvoices(executor, accountId, { status: filter.status, after, before }), capped: false };
  }
  if (seen.whole) return { value: seen.rows, capped: false };
  if (!plan.count || isRanged(source)) return { value: seen.rows, capped: true };
  return plan.count();
}
