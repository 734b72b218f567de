import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";

type KnownVendor = Readonly<{ id: string; name: string }>;
/** The vendor in the account's list that a vendor key of the analytics belongs to; undefined if none or several do. */
export type VendorOf = (key: string) => KnownVendor | undefined;

/** Looked up when read, so that the analytics follow merged, renamed and deleted vendors. */
export async function knownVendors(executor: Executor, accountId: string): Promise<VendorOf> {
  const counted = executor.selectFrom("analytics_groups").where("account_id", "=", accountId).where("level", "=", "m");
  const rows = await executor
    .selectFrom("vendor_keys as k")
    .innerJoin("vendors as v", "v.id", "k.vendor_id")
    .select(["k.key", "v.id", "v.name"])
    .where("k.account_id", "=", accountId)
    .where((where) =>
      where.or([
        where("k.key", "in", counted.select("vendor_key")),
        where("k.key", "in", counted.select(sql<string>`'bare:' || substr(vendor_key, 5)`.as("key"))),
      ]),
    )
    .execute();
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return (key) => {
    const bare = key.startsWith("tax:") ? (byKey.get(`bare:${key.slice("tax:".length)}`) ?? []) : [];
    const found = new Map([...(byKey.get(key) ?? []), ...bare].map(({ id, name }) => [id, { id, name }]));
    return found.size === 1 ? [...found.values()][0] : undefined;
  };
}
