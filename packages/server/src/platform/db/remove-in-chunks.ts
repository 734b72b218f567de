import { setTimeout as delay } from "node:timers/promises";
import type { Database, Tx } from "./schema.ts";

/**
 * Removes rows in transactions of at most `chunk` rows, so that no transaction holds locks for long, and rests after
 * each for as long as it took, so that requests have at least half of the database. Calls `removeSome` until it removes
 * less than a chunk; it returns the number of removed rows.
 */
export async function removeInChunks(
  db: Database,
  chunk: number,
  removeSome: (tx: Tx) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const start = performance.now();
    const some = await db.transaction().execute(removeSome);
    removed += some;
    if (some < chunk) return removed;
    await delay(performance.now() - start);
  }
}
