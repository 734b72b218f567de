import type { Database, Tx } from "./schema.ts";

/**
 * Removes rows in transactions of at most `chunk` rows, so that none holds its locks for long. `removeSome` returns how
 * many rows it removed; fewer than a chunk ends the removal.
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
