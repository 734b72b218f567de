import { randomUUID } from "node:crypto";
import { type AnalyticsDateField, type ExtractedData, singleFields, valueAt } from "@inkvoice/contract";
import { sql } from "kysely";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import { type Fold, foldChanges } from "../../platform/db/fold-changes.ts";
import type { Database, Tx } from "../../platform/db/schema.ts";
import type { InvoiceTables, PeriodLevel } from "../../platform/db/tables/invoices.ts";
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
export const countedFully = 2;

type Groups = InvoiceTables["analytics_groups"];
type Fields = InvoiceTables["analytics_fields"];
type Taxes = InvoiceTables["analytics_taxes"];
type Counters = Readonly<{ groups: Map<string, Groups>; fields: Map<string, Fields>; taxes: Map<string, Taxes> }>;

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

function periodsOf({ createdAt, date, isOnlyByDate }: Pick<Share, "createdAt" | "date" | "isOnlyByDate">): Period[] {
  const of = (field: AnalyticsDateField, day: number): Period[] => [
    { level: periodLevels[field].day, period: day },
    { level: periodLevels[field].month, period: monthOf(day) },
  ];
  return [
    ...(isOnlyByDate ? [] : of("created_at", dayOf(createdAt))),
    ...(date === undefined ? [] : of("date", dayOf(Date.parse(date)))),
  ];
}

function addTo<Row extends object>(
  rows: Map<string, Row>,
  key: string,
  row: Row,
  sums: readonly (keyof Row)[],
  by: number,
) {
  const present = rows.get(key) ?? { ...row, ...Object.fromEntries(sums.map((sum) => [sum, 0])) };
  const added = sums.map((sum) => [sum, Number(present[sum]) + by * Number(row[sum])]);
  rows.set(key, { ...present, ...Object.fromEntries(added) });
}

/** The parts of an entry that the sums need, as stored until they are added. */
type Share = Readonly<{
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

function storedShare(text: string): Share {
  const stored = JSON.parse(text) as Share | UncountedEntry;
  if (!("data" in stored)) return stored;
  return { ...shareOf(stored), date: stored.data.date, isOnlyByDate: stored.isOnlyByDate };
}

function shareOf({ createdAt, endedAt, data, corrected }: AnalyticsEntry): Share {
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

function addShare(counters: Counters, accountId: string, share: Share, by: number) {
  const { bucket, currency, vendor, vendorName, total, tax, read, corrected } = share;
  const sums = { currency, bucket, invoices: 1, corrected: corrected.length > 0 ? 1 : 0, total, tax };
  for (const period of periodsOf(share)) {
    const place = { account_id: accountId, ...period };
    const key = `${period.level} ${period.period}`;
    for (const vendor_key of new Set(["", vendor])) {
      const row = { ...place, ...sums, vendor_key, vendor_name: vendor_key === "" ? null : vendorName };
      addTo(
        counters.groups,
        `${key} ${vendor_key} ${currency} ${bucket}`,
        row,
        ["invoices", "corrected", "total", "tax"],
        by,
      );
    }
    for (const field of read) {
      const row = { ...place, field, read: 1, corrected: corrected.includes(field) ? 1 : 0 };
      addTo(counters.fields, `${key} ${field}`, row, ["read", "corrected"], by);
    }
    for (const { rate, base, amount } of share.taxes)
      addTo(
        counters.taxes,
        `${key} ${currency} ${rate}`,
        { ...place, currency, rate, base, amount },
        ["base", "amount"],
        by,
      );
  }
}

/** Single fields, and each list as a whole. */
function readFields(data: Partial<ExtractedData>, corrected: readonly string[]): string[] {
  const paths = singleFields.map(({ path }) => path).filter((path) => !path.includes(".address_parts."));
  return paths.filter((path) => valueAt(data, path) !== undefined || corrected.includes(path));
}

/** Replaces an invoice's share of the analytics, in the transaction that changes it. */
export async function updateAnalytics(
  tx: Tx,
  accountId: string,
  { before, after }: Readonly<{ before?: AnalyticsEntry | undefined; after?: AnalyticsEntry | undefined }>,
): Promise<void> {
  const changes = [
    ...(before ? [{ entry: before, times: -1 as const }] : []),
    ...(after ? [{ entry: after, times: 1 as const }] : []),
  ];
  if (changes.length === 0) return;
  await insertChanges(
    tx,
    changes.map(({ entry, times }) => changeOf(accountId, shareOf(entry), times)),
  );
  const byDate = changes.flatMap(({ entry, times }) => dateChangeOf(accountId, entry, times));
  if (byDate.length > 0) await insertDateChanges(tx, byDate);
}

/** Adds an invoice to the sums by date, which is in those by upload already. */
export async function addByDate(tx: Tx, accountId: string, entry: AnalyticsEntry): Promise<void> {
  const changes = dateChangeOf(accountId, entry, 1);
  if (changes.length > 0) await insertDateChanges(tx, changes);
}

function dateChangeOf(accountId: string, entry: AnalyticsEntry, times: 1 | -1) {
  const { date } = entry.data;
  if (date === undefined || entry.isCountedByDate === false) return [];
  return [changeOf(accountId, { ...shareOf(entry), date, isOnlyByDate: true }, times)];
}

const changeOf = (accountId: string, share: Share, times: 1 | -1) => ({
  id: randomUUID(),
  account_id: accountId,
  times,
  entry: JSON.stringify(share),
});

const insertChanges = cachedStatement<InvoiceTables["analytics_changes"], unknown>(
  ["id", "account_id", "times", "entry"],
  (db, rows) => db.insertInto("analytics_changes").values(rows),
);
const insertDateChanges = cachedStatement<InvoiceTables["analytics_date_changes"], unknown>(
  ["id", "account_id", "times", "entry"],
  (db, rows) => db.insertInto("analytics_date_changes").values(rows),
);

type AnalyticsFold = Fold<"analytics_changes" | "analytics_date_changes">;

const add: AnalyticsFold["add"] = async (tx, accountId, changes) => {
  const counters: Counters = { groups: new Map(), fields: new Map(), taxes: new Map() };
  const shares = changes.map(({ times, entry }) => ({ times, share: storedShare(entry) }));
  for (const { share, times } of shares) addShare(counters, accountId, share, times);
  const groups = changed(counters.groups, ["invoices", "corrected", "total", "tax"]);
  const fields = changed(counters.fields, ["read", "corrected"]);
  const taxes = changed(counters.taxes, ["base", "amount"]);
  if (groups.length > 0) await addGroups(tx, groups);
  if (fields.length > 0) await addFields(tx, fields);
  if (taxes.length > 0) await addTaxes(tx, taxes);
  await forgetVendors(
    tx,
    accountId,
    shares.flatMap(({ share, times }) => (times < 0 ? [share] : [])),
  );
};

/** Folds that add waiting shares to the sums. */
export const analyticsFolds: readonly AnalyticsFold[] = [
  { table: "analytics_changes", add },
  { table: "analytics_date_changes", add },
];

/** Adds an account's waiting shares to its sums. */
export async function foldAnalytics(db: Database, accountId: string): Promise<void> {
  for (const fold of analyticsFolds) await foldChanges(db, fold, accountId);
}

/** Deletes a vendor's name from the analytics with its last invoice. */
async function forgetVendors(tx: Tx, accountId: string, subtracted: readonly Share[]): Promise<void> {
  const named = subtracted.filter(({ vendor }) => vendor !== "");
  const places = named.flatMap((share) => periodsOf(share).map((period) => ({ vendor: share.vendor, ...period })));
  const distinct = new Map(places.map((place) => [`${place.level} ${place.period} ${place.vendor}`, place]));
  for (const { level, period, vendor } of distinct.values())
    await tx
      .deleteFrom("analytics_groups")
      .where("account_id", "=", accountId)
      .where("level", "=", level)
      .where("period", "=", period)
      .where("vendor_key", "=", vendor)
      .where("invoices", "=", 0)
      .execute();
}

function changed<Row extends object>(rows: Map<string, Row>, sums: readonly (keyof Row)[]): Row[] {
  const differing = [...rows].filter(([, row]) => sums.some((sum) => row[sum] !== 0));
  return differing.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const addGroups = cachedStatement<Groups, unknown>(
  [
    "account_id",
    "level",
    "period",
    "vendor_key",
    "currency",
    "bucket",
    "vendor_name",
    "invoices",
    "corrected",
    "total",
    "tax",
  ],
  (db, rows) =>
    db
      .insertInto("analytics_groups")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "level", "period", "vendor_key", "currency", "bucket"]).doUpdateSet({
          invoices: sql`analytics_groups.invoices + excluded.invoices`,
          corrected: sql`analytics_groups.corrected + excluded.corrected`,
          total: sql`analytics_groups.total + excluded.total`,
          tax: sql`analytics_groups.tax + excluded.tax`,
        }),
      ),
);

const addFields = cachedStatement<Fields, unknown>(
  ["account_id", "level", "period", "field", "read", "corrected"],
  (db, rows) =>
    db
      .insertInto("analytics_fields")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "level", "period", "field"]).doUpdateSet({
          read: sql`analytics_fields.read + excluded.read`,
          corrected: sql`analytics_fields.corrected + excluded.corrected`,
        }),
      ),
);

const addTaxes = cachedStatement<Taxes, unknown>(
  ["account_id", "level", "period", "currency", "rate", "base", "amount"],
  (db, rows) =>
    db
      .insertInto("analytics_taxes")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "level", "period", "currency", "rate"]).doUpdateSet({
          base: sql`analytics_taxes.base + excluded.base`,
          amount: sql`analytics_taxes.amount + excluded.amount`,
        }),
      ),
);
