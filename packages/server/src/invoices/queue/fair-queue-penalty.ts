import { sql } from "kysely";
import type { Tx } from "../../platform/db/schema.ts";
import { isWaiting } from "./queue.ts";

/** What a document is charged when it is queued: one place. Reading it for longer costs the account further places. */
const placeMs = 5_000;

/**
 * Charges an account for the time that one of its documents took: its waiting documents go back by as many places, so that
 * slow documents cost their sender and not whoever stands behind them.
 */
export async function chargeReading(tx: Tx, accountId: string, readingMs: number): Promise<void> {
  const places = Math.floor(readingMs / placeMs);
  if (places === 0) return;
  await tx
    .updateTable("invoices")
    .set({ queue_tag: sql<number>`queue_tag + ${sql.lit(places)}` })
    .where("account_id", "=", accountId)
    .where(isWaiting)
    .where("lease_token", "is", null)
    .execute();
}
