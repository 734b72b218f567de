import { sql } from "kysely";
import type { Tx } from "../../platform/db/schema.ts";
import { isWaiting } from "./queue.ts";

/** Queueing a document costs its account one queue position; each further period of this length costs one more. */
const penaltyStepMs = 5_000;

/**
 * Moves an account's waiting documents back by the time that one of its documents took, so that slow documents delay
 * their own sender and not other accounts.
 */
export async function applyQueuePenalty(tx: Tx, accountId: string, readingMs: number): Promise<void> {
  const places = Math.floor(readingMs / penaltyStepMs);
  if (places === 0) return;
  await tx
    .updateTable("invoices")
    .set({ queue_tag: sql<number>`queue_tag + ${sql.lit(places)}` })
    .where("account_id", "=", accountId)
    .where(isWaiting)
    .where("lease_token", "is", null)
    .execute();
}
