import { sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database } from "../../platform/db/schema.ts";
import { isWaiting } from "./queue.ts";

/** Queueing a document costs its account one queue position; each further period of this length costs one more. */
const penaltyStepMs = 5_000;

/**
 * Moves an account's waiting documents back by the time that one of its documents took, so that slow documents delay
 * their own sender and not other accounts. After the commit of the document: others of the account need not wait, and
 * a document that is being claimed or changed keeps its place.
 */
export async function applyQueuePenalty(
  { db, dialect }: Readonly<{ db: Database; dialect: Dialect }>,
  accountId: string,
  readingMs: number,
): Promise<void> {
  const places = Math.floor(readingMs / penaltyStepMs);
  if (places === 0) return;
  await sql`update invoices set queue_tag = queue_tag + ${sql.lit(places)} where id in (
      select id from invoices where account_id = ${accountId} and ${isWaiting} and lease_token is null
      order by id ${dialect.skipLocked}
    )`.execute(db);
}
