import type { Analytics, AnalyticsDateField, AnalyticsGrouping } from "@inkvoice/contract";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Executor, Tables } from "../../platform/db/schema.ts";
import type { PeriodLevel } from "../../platform/db/tables/invoices.ts";
import { monthOf, periodLevels, secondsOf } from "./analytics-share.ts";
import { foldAnalytics } from "./fold-analytics.ts";
import { dayOf } from "./invoice-counts.ts";
import { knownVendors, type VendorOf } from "./known-vendors.ts";

const dayMs = 86_400_000;
const mostGroups = 1000;

/** Days since 1970, inclusive. */
type DayRange = Readonly<{ from: number; to: number }>;

/** All days: up to now by upload, any day by the date on the invoice. */
export function daysWithoutBounds(dateField: AnalyticsDateField, now: number): DayRange {
  if (dateField === "created_at") return { from: 0, to: dayOf(now) };
  return { from: dayOf(Date.parse("0001-01-01")), to: dayOf(Date.parse("9999-12-31")) };
}

/** `times` is -1 for days subtracted from a whole month. */
type Span = Readonly<{ level: PeriodLevel; from: number; to: number; times: 1 | -1 }>;

const dateOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const firstDayOf = (month: number) => Date.UTC(1970, month, 1) / dayMs;
const nameOfMonth = (month: number) => dateOfDay(firstDayOf(month)).slice(0, 7);

const isSome = ({ from, to }: Span) => from <= to;

/**
 * Splits a range into whole months and single days at both ends, so that ten years are read as fast as ten days. Of a
 * month mostly within the range, the days outside are subtracted.
 */
function spansOf({ range: { from, to }, dateField }: Question): Span[] {
  const { day, month } = periodLevels[dateField];
  const [a, b] = [monthOf(from), monthOf(to)];
  if (a === b) return [{ level: day, from, to, times: 1 }];
  const [outside, last] = [from - firstDayOf(a), firstDayOf(b + 1) - 1];
  const startsEarly = outside <= firstDayOf(a + 1) - from;
  const endsLate = last - to <= to - firstDayOf(b);
  const spans: Span[] = [
    { level: month, from: startsEarly ? a : a + 1, to: endsLate ? b : b - 1, times: 1 },
    startsEarly
      ? { level: day, from: firstDayOf(a), to: from - 1, times: -1 }
      : { level: day, from, to: firstDayOf(a + 1) - 1, times: 1 },
    endsLate ? { level: day, from: to + 1, to: last, times: -1 } : { level: day, from: firstDayOf(b), to, times: 1 },
  ];
  return spans.filter(isSome);
}

type Counted = "analytics_groups" | "analytics_fields" | "analytics_taxes";

const within = ({ level, from, to }: Span) =>
  sql<SqlBool>`(level = ${level} and period >= ${from} and period <= ${to})`;

const withinAny = (spans: readonly Span[]) => (where: ExpressionBuilder<Tables, Counted>) =>
  where.or(spans.map(within));

/** Sum of a column over the spans. */
function summed(column: string, spans: readonly Span[]) {
  const taken = spans.filter(({ times }) => times === -1);
  if (taken.length === 0) return sql<number>`sum(${sql.ref(column)})`;
  return sql<number>`sum(case when ${sql.join(taken.map(within), sql` or `)} then -${sql.ref(column)} else ${sql.ref(column)} end)`;
}

type Question = Readonly<{
  accountId: string;
  range: DayRange;
  groupBy: AnalyticsGrouping;
  dateField: AnalyticsDateField;
}>;

/** Rows per period in the requested unit; months cut by the range are summed from their days. */
const grouped = {
  day: sql<string>`period`,
  month: sql<string>`period`,
  vendor: sql<string>`vendor_key`,
  currency: sql<string>`currency`,
} as const;

type GroupRow = Readonly<{
  key: string | number;
  level: PeriodLevel;
  name: string | null;
  currency: string;
  /** Histogram of durations, as "bucket:invoices,…". */
  times: string;
  invoices: number;
  corrected: number;
  total: number;
  tax: number;
}>;

async function groupRows(executor: Executor, question: Question): Promise<GroupRow[]> {
  const { accountId, range, groupBy, dateField } = question;
  const days: Span = { level: periodLevels[dateField].day, ...range, times: 1 };
  const spans: readonly Span[] = groupBy === "day" ? [days] : spansOf(question);
  const byTime = executor
    .selectFrom("analytics_groups")
    .select([grouped[groupBy].as("key"), "level", "currency", "bucket"])
    .select((select) => [
      select.fn.max("vendor_name").as("name"),
      summed("invoices", spans).as("invoices"),
      summed("corrected", spans).as("corrected"),
      summed("total", spans).as("total"),
      summed("tax", spans).as("tax"),
    ])
    .where("account_id", "=", accountId)
    .where("vendor_key", groupBy === "vendor" ? "!=" : "=", "")
    .where(withinAny(spans))
    .groupBy([grouped[groupBy], "level", "currency", "bucket"]);
  // Aggregated by the database: with many invoices, transferring the rows costs more than reading them.
  return (await executor
    .selectFrom(byTime.as("b"))
    .select(["b.key", "b.level", "b.currency"])
    .select((select) => [
      select.fn.max("b.name").as("name"),
      select.fn.sum("b.invoices").as("invoices"),
      select.fn.sum("b.corrected").as("corrected"),
      select.fn.sum("b.total").as("total"),
      select.fn.sum("b.tax").as("tax"),
      sql<string>`string_agg(b.bucket || ':' || b.invoices, ',')`.as("times"),
    ])
    .groupBy(["b.key", "b.level", "b.currency"])
    .execute()) as unknown as GroupRow[];
}

function keyOf({ key, level, name }: GroupRow, groupBy: AnalyticsGrouping): string {
  if (groupBy === "vendor") return name ?? String(key).slice(String(key).indexOf(":") + 1);
  if (groupBy === "currency") return String(key);
  if (groupBy === "day") return dateOfDay(Number(key));
  const isMonth = level === "m" || level === "date:m";
  return nameOfMonth(isMonth ? Number(key) : monthOf(Number(key)));
}

/** Median duration. */
function medianOf(rows: readonly GroupRow[]): number | null {
  const counts = new Map<number, number>();
  for (const one of rows.flatMap(({ times }) => times.split(","))) {
    const [bucket = 0, invoices = 0] = one.split(":").map(Number);
    counts.set(bucket, (counts.get(bucket) ?? 0) + invoices);
  }
  const all = counts.values().reduce((sum, invoices) => sum + invoices, 0);
  let seen = 0;
  for (const [bucket, invoices] of [...counts].sort(([a], [b]) => a - b)) {
    seen += invoices;
    if (seen * 2 >= all && invoices > 0) return Math.round(secondsOf(bucket) * 100) / 100;
  }
  return null;
}

const money = (thousandths: number) => Math.round(thousandths / 10) / 100;

function groupOf(key: string, rows: readonly GroupRow[]): Analytics["groups"][number] {
  const sum = (of: (row: GroupRow) => number) => rows.reduce((total, row) => total + Number(of(row)), 0);
  const invoices = sum((row) => row.invoices);
  return {
    key,
    currency: rows[0]?.currency || null,
    invoices,
    total_amount: money(sum((row) => row.total)),
    total_tax: money(sum((row) => row.tax)),
    corrected_share: invoices === 0 ? 0 : Math.round((sum((row) => row.corrected) / invoices) * 10_000) / 10_000,
    median_seconds: medianOf(rows),
  };
}

async function fieldRows(executor: Executor, question: Question): Promise<Analytics["fields"]> {
  const spans = spansOf(question);
  const rows = await executor
    .selectFrom("analytics_fields")
    .select(["field", summed("read", spans).as("read"), summed("corrected", spans).as("corrected")])
    .where("account_id", "=", question.accountId)
    .where(withinAny(spans))
    .groupBy("field")
    .orderBy("field")
    .execute();
  const fields = rows.map(({ field, read, corrected }) => ({
    field,
    read: Number(read),
    corrected: Number(corrected),
  }));
  return fields.filter(({ read }) => read > 0);
}

async function taxRows(executor: Executor, question: Question): Promise<Analytics["taxes"]> {
  const spans = spansOf(question);
  const rows = await executor
    .selectFrom("analytics_taxes")
    .select(["currency", "rate", summed("base", spans).as("base"), summed("amount", spans).as("amount")])
    .where("account_id", "=", question.accountId)
    .where(withinAny(spans))
    .groupBy(["currency", "rate"])
    .execute();
  const taxes = rows.map(({ currency, rate, base, amount }) => ({
    currency: currency || null,
    rate: Number(rate),
    ...(Number(base) !== 0 && { base: money(Number(base)) }),
    amount: money(Number(amount)),
  }));
  return taxes.filter(({ base, amount }) => base !== undefined || amount !== 0).sort((a, b) => b.amount - a.amount);
}

type Group = Analytics["groups"][number];
const byCurrency = (a: Group, b: Group) => (a.currency ?? "").localeCompare(b.currency ?? "", "en");

/** Vendors with the same name and currency are distinguished by their tax numbers, or their ids. */
function withDistinctKeys(groups: readonly Group[]): Group[] {
  const sameName = Map.groupBy(groups, ({ key, currency }) => JSON.stringify([key, currency]));
  return groups.map((group) => {
    const isShared = (sameName.get(JSON.stringify([group.key, group.currency])) ?? []).length > 1;
    const mark = group.tax_id ?? group.vendor_id;
    return isShared && mark !== undefined ? { ...group, key: `${group.key} (${mark})` } : group;
  });
}

/** Rows of one group: of one period, currency or vendor; of a vendor in the list those under all its numbers and names. */
function inGroups(rows: readonly GroupRow[], groupBy: AnalyticsGrouping, vendorOf: VendorOf): Group[] {
  const identity = (row: GroupRow) =>
    groupBy === "vendor" ? (vendorOf(String(row.key))?.id ?? String(row.key)) : keyOf(row, groupBy);
  const byGroup = Map.groupBy(rows, (row) => `${identity(row)} ${row.currency}`);
  return [...byGroup.values()].map((some) => {
    const [first] = some.toSorted((a, b) => Number(b.invoices) - Number(a.invoices));
    const group = groupOf(first ? keyOf(first, groupBy) : "", some);
    return groupBy === "vendor" ? { ...group, ...identityOf(some, vendorOf) } : group;
  });
}

function identityOf(rows: readonly GroupRow[], vendorOf: VendorOf): Partial<Group> {
  const vendor = vendorOf(String(rows[0]?.key));
  const numbers = rows.map(({ key }) => String(key)).filter((key) => key.startsWith("tax:"));
  // The longest number includes its country's letters.
  const [number] = numbers.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return {
    ...(vendor && { key: vendor.name, vendor_id: vendor.id }),
    ...(number !== undefined && { tax_id: number.slice("tax:".length) }),
  };
}

/** Analytics of an account, exact at this moment. */
export async function readAnalytics(db: Database, question: Question): Promise<Analytics> {
  await foldAnalytics(db, question.accountId);
  return await foldedAnalytics(db, question);
}

/** Analytics of an account, from stored sums; without changes that are not folded yet. */
export async function foldedAnalytics(db: Database, question: Question): Promise<Analytics> {
  const { accountId, groupBy } = question;
  const [rows, fields, taxes, vendorOf] = await Promise.all([
    groupRows(db, question),
    fieldRows(db, question),
    taxRows(db, question),
    groupBy === "vendor" ? knownVendors(db, accountId) : () => undefined,
  ]);
  const groups = inGroups(rows, groupBy, vendorOf);
  const present = withDistinctKeys(groups.filter(({ invoices }) => invoices > 0));
  const isPeriod = groupBy === "day" || groupBy === "month";
  const byKey = (a: Group, b: Group) => a.key.localeCompare(b.key, "en") || byCurrency(a, b);
  present.sort((a, b) => (isPeriod ? byKey(a, b) : b.invoices - a.invoices || byKey(a, b)));
  return { groups: present.slice(0, mostGroups), fields, taxes };
}
