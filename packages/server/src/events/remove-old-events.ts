import { removeDeliveriesOf } from "../deliveries/remove-deliveries.ts";
import { removeInChunks } from "../platform/db/remove-in-chunks.ts";
import type { Database, Tx } from "../platform/db/schema.ts";

/** With their deliveries and attempts about 50 milliseconds on SQLite, which answers nothing meanwhile. */
const chunk = 200;

/**
 * Deletes events from before a time, oldest first, with their deliveries and attempts, and returns how many. An event
 * that is still being delivered stays: the published schedule ends by itself.
 */
export async function removeOldEvents(db: Database, before: number): Promise<number> {
  return await removeInChunks(db, chunk, (tx) => removeSome(tx, before));
}

async function removeSome(tx: Tx, before: number): Promise<number> {
  // By id, which grows with time and has an index.
  const old = await tx
    .selectFrom("events")
    .select("id")
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries")
            .select("deliveries.id")
            .whereRef("deliveries.event_id", "=", "events.id")
            .where("state", "=", "pending"),
        ),
      ),
    )
    .orderBy("id")
    .limit(chunk)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await removeDeliveriesOf(tx, ids);
  await tx.deleteFrom("events").where("id", "in", ids).execute();
  return ids.length;
}
