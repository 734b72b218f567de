import { monthOf } from "../../packages/server/src/catalogue/analytics/analytics-share.ts";
import type { Database, Tables } from "../../packages/server/src/platform/db/schema.ts";

/** Both sizes span the same two years, so the larger one has more invoices per day. */
const days = 730;
const firstDay = Date.UTC(2024, 0, 1) / 86_400_000;
const vendors = 6;
const buckets = 8;

/** The last `count` days with invoices. */
export const countedDays = (count: number) => ({ from: firstDay + days - count, to: firstDay + days - 1 });

type Group = Tables["analytics_groups"];

function groupsOf(accountId: string, count: number): Group[] {
  const groups = new Map<string, Group & { invoices: number; total: number; tax: number }>();
  for (let index = 0; index < count; index++) {
    const day = firstDay + Math.floor((index * days) / count);
    // Coprime to each other and to the days.
    const vendor = (index * 7) % vendors;
    const bucket = (index * 13 + Math.floor(index / 11)) % buckets;
    for (const [level, period] of [
      ["d", day],
      ["m", monthOf(day)],
    ] as const)
      for (const vendorKey of ["", `name:vendor ${vendor}`]) {
        const key = `${level} ${period} ${vendorKey} ${bucket}`;
        const known = groups.get(key);
        if (known) {
          known.invoices += 1;
          known.total += 119_000;
          known.tax += 19_000;
        } else
          groups.set(key, {
            account_id: accountId,
            level,
            period,
            vendor_key: vendorKey,
            currency: "EUR",
            bucket,
            vendor_name: vendorKey === "" ? null : `Vendor ${vendor}`,
            invoices: 1,
            corrected: 0,
            total: 119_000,
            tax: 19_000,
          });
      }
  }
  return [...groups.values()];
}

/** Inserts the analytics rows of this many invoices. */
export async function insertSums(db: Database, accountId: string, count: number): Promise<void> {
  const groups = groupsOf(accountId, count);
  for (let first = 0; first < groups.length; first += 500)
    await db
      .insertInto("analytics_groups")
      .values(groups.slice(first, first + 500))
      .execute();
  const periods = new Map(groups.map(({ level, period }) => [`${level} ${period}`, { level, period }]));
  for (const place of periods.values()) {
    const fields = ["invoice_number", "date", "total_amount", "currency", "vendor.name"];
    await db
      .insertInto("analytics_fields")
      .values(fields.map((field) => ({ account_id: accountId, ...place, field, read: count, corrected: 0 })))
      .execute();
    const tax = { account_id: accountId, ...place, currency: "EUR", rate: "19", base: 100_000, amount: 19_000 };
    await db.insertInto("analytics_taxes").values(tax).execute();
  }
}
