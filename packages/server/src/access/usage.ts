import { sql } from "kysely";
import { keptStatement } from "../platform/db/kept-statement.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";

type UsageDay = Readonly<{ day: number; documents: number; pages: number }>;
export type AddedUsage = UsageDay & Readonly<{ bytes: number }>;

/** Counts accepted documents in the transaction that accepts them. */
export async function addUsage(tx: Tx, accountId: string, day: AddedUsage): Promise<void> {
  await addToDay(tx, [{ account_id: accountId, ...day }]);
}

const addToDay = keptStatement<AddedUsage & { account_id: string }, unknown>(
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

/** What was kept of a day's files and is kept no longer. */
export async function subtractStored(
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

/** How much an account keeps now. */
export async function storedBytes(executor: Executor, accountId: string): Promise<number> {
  const row = await executor
    .selectFrom("usage_days")
    .select((select) => select.fn.sum<number | null>("bytes").as("bytes"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
