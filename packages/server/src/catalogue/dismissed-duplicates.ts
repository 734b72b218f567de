import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor, Tx } from "../platform/db/schema.ts";

/** Two invoices of one account. */
export type InvoicePair = Readonly<{ accountId: string; ids: readonly [string, string] }>;

/** Whether nobody has declared two invoices, given as SQL expressions of their ids, no duplicates. */
export const isUndecided = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<SqlBool>`not exists (
  select 1 from dismissed_duplicates as dismissed
  where dismissed.invoice_id = ${one} and dismissed.other_id = ${other}
)`;

/**
 * Stores that two invoices are no duplicates; false if that was known. One row for each direction: each invoice keeps
 * the decision while the other is in the trash.
 */
export async function insertDismissal(tx: Tx, { accountId, ids }: InvoicePair, now: number): Promise<boolean> {
  const [one, other] = ids;
  const rows = [
    { invoice_id: one, other_id: other },
    { invoice_id: other, other_id: one },
  ].map((pair) => ({ ...pair, account_id: accountId, created_at: now }));
  const inserted = await tx
    .insertInto("dismissed_duplicates")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("invoice_id")
    .execute();
  return inserted.length > 0;
}

/** Deletes the decision about two invoices; false if there was none. */
export async function deleteDismissal(tx: Tx, { accountId, ids }: InvoicePair): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("dismissed_duplicates")
    .where("account_id", "=", accountId)
    .where("invoice_id", "in", ids)
    .where("other_id", "in", ids)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The invoices that were declared no duplicates of this one, oldest first; none that is in the trash. */
export async function dismissedDuplicatesOf(
  executor: Executor,
  accountId: string,
  invoiceId: string,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("dismissed_duplicates")
    .innerJoin("invoices", "invoices.id", "dismissed_duplicates.other_id")
    .select("other_id")
    .where("dismissed_duplicates.account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .orderBy("other_id")
    .execute();
  return rows.map((row) => row.other_id);
}

/** Deletes the decisions of other invoices about one that is deleted permanently; its own are deleted with its row. */
export async function forgetDismissals(executor: Executor, accountId: string, invoiceId: string): Promise<void> {
  await executor
    .deleteFrom("dismissed_duplicates")
    .where("other_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
}
