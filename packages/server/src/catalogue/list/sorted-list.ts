import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import type { IdQuery, RowCondition, Source } from "./filters/filter-lookup.ts";
import { countOf, type FoundRows, rowsByAge } from "./invoice-list.ts";
import { rowsInOrder } from "./list-row.ts";
import { planSorted, type SortedPlan } from "./sorted-list-plan.ts";
import type { FactsColumn, Sorting, SortPosition } from "./sorting.ts";

type Page<Column = Sorting["column"]> = Readonly<{
  sorting: Sorting<Column>;
  after: SortPosition | undefined;
  limit: number;
}>;

/** Matching rows in sort order, from a position on. Rows without a value come last, newest first. */
export async function sortedRows(
  executor: Executor,
  source: Source,
  { sorting, after, limit }: Page,
): Promise<FoundRows> {
  const { column, descending } = sorting;
  if (column === "created_at") {
    const place = after && { createdAt: Number(after.value), id: after.id };
    return rowsByAge(executor, source, { after: place, limit, oldestFirst: !descending });
  }
  const plan = await planSorted(executor, source, column);
  const page = { sorting: { column, descending }, after, limit };
  const ids = await idsOf(executor, { source, plan }, page);
  const more = ids.length > limit;
  const rows = await rowsInOrder(executor, source.accountId, ids.slice(0, limit));
  return { rows, more, count: await countOf(executor, source, plan, { rows: rows.length, whole: !more && !after }) };
}

type Question = Readonly<{ source: Source; plan: SortedPlan }>;

/** One more than a page, to know whether another page follows. */
async function idsOf(executor: Executor, question: Question, page: Page<FactsColumn>): Promise<string[]> {
  const { after, limit } = page;
  const wanted = limit + 1;
  const valued =
    after?.value === null || isValueless(question.source) ? [] : await valuedIds(executor, question, page, wanted);
  if (valued.length >= wanted || isRangeOf(question.source, page.sorting.column)) return valued;
  return [...valued, ...(await valuelessIds(executor, question, page, wanted - valued.length))];
}

/** Only completed invoices have date, total and vendor, so these indexes need not be scanned for others. */
const isValueless = ({ filter }: Source) => filter.status === "processing" || filter.status === "failed";

type Facts = ExpressionBuilder<Tables & { f: Tables["invoice_facts"] }, "f">;

/** A condition that is only tested per row, and never makes the database choose another index. */
const tested = (condition: RowCondition) => (where: Facts) =>
  // The conditions refer to facts only.
  sql<SqlBool>`(${condition(where as unknown as Parameters<RowCondition>[0])}) is true`;

/** Facts scanned in index order. */
function walked(executor: Executor, { source, plan }: Question) {
  let query = executor
    .selectFrom("invoice_facts as f")
    .select("f.invoice_id as id")
    .where("f.account_id", "=", source.accountId);
  // Literal: each order has a partial index for these, which is used only if the condition's text is the same.
  if (source.filter.look) query = query.where(sql<SqlBool>`f.needs_look = 1`);
  if (source.filter.duplicates) query = query.where(sql<SqlBool>`f.duplicates > 0`);
  for (const condition of plan.conditions) query = query.where(tested(condition));
  return query;
}

/** Suffix of a subquery that is evaluated once: both databases would otherwise inline it at each use. */
const evaluatedOnce = sql`limit 1000000000 offset 0`;

/**
 * The picked rows with their facts, or null where they do not match. Looked up one by one: for a join, PostgreSQL may
 * scan all facts.
 */
function picked(
  executor: Executor,
  { plan, matches }: Question & { matches: IdQuery },
  said: Readonly<{ value: RawBuilder<unknown>; where: RawBuilder<SqlBool> }>,
) {
  let facts = executor
    .selectFrom("invoice_facts as f")
    .select(said.value.as("value"))
    .where(sql<SqlBool>`f.invoice_id = p.invoice_id`)
    .where(said.where);
  for (const condition of plan.conditions) facts = facts.where(tested(condition));
  const each = executor
    .selectFrom(matches.distinct().as("p"))
    .select(["p.invoice_id as id", sql<string | number | null>`(${facts})`.as("value")])
    .modifyEnd(evaluatedOnce);
  return executor.selectFrom(each.as("v")).select("v.id");
}

async function valuedIds(executor: Executor, question: Question, page: Page<FactsColumn>, wanted: number) {
  const { sorting, after } = page;
  const column = sql.ref(`f.${sorting.column}`);
  const direction = sorting.descending ? "desc" : "asc";
  const further = sorting.descending ? sql`<` : sql`>`;
  const { picked: matches } = question.plan;
  const hasValue = sql<SqlBool>`${column} is not null`;
  if (matches) {
    let query = picked(executor, { ...question, matches }, { value: column, where: hasValue })
      .where("v.value", "is not", null)
      .orderBy("v.value", direction)
      .orderBy("v.id", direction);
    if (after) query = query.where(sql<SqlBool>`(v.value, v.id) ${further} (${after.value}, ${after.id})`);
    return idsIn(await query.limit(wanted).execute());
  }
  let query = walked(executor, question).where(hasValue).orderBy(column, direction).orderBy("f.invoice_id", direction);
  for (const end of endsOf(question.source, sorting, column)) query = query.where(end);
  if (after) query = query.where(sql<SqlBool>`(${column}, f.invoice_id) ${further} (${after.value}, ${after.id})`);
  return idsIn(await query.limit(wanted).execute());
}

/** The requested range of the sort column. */
function rangeOf({ filter }: Source, column: FactsColumn) {
  return {
    total_amount: { least: filter.min, most: filter.max },
    issue_date: { least: filter.dateFrom, most: filter.dateTo },
    vendor_sort: { least: undefined, most: undefined },
  }[column];
}

/** Rows without a value are outside of any range. */
function isRangeOf(source: Source, column: FactsColumn): boolean {
  const { least, most } = rangeOf(source, column);
  return least !== undefined || most !== undefined;
}

/** Start and end of the index scan. */
function endsOf(source: Source, sorting: Sorting<FactsColumn>, column: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  const { least, most } = rangeOf(source, sorting.column);
  return [
    ...(least === undefined ? [] : [sql<SqlBool>`${column} >= ${least}`]),
    ...(most === undefined ? [] : [sql<SqlBool>`${column} <= ${most}`]),
  ];
}

async function valuelessIds(executor: Executor, question: Question, page: Page<FactsColumn>, wanted: number) {
  const { sorting, after } = page;
  const from = after?.value === null ? after.id : undefined;
  const hasNone = sql<SqlBool>`${sql.ref(`f.${sorting.column}`)} is null`;
  const { picked: matches } = question.plan;
  if (matches) {
    let query = picked(executor, { ...question, matches }, { value: sql`1`, where: hasNone })
      .where("v.value", "=", 1)
      .orderBy("v.id", "desc");
    if (from !== undefined) query = query.where("v.id", "<", from);
    return idsIn(await query.limit(wanted).execute());
  }
  let query = walked(executor, question).where(hasNone).orderBy("f.invoice_id", "desc");
  if (from !== undefined) query = query.where("f.invoice_id", "<", from);
  return idsIn(await query.limit(wanted).execute());
}

const idsIn = (rows: readonly Readonly<{ id: string }>[]) => rows.map((row) => row.id);
