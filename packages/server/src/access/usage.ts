import type { UsageOfKey } from "@inkvoice/contract/dashboard";
import { sql } from "kysely";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { AccessTables } from "../platform/db/tables/access.ts";

type UsageDay = Readonly<{ day: number; documents: number; pages: number }>;
export type AddedUsage = UsageDay & Readonly<{ bytes: number }>;

/** Belongs into the transaction that accepts the documents. */
export async function addUsage(tx: Tx, accountId: string, day: AddedUsage): Promise<void> {
  await addToDay(tx, [{ account_id: accountId, ...day }]);
}

const addToDay = cachedStatement<AddedUsage & { account_id: string }, unknown>(
  ["account_id", "day", "documents", "pages", "bytes"],
  (db, rows) =>
    db
      .insertInto("usage_days")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day"]).doUpdateSet({
          documents: sql`usage_days.documents + excluded.documents`,
          pages: sql`usage_days.pages + excluded.pages`,
          bytes: sql`usage_days.bytes + excluded.bytes`,
        }),
      ),
);

export type KeyUsage = Readonly<{ keyId: string | null; documents: number; pages: number }>;

/** Usage per key. */
export async function addKeyUsage(tx: Tx, accountId: string, day: number, usage: readonly KeyUsage[]): Promise<void> {
  await addToKeys(
    tx,
    usage.map(({ keyId, ...counts }) => ({ account_id: accountId, day, key_id: keyId ?? byPeople, ...counts })),
  );
}

const byPeople = "";

const addToKeys = cachedStatement<AccessTables["key_usage_days"], unknown>(
  ["account_id", "day", "key_id", "documents", "pages"],
  (db, rows) =>
    db
      .insertInto("key_usage_days")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day", "key_id"]).doUpdateSet({
          documents: sql`key_usage_days.documents + excluded.documents`,
          pages: sql`key_usage_days.pages + excluded.pages`,
        }),
      ),
);

/** Usage per key since a day, highest first; without a key: dashboard uploads. */
export async function usageByKey(executor: Executor, accountId: string, firstDay: number): Promise<UsageOfKey[]> {
  const rows = await executor
    .selectFrom("key_usage_days as u")
    .leftJoin("api_keys as k", (join) => join.onRef("k.id", "=", "u.key_id").onRef("k.account_id", "=", "u.account_id"))
    .select((select) => [
      "u.key_id",
      "k.name",
      select.fn.sum<number>("u.documents").as("documents"),
      select.fn.sum<number>("u.pages").as("pages"),
    ])
    .where("u.account_id", "=", accountId)
    .where("u.day", ">=", firstDay)
    .groupBy(["u.key_id", "k.name"])
    .execute();
  const usage = rows.map((row) => ({
    key_id: row.key_id === byPeople ? null : row.key_id,
    name: row.name,
    documents: Number(row.documents),
    pages: Number(row.pages),
  }));
  return usage.sort((a, b) => b.documents - a.documents);
}

/** Subtracts deleted files from the day of their upload. */
export async function subtractStoredBytes(
  tx: Tx,
  accountId: string,
  { day, bytes }: Pick<AddedUsage, "day" | "bytes">,
): Promise<void> {
  await tx
    .updateTable("usage_days")
    .set({ bytes: sql<number>`bytes - ${sql.lit(bytes)}` })
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .execute();
}

/** Current storage use of an account. */
export async function storedBytes(executor: Executor, accountId: string): Promise<number> {
  const row = await executor
    .selectFrom("usage_days")
    .select((select) => select.fn.sum<number | null>("bytes").as("bytes"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

const dayMs = 86_400_000;

/** Deletes usage from before a time. A day whose documents are still stored stays: it says how many bytes they take. */
export async function removeOldUsage(db: Executor, before: number): Promise<number> {
  const day = Math.floor(before / dayMs);
  const byKey = await db.deleteFrom("key_usage_days").where("day", "<", day).executeTakeFirst();
  const all = await db.deleteFrom("usage_days").where("day", "<", day).where("bytes", "=", 0).executeTakeFirst();
  return Number(byKey.numDeletedRows + all.numDeletedRows);
}
