import type { SortOrder } from "@inkvoice/contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../platform/db/schema.ts";
import type { Source } from "./filter-probes.ts";
import {
  baseQuery,
  countOf,
  type FoundRows,
  isRanged,
  type Plan,
  planOf,
  rareLimit,
  uploadBounds,
} from "./invoice-list.ts";
import type { RowSource } from "./list-row.ts";

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
 * Rows that match in an order other than newest first. Those without a value come last. Each column has an index that is
 * walked from the place on; where few match, they are picked by id instead.
 */
export async function sortedRows(executor: Executor, source: Source, page: SortedPage): Promise<FoundRows> {
  const { sorting, after, limit } = page;
  const plan = await narrowed(executor, source, await planOf(executor, source));
  const rows: RowSource[] = [];
  if (after?.value !== null && !isValueless(source, sorting))
    rows.push(...(await valued(executor, { source, plan }, page)));
  if (rows.length <= limit && sorting.column !== "created_at") {
    const from = after?.value === null ? after.id : undefined;
    rows.push(...(await valueless(executor, { source, plan }, { sorting, from, limit: limit - rows.length })));
  }
  const more = rows.length > limit;
  const shown = rows.slice(0, limit);
  return {
    rows: shown,
    more,
    count: await countOf(executor, source, plan, { rows: shown.length, whole: !more && !after }),
  };
}

/** Only what was read has a date, a total and a vendor: an index of these need not be gone through for the others. */
const isValueless = ({ filter }: Source, { column }: Sorting) =>
  column !== "created_at" && (filter.status === "processing" || filter.status === "failed");

/** Few invoices of a status, or of some days, are picked by id: the index of another column says nothing of either. */
async function narrowed(executor: Executor, source: Source, plan: Plan): Promise<Plan> {
  if (plan.rare || !isRanged(source)) return plan;
  const rows = await rangedIds(executor, source)
    .limit(rareLimit + 1)
    .execute();
  return rows.length > rareLimit ? plan : { ...plan, rare: rows.map((row) => row.id) };
}

function rangedIds(executor: Executor, { accountId, filter }: Source) {
  const { first, last } = uploadBounds(filter);
  let query = executor.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  if (filter.status) query = query.where("status", "=", filter.status);
  if (first !== undefined) query = query.where("created_at", ">=", first);
  if (last !== undefined) query = query.where("created_at", "<=", last);
  return query;
}

type Question = Readonly<{ source: Source; plan: Plan }>;

/** The facts carry the account too, so that their own index is walked; where few are picked by id, no index is to be walked. */
function matching(executor: Executor, { source, plan }: Question, column: SortColumn) {
  const query = baseQuery(executor, source, plan.allConditions);
  if (plan.rare)
    return query
      .where("i.id", "in", plan.rare.length > 0 ? [...plan.rare] : [""])
      .where(sql<SqlBool>`(i.account_id || '') = ${source.accountId}`);
  const own = column === "created_at" ? sql.ref("i.account_id") : sql.ref("f.account_id");
  return query.where(sql<SqlBool>`${own} = ${source.accountId}`);
}

const sortedBy = (column: SortColumn): RawBuilder<unknown> =>
  column === "created_at" ? sql.ref("i.created_at") : sql.ref(`f.${column}`);
const idOf = (column: SortColumn): RawBuilder<unknown> =>
  column === "created_at" ? sql.ref("i.id") : sql.ref("f.invoice_id");

function valued(executor: Executor, question: Question, { sorting, after, limit }: SortedPage): Promise<RowSource[]> {
  const { column, descending } = sorting;
  const direction = descending ? sql`desc` : sql`asc`;
  let query = matching(executor, question, column)
    .where(sql<SqlBool>`${sortedBy(column)} is not null`)
    .orderBy(sql`${sortedBy(column)} ${direction}`)
    .orderBy(sql`${idOf(column)} ${direction}`)
    .limit(limit + 1);
  if (after) {
    const beyond = descending ? sql`<` : sql`>`;
    query = query.where(sql<SqlBool>`(${sortedBy(column)}, ${idOf(column)}) ${beyond} (${after.value}, ${after.id})`);
  }
  return query.execute();
}

type Remainder = Readonly<{ sorting: Sorting; from: string | undefined; limit: number }>;

function valueless(executor: Executor, question: Question, { sorting, from, limit }: Remainder): Promise<RowSource[]> {
  let query = matching(executor, question, sorting.column)
    .where(sql<SqlBool>`${sortedBy(sorting.column)} is null`)
    .orderBy("f.invoice_id", "desc")
    .limit(limit + 1);
  if (from !== undefined) query = query.where("f.invoice_id", "<", from);
  return query.execute();
}
