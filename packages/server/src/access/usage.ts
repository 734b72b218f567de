import { randomUUID } from "node:crypto";
import type { UsageOfKey } from "@inkvoice/contract/dashboard";
import { sql } from "kysely";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import { type Fold, foldChanges } from "../platform/db/fold-changes.ts";
import type { Database, Executor, Tx } from "../platform/db/schema.ts";
import type { AccessTables } from "../platform/db/tables/access.ts";

type UsageChange = AccessTables["usage_changes"];

/** Files sent by people have no key. */
const byPeople = "";

export type AddedUsage = Readonly<{
  day: number;
  keyId: string | null;
  documents: number;
  pages: number;
  bytes: number;
}>;

/** Belongs into the transaction that accepts the documents. */
export async function addUsage(tx: Tx, accountId: string, { keyId, ...added }: AddedUsage): Promise<void> {
  await insertChange(tx, [{ id: randomUUID(), account_id: accountId, key_id: keyId ?? byPeople, ...added }]);
}

/** Subtracts deleted files from the day of their upload. */
export async function subtractStoredBytes(
  tx: Tx,
  accountId: string,
  { day, bytes }: Pick<AddedUsage, "day" | "bytes">,
): Promise<void> {
  await addUsage(tx, accountId, { day, keyId: null, documents: 0, pages: 0, bytes: -bytes });
}

const insertChange = cachedStatement<UsageChange, unknown>(
  ["id", "account_id", "day", "key_id", "documents", "pages", "bytes"],
  (db, rows) => db.insertInto("usage_changes").values(rows),
);

/** Adds waiting usage to the days. */
export const usageFold: Fold<"usage_changes"> = {
  table: "usage_changes",
  async add(tx, accountId, changes) {
    const days = Map.groupBy(changes, ({ day }) => day);
    await addToDays(
      tx,
      [...days].map(([day, some]) => ({ account_id: accountId, day, ...sumOf(some) })),
    );
    // Deleted files change the bytes of a day, and nothing of a key.
    const sent = changes.filter(({ documents, pages }) => documents !== 0 || pages !== 0);
    const keys = Map.groupBy(sent, ({ day, key_id }) => `${day} ${key_id}`);
    const rows = [...keys.values()].flatMap(([first, ...rest]) => {
      if (!first) return [];
      const { documents, pages } = sumOf([first, ...rest]);
      return [{ account_id: accountId, day: first.day, key_id: first.key_id, documents, pages }];
    });
    if (rows.length > 0) await addToKeys(tx, rows);
  },
};

function sumOf(changes: readonly UsageChange[]) {
  const sum = (of: "documents" | "pages" | "bytes") => changes.reduce((total, change) => total + change[of], 0);
  return { documents: sum("documents"), pages: sum("pages"), bytes: sum("bytes") };
}

const addToDays = cachedStatement<AccessTables["usage_days"], unknown>(
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
export async function usageByKey(db: Database, accountId: string, firstDay: number): Promise<UsageOfKey[]> {
  await foldChanges(db, usageFold, accountId);
  const rows = await db
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

/** Current storage use of an account, waiting changes included. */
export async function storedBytes(executor: Executor, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`select sum(bytes) as bytes from (
      select bytes from usage_days where account_id = ${accountId}
      union all select bytes from usage_changes where account_id = ${accountId}
    ) as stored`.execute(executor);
  return Number(rows[0]?.bytes ?? 0);
}

const dayMs = 86_400_000;

/** Deletes usage from before a time. A day whose documents are still stored stays: it says how many bytes they take. */
export async function removeOldUsage(db: Executor, before: number): Promise<number> {
  const day = Math.floor(before / dayMs);
  const byKey = await db.deleteFrom("key_usage_days").where("day", "<", day).executeTakeFirst();
  const all = await db.deleteFrom("usage_days").where("day", "<", day).where("bytes", "=", 0).executeTakeFirst();
  return Number(byKey.numDeletedRows + all.numDeletedRows);
}
