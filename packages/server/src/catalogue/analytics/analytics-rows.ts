import type { Analytics, AnalyticsDateField, AnalyticsGrouping } from "@inkvoice/contract";
import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";
import type { PeriodLevel } from "../../platform/db/tables/invoices.ts";
import { periodLevels } from "./analytics-share.ts";
import { type DayRange, isWithinSpans, type Span, spansOf, summed } from "./analytics-spans.ts";

/** The account, the days and the grouping of the sums. */
export type AnalyticsRequest = Readonly<{
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

export type GroupRow = Readonly<{
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

export async function groupRows(executor: Executor, request: AnalyticsRequest): Promise<GroupRow[]> {
  const { accountId, range, groupBy, dateField } = request;
  const days: Span = { level: periodLevels[dateField].day, ...range, times: 1 };
  const spans: readonly Span[] = groupBy === "day" ? [days] : spansOf(range, dateField);
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
    .where(isWithinSpans(spans))
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

export async function fieldRows(
  executor: Executor,
  { accountId, range, dateField }: AnalyticsRequest,
): Promise<Analytics["fields"]> {
  const spans = spansOf(range, dateField);
  const rows = await executor
    .selectFrom("analytics_fields")
    .select(["field", summed("read", spans).as("read"), summed("corrected", spans).as("corrected")])
    .where("account_id", "=", accountId)
    .where(isWithinSpans(spans))
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

export async function taxRows(
  executor: Executor,
  { accountId, range, dateField }: AnalyticsRequest,
): Promise<Analytics["taxes"]> {
  const spans = spansOf(range, dateField);
  const rows = await executor
    .selectFrom("analytics_taxes")
    .select(["currency", "rate", summed("base", spans).as("base"), summed("amount", spans).as("amount")])
    .where("account_id", "=", accountId)
    .where(isWithinSpans(spans))
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

/** Sums are stored in thousandths. */
export const money = (thousandths: number) => Math.round(thousandths / 10) / 100;
