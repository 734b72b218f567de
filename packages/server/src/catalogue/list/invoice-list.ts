import { firstIdAt } from "@inkvoice/contract";
import type { InvoicePage } from "@inkvoice/contract/dashboard";
import { type SqlBool, sql } from "kysely";
import { belongsTo } from "../../platform/db/belongs-to.ts";
import type { Executor } from "../../platform/db/schema.ts";
import { countInvoices } from "../analytics/invoice-counts.ts";
import type { Count, FetchIdsByAge, ListFilter, RowCondition, Source } from "./filters/filter-lookup.ts";
import { chooseAccessPath, type Plan } from "./invoice-list-plan.ts";
import { type RowSource, rowColumns } from "./list-row.ts";

/** When other conditions filter ids out, more are fetched at once than a page needs, doubling up to this. */
const mostAtOnce = 1600;
const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Upload time of matches in milliseconds, inclusive. */
export function uploadBounds({ from, to, createdFrom, createdTo }: ListFilter) {
  return { first: from ? startOf(from) : createdFrom, last: to ? startOf(to) + dayMs - 1 : createdTo };
}

function baseQuery(executor: Executor, { filter }: Source, conditions: readonly RowCondition[]) {
  let query = executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns);
  if (filter.status) query = query.where("i.status", "=", filter.status);
  const { first, last } = uploadBounds(filter);
  if (first !== undefined) query = query.where("i.created_at", ">=", first);
  if (last !== undefined) query = query.where("i.created_at", "<=", last);
  if (filter.settled) query = query.where("f.needs_look", "=", 0).where("i.status", "=", "completed");
  if (filter.single) query = query.where("f.duplicates", "=", 0);
  if (filter.unexported) query = query.where("f.exported_at", "is", null);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

/** Whether rows are tested by more than the plan's conditions. */
export const isRanged = ({ filter }: Source) =>
  filter.status !== undefined ||
  filter.from !== undefined ||
  filter.to !== undefined ||
  filter.createdFrom !== undefined ||
  filter.createdTo !== undefined ||
  filter.settled === true ||
  filter.single === true ||
  filter.unexported === true;

/** Fetches rows by id in chunks until there are enough. Ids sort by upload time. */
async function rowsFromIds(
  executor: Executor,
  source: Source,
  plan: Plan & { ids: FetchIdsByAge },
  page: Wish,
): Promise<RowSource[]> {
  const { oldestFirst } = page;
  const rows: RowSource[] = [];
  let atOnce = plan.conditions.length > 0 || isRanged(source) ? page.wanted * 2 : page.wanted;
  const ends = idBounds(source.filter);
  let beyond = page.cursor?.id ?? (oldestFirst ? ends.before : ends.after);
  while (rows.length < page.wanted) {
    const ids = await plan.ids({ beyond, limit: atOnce, oldestFirst });
    if (ids.length === 0) break;
    const found = await baseQuery(executor, source, plan.conditions)
      .where("i.id", "in", ids)
      .where(belongsTo("i.account_id", source.accountId))
      .orderBy("i.id", oldestFirst ? "asc" : "desc")
      .limit(page.wanted - rows.length)
      .execute();
    rows.push(...found);
    beyond = ids.at(-1);
    if (ids.length < atOnce || (beyond !== undefined && isPast(oldestFirst ? ends.after : ends.before, beyond, page)))
      break;
    atOnce = Math.min(atOnce * 2, mostAtOnce);
  }
  return rows;
}

/** The invoices of one file have ids one millisecond apart, up to this many. */
const idsAfterUploadMs = 1000;

/** Range of ids for the upload time bounds. */
function idBounds(filter: ListFilter): Readonly<{ before: string | undefined; after: string | undefined }> {
  const { first, last } = uploadBounds(filter);
  return {
    before: first === undefined ? undefined : firstIdAt("invoice", first - 1),
    after: last === undefined ? undefined : firstIdAt("invoice", last + idsAfterUploadMs),
  };
}

/** Whether a scan by age has left the requested time range. */
function isPast(end: string | undefined, id: string, { oldestFirst }: Wish): boolean {
  return end !== undefined && (oldestFirst ? id > end : id < end);
}

function rowsInOrder(
  executor: Executor,
  source: Source,
  plan: Plan,
  { cursor, wanted, oldestFirst }: Wish,
): Promise<RowSource[]> {
  const direction = oldestFirst ? "asc" : "desc";
  let query = baseQuery(executor, source, plan.conditions)
    .where("i.account_id", "=", source.accountId)
    .orderBy("i.created_at", direction)
    .orderBy("i.id", direction)
    .limit(wanted);
  const further = oldestFirst ? sql`>` : sql`<`;
  if (cursor) query = query.where(sql<SqlBool>`(i.created_at, i.id) ${further} (${cursor.createdAt}, ${cursor.id})`);
  return query.execute();
}

/** A position in a list by age. */
export type ListPosition = Readonly<{ createdAt: number; id: string }>;
type Wish = Readonly<{ cursor: ListPosition | undefined; wanted: number; oldestFirst: boolean }>;

export type FoundRows = Readonly<{ rows: readonly RowSource[]; more: boolean; count: Count }>;

/** Matching rows by age, from a position on. */
export async function rowsByAge(
  executor: Executor,
  source: Source,
  page: Readonly<{ after: ListPosition | undefined; limit: number; oldestFirst: boolean }>,
): Promise<FoundRows> {
  const plan = await chooseAccessPath(executor, source);
  const wish = { cursor: page.after, wanted: page.limit + 1, oldestFirst: page.oldestFirst };
  const { ids } = plan;
  const rows = ids
    ? await rowsFromIds(executor, source, { ...plan, ids }, wish)
    : await rowsInOrder(executor, source, plan, wish);
  const more = rows.length > page.limit;
  const shown = rows.slice(0, page.limit);
  const known = { isFiltered: ids !== undefined || plan.conditions.length > 0, count: plan.count };
  const count = await countOf(executor, source, known, { rows: shown.length, whole: !more && !page.after });
  return { rows: shown, more, count };
}

/** Exact if counters or filters can tell, otherwise a lower bound, which avoids scanning rows. */
export async function countOf(
  executor: Executor,
  source: Source,
  known: Readonly<{ isFiltered: boolean; count: Plan["count"] }>,
  seen: Readonly<{ rows: number; whole: boolean }>,
): Promise<InvoicePage["count"]> {
  const { accountId, filter } = source;
  if (!known.isFiltered && !filter.settled && !filter.single && !filter.unexported) {
    const { first, last } = uploadBounds(filter);
    const [after, before] = [exclusive(first, -1), exclusive(last, 1)];
    return { value: await countInvoices(executor, accountId, { status: filter.status, after, before }), capped: false };
  }
  if (seen.whole) return { value: seen.rows, capped: false };
  if (!known.count || isRanged(source)) return { value: seen.rows, capped: true };
  return known.count();
}

const exclusive = (bound: number | undefined, step: number) => (bound === undefined ? undefined : bound + step);
