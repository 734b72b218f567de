import type { Database, Tx } from "./schema.ts";

/**
 * Removes rows in transactions of at most `chunk` rows, so that no transaction holds locks for long. Calls `removeSome`
 * until it removes less than a chunk; it returns the number of removed rows.
 */
export async function removeInChunks(
  db: Database,
  chunk: number,
  removeSome: (tx: Tx) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await db.transaction().execute(removeSome);
    removed += some;
    if (some < chunk) return removed;
  }
}
