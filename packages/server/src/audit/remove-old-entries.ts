import { removeInChunks } from "../platform/db/remove-in-chunks.ts";
import type { Database, Tx } from "../platform/db/schema.ts";

const chunk = 1000;

/**
 * Deletes audit entries from before a time, oldest first. The gate lets this transaction delete from a log that is
 * append-only otherwise.
 */
export async function removeOldEntries(db: Database, before: number): Promise<number> {
  return await removeInChunks(db, chunk, (tx) => removeSome(tx, before));
}

async function removeSome(tx: Tx, before: number): Promise<number> {
  const old = await tx
    .selectFrom("audit_log")
    .select("id")
    .where("at", "<", before)
    .orderBy("id")
    .limit(chunk)
    .execute();
  if (old.length === 0) return 0;
  await tx.insertInto("audit_gate").values({ one: 1 }).execute();
  await tx
    .deleteFrom("audit_log")
    .where(
      "id",
      "in",
      old.map(({ id }) => id),
    )
    .execute();
  await tx.deleteFrom("audit_gate").execute();
  return old.length;
}
