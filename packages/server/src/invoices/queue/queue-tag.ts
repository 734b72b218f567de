import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { isWaiting } from "./queue.ts";

/**
 * Start tag of fair queueing: one after the account's last waiting document, or that of the front of the queue if it
 * has none. An account with a thousand documents thus queues them one after another, while the first document of
 * another account goes to the front. Finished documents do not count against an account.
 */
export async function nextQueueTag(tx: Tx, accountId: string): Promise<number> {
  const [place] = await findPlace(tx, [{ accountId }]);
  return place?.own == null ? (place?.front ?? 0) : place.own + 1;
}

const findPlace = cachedStatement<{ accountId: string }, { own: number | null; front: number | null }>(
  ["accountId"],
  (db, [account]) => {
    const waiting = db.selectFrom("invoices").where(isWaiting).select("queue_tag").limit(1);
    const own = waiting.where("account_id", "=", account!.accountId).orderBy("queue_tag", "desc");
    return db.selectNoFrom([own.as("own"), waiting.orderBy("queue_tag").orderBy("id").as("front")]);
  },
);
