import type { SortOrder } from "@inkvoice/contract";
import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../platform/db/schema.ts";
import { type Condition, type Count, probesOf, rowByRow, type Source } from "./filter-probes.ts";
import { byRarity, countOf, type FoundRows, isRanged, rareLimit, rowsByAge, uploadBounds } from "./invoice-list.ts";
import { type RowSource, rowColumns } from "./list-row.ts";

type SortColumn = "created_at" | "issue_date" | "total_amount" | "vendor_sort";
export type Sorting = Readonly<{ column: SortColumn; descending: boolean }>;

const columns = {
  created_at: "created_at",
  date: "issue_date",
  total_amount: "total_amount",
  vendor: "vendor_sort",
} as const satisfies Record<string, SortColumn>;

export function sortingOf(order: SortOrder): Sorting {
  const descending = order.startsWith("-");
  return { column: columns[order.replace("-", "") as keyof typeof columns], descending };
}

/** Where a page ends: the value it is sorted by, null among those that have none, and the id. */
export type SortedPlace = Readonly<{ value: string | number | null; id: string }>;

export function placeOf(row: RowSource, { column }: Sorting): SortedPlace {
  return { value: row[column], id: row.id };
}

type SortedPage = Readonly<{ sorting: Sorting; after: SortedPlace | undefined; limit: number }>;

/**
 * Where at most so many match, they are picked and sorted; of more, enough for a page are soon met on the way through the index of
 * the order. At a million invoices, 3 000 to pick and 340 to pass for each match take about as long.
 */
const mostPicked = 3_000;

/** Rows that match, in any order, from a place on. Those without a value come last, the newest of them first. */
export async function sortedRows(executor: Executor, source: Source, page: SortedPage): Promise<FoundRows> {
  const { sorting, after, limit } = page;
  if (sorting.column === "created_at") {
    const place = after && { createdAt: Number(after.value), id: after.id };
    return rowsByAge(executor, source, { after: place, limit, oldestFirst: !sorting.descending });
  }
  const plan = await planOf(executor, source);
  const ids: string[] = [];
  if (after?.value !== null && !isValueless(source)) ids.push(...(await valued(executor, { source, plan }, page)));
  if (ids.length <= limit) {
    const from = after?.value === null ? after.id : undefined;
    ids.push(...(await valueless(executor, { source, plan }, { sorting, from, limit: limit - ids.length })));
  }
  const more = ids.length > limit;
  const rows = await rowsInOrder(executor, source, ids.slice(0, limit));
  const known = { isFiltered: plan.isFiltered, count: plan.count };
  return { rows, more, count: await countOf(executor, source, known, { rows: rows.length, whole: !more && !after }) };
}

/** Only what was read has a date, a total and a vendor: an index of these need not be gone through for the others. */
const isValueless = ({ filter }: Source) => filter.status === "processing" || filter.status === "failed";

type Plan = Readonly<{
  /** The only ones that may match, where they are few. */
  picked: readonly string[] | undefined;
  /** What each must meet besides. */
  conditions: readonly Condition[];
  isFiltered: boolean;
  count: (() => Promise<Count>) | undefined;
}>;

async function planOf(executor: Executor, source: Source): Promise<Plan> {
  const probes = await probesOf(executor, source);
  const { rare, common } = await byRarity(probes, mostPicked);
  const picked = rare ?? (isRanged(source) ? await fewOfRange(executor, source) : undefined);
  const isCounted = rare ? common.length === 0 : common.length === 1;
  const matches = rare?.length ?? rareLimit + 1;
  return {
    picked,
    conditions: common.map((probe) => probe.condition),
    isFiltered: probes.length > 0,
    count: isCounted ? async () => ({ value: Math.min(matches, rareLimit), capped: matches > rareLimit }) : undefined,
  };
}

/** Few invoices of a status, or of some days, are picked by id: the index of another column says nothing of either. */
async function fewOfRange(executor: Executor, { accountId, filter }: Source): Promise<string[] | undefined> {
  const { first, last } = uploadBounds(filter);
  let query = executor.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  if (filter.status) query = query.where("status", "=", filter.status);
  if (first !== undefined) query = query.where("created_at", ">=", first);
  if (last !== undefined) query = query.where("created_at", "<=", last);
  const rows = await query.limit(mostPicked + 1).execute();
  return rows.length > mostPicked ? undefined : rows.map((row) => row.id);
}

type Question = Readonly<{ source: Source; plan: Plan }>;
type FactsQuery = SelectQueryBuilder<Tables & { f: Tables["invoice_facts"] }, "f", { id: string }>;

/** A condition that is tested on each entry of the index walked, and never a reason to take another index and sort all it finds. */
const tested = (query: FactsQuery, condition: Condition): FactsQuery =>
  // The conditions speak of the facts alone.
  query.where((where) => sql<SqlBool>`(${condition(where as unknown as Parameters<Condition>[0])}) is true`);

function matching(executor: Executor, { source, plan }: Question): FactsQuery {
  const { accountId, filter } = source;
  let query: FactsQuery = executor.selectFrom("invoice_facts as f").select("f.invoice_id as id");
  query = plan.picked
    ? query
        .where("f.invoice_id", "in", plan.picked.length > 0 ? [...plan.picked] : [""])
        .where(sql<SqlBool>`(f.account_id || '') = ${accountId}`)
    : query.where("f.account_id", "=", accountId);
  if (filter.settled) query = tested(query, (where) => where.and([where("f.needs_look", "=", 0)]));
  if (filter.single) query = tested(query, (where) => where.and([where("f.duplicates", "=", 0)]));
  for (const condition of plan.conditions) query = tested(query, condition);
  return isRanged(source) ? tested(query, withinRange(source)) : query;
}

/** Status and time of upload stand with the invoice itself. */
function withinRange({ filter }: Source): Condition {
  const { first, last } = uploadBounds(filter);
  return (where) => {
    let query = where
      .selectFrom("invoices as own")
      .select(sql.lit(1).as("one"))
      .whereRef("own.id", "=", "f.invoice_id")
      .modifyEnd(rowByRow);
    if (filter.status) query = query.where("own.status", "=", filter.status);
    if (filter.settled) query = query.where("own.status", "=", "completed");
    if (first !== undefined) query = query.where("own.created_at", ">=", first);
    if (last !== undefined) query = query.where("own.created_at", "<=", last);
    return where.exists(query);
  };
}

async function valued(executor: Executor, question: Question, { sorting, after, limit }: SortedPage) {
  const column = sql.ref(`f.${sorting.column}`);
  const direction = sorting.descending ? "desc" : "asc";
  let query = matching(executor, question)
    .where(sql<SqlBool>`${column} is not null`)
    .orderBy(column, direction)
    .orderBy("f.invoice_id", direction)
    .limit(limit + 1);
  if (after) {
    const further = sorting.descending ? sql`<` : sql`>`;
    query = query.where(sql<SqlBool>`(${column}, f.invoice_id) ${further} (${after.value}, ${after.id})`);
  }
  const { least, most } = boundsOf(question.source, sorting);
  if (least !== undefined) query = query.where(sql<SqlBool>`${column} >= ${least}`);
  if (most !== undefined) query = query.where(sql<SqlBool>`${column} <= ${most}`);
  return idsOf(await query.execute());
}

/** A range of what the list is sorted by is where its index is entered and left. */
function boundsOf({ filter }: Source, { column }: Sorting) {
  if (column === "total_amount") return { least: filter.min, most: filter.max };
  return column === "issue_date" ? { least: filter.dateFrom, most: filter.dateTo } : {};
}

type Remainder = Readonly<{ sorting: Sorting; from: string | undefined; limit: number }>;

async function valueless(executor: Executor, question: Question, { sorting, from, limit }: Remainder) {
  let query = matching(executor, question)
    .where(sql<SqlBool>`${sql.ref(`f.${sorting.column}`)} is null`)
    .orderBy("f.invoice_id", "desc")
    .limit(limit + 1);
  if (from !== undefined) query = query.where("f.invoice_id", "<", from);
  return idsOf(await query.execute());
}

const idsOf = (rows: readonly Readonly<{ id: string }>[]) => rows.map((row) => row.id);

/** What the list shows of these, in their order. */
async function rowsInOrder(executor: Executor, { accountId }: Source, ids: readonly string[]): Promise<RowSource[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .where("i.id", "in", ids)
    // Not the bare column: SQLite would take its index and go through the whole account.
    .where(sql<SqlBool>`(i.account_id || '') = ${accountId}`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
