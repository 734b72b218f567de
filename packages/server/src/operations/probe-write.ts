import type { Database } from "../platform/db/schema.ts";

/** Throws when the database cannot be written. */
export async function probeWrite(db: Database, now: number): Promise<void> {
  await db
    .insertInto("write_probe")
    .values({ one: 1, written_at: now })
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ written_at: now }))
    .execute();
}
