import { sql } from "kysely";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import { type Fold, foldChanges } from "../../platform/db/fold-changes.ts";
import type { Database, Tx } from "../../platform/db/schema.ts";
import type { InvoiceTables } from "../../platform/db/tables/invoices.ts";
import { periodsOf, type Share, storedShare } from "./analytics-share.ts";

type Groups = InvoiceTables["analytics_groups"];
type Fields = InvoiceTables["analytics_fields"];
type Taxes = InvoiceTables["analytics_taxes"];
type Counters = Readonly<{ groups: Map<string, Groups>; fields: Map<string, Fields>; taxes: Map<string, Taxes> }>;

/** Columns that are added up. */
const groupSums = ["invoices", "corrected", "total", "tax"] as const satisfies readonly (keyof Groups)[];
const fieldSums = ["read", "corrected"] as const satisfies readonly (keyof Fields)[];
const taxSums = ["base", "amount"] as const satisfies readonly (keyof Taxes)[];

type AnalyticsFold = Fold<"analytics_changes" | "analytics_date_changes">;

const add: AnalyticsFold["add"] = async (tx, accountId, changes) => {
  const counters: Counters = { groups: new Map(), fields: new Map(), taxes: new Map() };
  const shares = changes.map(({ times, entry }) => ({ times, share: storedShare(entry) }));
  for (const { share, times } of shares) addShare(counters, accountId, share, times);
  const groups = changed(counters.groups, groupSums);
  const fields = changed(counters.fields, fieldSums);
  const taxes = changed(counters.taxes, taxSums);
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

function addShare(counters: Counters, accountId: string, share: Share, by: number) {
  const { bucket, currency, vendor, vendorName, total, tax, read, corrected } = share;
  const sums = { currency, bucket, invoices: 1, corrected: corrected.length > 0 ? 1 : 0, total, tax };
  for (const period of periodsOf(share)) {
    const place = { account_id: accountId, ...period };
    const key = `${period.level} ${period.period}`;
    for (const vendor_key of new Set(["", vendor])) {
      const row = { ...place, ...sums, vendor_key, vendor_name: vendor_key === "" ? null : vendorName };
      addTo(counters.groups, `${key} ${vendor_key} ${currency} ${bucket}`, row, groupSums, by);
    }
    for (const field of read) {
      const row = { ...place, field, read: 1, corrected: corrected.includes(field) ? 1 : 0 };
      addTo(counters.fields, `${key} ${field}`, row, fieldSums, by);
    }
    for (const { rate, base, amount } of share.taxes) {
      const row = { ...place, currency, rate, base, amount };
      addTo(counters.taxes, `${key} ${currency} ${rate}`, row, taxSums, by);
    }
  }
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
