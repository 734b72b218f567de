import { sql } from "kysely";
import { countInvoices } from "../../catalogue/analytics/invoice-counts.ts";
import { type ApiError, refused } from "../../platform/api-error.ts";
import type { Platform } from "../../platform/services.ts";
import { isWaiting } from "../queue/queue.ts";

const retryAfterSeconds = 30;

type Queue = Pick<Platform, "config" | "db">;

/**
 * Refuses an upload before its body is read while as many documents wait or are being read as the operator allows, of
 * the account or of all. Uploads that arrive at the same moment are counted without each other.
 */
export async function refuseWhenQueueFull(queue: Queue, accountId: string): Promise<void> {
  const problem = await queueProblem(queue, accountId);
  if (problem) throw problem;
}

/** Files of bulks wait in their bulk meanwhile. */
export async function isQueueFull(queue: Queue, accountId: string): Promise<boolean> {
  return (await queueProblem(queue, accountId)) !== undefined;
}

async function queueProblem({ config, db }: Queue, accountId: string): Promise<ApiError | undefined> {
  const { accountQueueLimit: ofAccount, queueLimit: ofAll } = config;
  if (ofAccount > 0 && (await countInvoices(db, accountId, { status: "processing" })) >= ofAccount)
    return refused("account_queue_full", { documents: ofAccount }, { retryAfterSeconds });
  if (ofAll === 0) return undefined;
  const some = db.selectFrom("invoices").select("id").where(isWaiting).limit(ofAll);
  const row = await db.selectFrom(some.as("waiting")).select(sql<number>`count(*)`.as("count")).executeTakeFirst();
  return Number(row?.count ?? 0) >= ofAll ? refused("queue_full", {}, { retryAfterSeconds }) : undefined;
}
