import type { Analytics, AnalyticsGrouping } from "@inkvoice/contract";
import type { Database } from "../../platform/db/schema.ts";
import { type AnalyticsRequest, fieldRows, type GroupRow, groupRows, money, taxRows } from "./analytics-rows.ts";
import { monthOf, secondsOf } from "./analytics-share.ts";
import { dateOfDay, formatMonth } from "./analytics-spans.ts";
import { foldAnalytics } from "./fold-analytics.ts";
import { knownVendors, type VendorOf } from "./known-vendors.ts";

const mostGroups = 1000;

/** Analytics of an account, after the latest changes were added to its sums. */
export async function readAnalytics(db: Database, request: AnalyticsRequest): Promise<Analytics> {
  await foldAnalytics(db, request.accountId);
  return await foldedAnalytics(db, request);
}

/** Analytics of an account, from stored sums; without changes that are not folded yet. */
export async function foldedAnalytics(db: Database, request: AnalyticsRequest): Promise<Analytics> {
  const { accountId, groupBy } = request;
  const [rows, fields, taxes, vendorOf] = await Promise.all([
    groupRows(db, request),
    fieldRows(db, request),
    taxRows(db, request),
    groupBy === "vendor" ? knownVendors(db, accountId) : () => undefined,
  ]);
  const groups = inGroups(rows, groupBy, vendorOf);
  const present = withDistinctKeys(groups.filter(({ invoices }) => invoices > 0));
  const isPeriod = groupBy === "day" || groupBy === "month";
  const byKey = (a: Group, b: Group) => a.key.localeCompare(b.key, "en") || byCurrency(a, b);
  present.sort((a, b) => (isPeriod ? byKey(a, b) : b.invoices - a.invoices || byKey(a, b)));
  return { groups: present.slice(0, mostGroups), fields, taxes };
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

function keyOf({ key, level, name }: GroupRow, groupBy: AnalyticsGrouping): string {
  if (groupBy === "vendor") return name ?? String(key).slice(String(key).indexOf(":") + 1);
  if (groupBy === "currency") return String(key);
  if (groupBy === "day") return dateOfDay(Number(key));
  const isMonth = level === "m" || level === "date:m";
  return formatMonth(isMonth ? Number(key) : monthOf(Number(key)));
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
