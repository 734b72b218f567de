import { sql } from "kysely";
import type { Executor, Tx } from "../database.ts";

export type UsageDay = Readonly<{ day: number; documents: number; pages: number }>;

/** Counts accepted documents in the transaction that accepts them. */
export async function addUsage(tx: Tx, accountId: string, { day, documents, pages }: UsageDay): Promise<void> {
  await tx
    .insertInto("usage_days")
    .values({ account_id: accountId, day, documents, pages })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "day"]).doUpdateSet({
        documents: sql`usage_days.documents + excluded.documents`,
        pages: sql`usage_days.pages + excluded.pages`,
      }),
    )
    .execute();
}

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
