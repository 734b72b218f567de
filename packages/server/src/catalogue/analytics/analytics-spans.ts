import type { AnalyticsDateField } from "@inkvoice/contract";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import type { PeriodLevel } from "../../platform/db/tables/invoices.ts";
import { monthOf, periodLevels } from "./analytics-share.ts";
import { dayOf } from "./invoice-counts.ts";

const dayMs = 86_400_000;

/** Days since 1970, inclusive. */
export type DayRange = Readonly<{ from: number; to: number }>;

/** All days: up to now by upload, any day by the date on the invoice. */
export function daysWithoutBounds(dateField: AnalyticsDateField, now: number): DayRange {
  if (dateField === "created_at") return { from: 0, to: dayOf(now) };
  return { from: dayOf(Date.parse("0001-01-01")), to: dayOf(Date.parse("9999-12-31")) };
}

/** Consecutive days or months; `times` is -1 for days subtracted from a whole month. */
export type Span = Readonly<{ level: PeriodLevel; from: number; to: number; times: 1 | -1 }>;

export const dateOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const firstDayOf = (month: number) => Date.UTC(1970, month, 1) / dayMs;
export const formatMonth = (month: number) => dateOfDay(firstDayOf(month)).slice(0, 7);

const isSome = ({ from, to }: Span) => from <= to;

/**
 * Splits a range into whole months and single days at both ends, so that ten years are read as fast as ten days. Of a
 * month mostly within the range, the days outside are subtracted.
 */
export function spansOf({ from, to }: DayRange, dateField: AnalyticsDateField): Span[] {
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

export const isWithinSpans = (spans: readonly Span[]) => (where: ExpressionBuilder<Tables, Counted>) =>
  where.or(spans.map(within));

/** Sum of a column over the spans. */
export function summed(column: string, spans: readonly Span[]) {
  const taken = spans.filter(({ times }) => times === -1);
  if (taken.length === 0) return sql<number>`sum(${sql.ref(column)})`;
  return sql<number>`sum(case when ${sql.join(taken.map(within), sql` or `)} then -${sql.ref(column)} else ${sql.ref(column)} end)`;
}
