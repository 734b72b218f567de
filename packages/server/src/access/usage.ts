import { sql } from "kysely";
import { keptStatement } from "../platform/db/kept-statement.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";

export type UsageDay = Readonly<{ day: number; documents: number; pages: number }>;

/** Counts accepted documents in the transaction that accepts them. */
export async function addUsage(tx: Tx, accountId: string, day: UsageDay): Promise<void> {
  await addToDay(tx, [{ account_id: accountId, ...day }]);
}

const addToDay = keptStatement<UsageDay & { account_id: string }, unknown>(
  ["account_id", "day", "documents", "pages"],
  (db, rows) =>
    db
      .insertInto("usage_days")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day"]).doUpdateSet({
          documents: sql`usage_days.documents + excluded.documents`,
          pages: sql`usage_days.pages + excluded.pages`,
        }),
      ),
);

/** Days are counted from 1970, in UTC; days without a document are left out. */
export async function listUsage(executor: Executor, accountId: string, fromDay: number): Promise<UsageDay[]> {
  return await executor
    .selectFrom("usage_days")
    .select(["day", "documents", "pages"])
    .where("account_id", "=", accountId)
    .where("day", ">=", fromDay)
    .orderBy("day")
    .execute();
}
