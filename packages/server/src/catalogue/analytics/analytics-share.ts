import { type AnalyticsDateField, type ExtractedData, singleFields, valueAt } from "@inkvoice/contract";
import type { PeriodLevel } from "../../platform/db/tables/invoices.ts";
import { vendorKey } from "../vendor-keys.ts";
import { dayOf } from "./invoice-counts.ts";

/** A completed invoice's share of the account's analytics. */
export type AnalyticsEntry = Readonly<{
  createdAt: number;
  endedAt: number;
  data: Partial<ExtractedData>;
  /** Paths of corrected fields. */
  corrected: readonly string[];
  /** False for an invoice that an earlier version counted by upload only. */
  isCountedByDate?: boolean;
}>;

/** Value of `invoices.counted` for invoices that are counted by upload and by date. */
export const countedByUploadAndDate = 2;

/** Months since 1970, from days since 1970. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

const dayMs = 86_400_000;
const bucketBase = 1.1;
/** Logarithmic buckets in steps of 10 %, so a median is accurate to 5 %. */
const bucketOf = (seconds: number) => Math.round(Math.log(Math.max(0.01, seconds)) / Math.log(bucketBase));
export const secondsOf = (bucket: number) => bucketBase ** bucket;

/** Amounts are summed in thousandths, so that subtracting one leaves no remainder. Larger amounts are not counted. */
const largestAmount = 1e11;
const thousandths = (amount: number | undefined) =>
  amount === undefined || Math.abs(amount) > largestAmount ? 0 : Math.round(amount * 1000);

type Period = Readonly<{ level: PeriodLevel; period: number }>;

/** Levels of the sums by upload and by the date on the invoice. */
export const periodLevels = {
  created_at: { day: "d", month: "m" },
  date: { day: "date:d", month: "date:m" },
} as const satisfies Record<AnalyticsDateField, Record<"day" | "month", PeriodLevel>>;

export function periodsOf({
  createdAt,
  date,
  isOnlyByDate,
}: Pick<Share, "createdAt" | "date" | "isOnlyByDate">): Period[] {
  const of = (field: AnalyticsDateField, day: number): Period[] => [
    { level: periodLevels[field].day, period: day },
    { level: periodLevels[field].month, period: monthOf(day) },
  ];
  return [
    ...(isOnlyByDate ? [] : of("created_at", dayOf(createdAt))),
    ...(date === undefined ? [] : of("date", dayOf(Date.parse(date)))),
  ];
}

/** The parts of an entry that the sums need, as stored until they are added. */
export type Share = Readonly<{
  createdAt: number;
  /** The date on the invoice, if it is counted by date. */
  date?: string | undefined;
  /** Its upload is counted by another share. A share without this, but with a date, was stored by version 0108. */
  isOnlyByDate?: boolean | undefined;
  bucket: number;
  currency: string;
  vendor: string;
  vendorName: string | null;
  total: number;
  tax: number;
  read: readonly string[];
  corrected: readonly string[];
  taxes: readonly Readonly<{ rate: string; base: number; amount: number }>[];
}>;

/** Stored by the triggers of migration 0114, which know columns of the invoice only. */
type UncountedEntry = AnalyticsEntry & Readonly<{ isOnlyByDate: boolean }>;

export function storedShare(text: string): Share {
  const stored = JSON.parse(text) as Share | UncountedEntry;
  if (!("data" in stored)) return stored;
  return { ...shareOf(stored), date: stored.data.date, isOnlyByDate: stored.isOnlyByDate };
}

export function shareOf({ createdAt, endedAt, data, corrected }: AnalyticsEntry): Share {
  return {
    createdAt,
    bucket: bucketOf((endedAt - createdAt) / 1000),
    currency: data.currency ?? "",
    vendor: vendorKey(data.vendor) ?? "",
    vendorName: data.vendor?.name ?? null,
    total: thousandths(data.total_amount),
    tax: thousandths(data.total_tax),
    read: readFields(data, corrected),
    corrected,
    taxes: (data.taxes ?? []).flatMap(({ rate, base, amount }) =>
      rate === undefined ? [] : [{ rate: String(rate), base: thousandths(base), amount: thousandths(amount) }],
    ),
  };
}

/** Single fields, and each list as a whole. */
function readFields(data: Partial<ExtractedData>, corrected: readonly string[]): string[] {
  const paths = singleFields.map(({ path }) => path).filter((path) => !path.includes(".address_parts."));
  return paths.filter((path) => valueAt(data, path) !== undefined || corrected.includes(path));
}
