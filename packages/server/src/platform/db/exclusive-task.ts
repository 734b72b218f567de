import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Database } from "./schema.ts";

/** Lease of a task: longer than any run. After a process was killed, other processes wait this long. */
const leaseMs = 3_600_000;

type Where = Readonly<{ db: Database; dialect: Dialect }>;

/**
 * Runs a task unless another process runs it, on this machine or another. `work` gets the position where the last run
 * stopped, and returns its own. Undefined if another process runs it.
 */
export async function runExclusively<Value>(
  { db, dialect }: Where,
  name: string,
  work: (place: string) => Promise<Readonly<{ place: string; value: Value }>>,
): Promise<Value | undefined> {
  await db
    .insertInto("background_tasks")
    .values({ name, lease_until: 0, place: "" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await db
    .updateTable("background_tasks")
    .set({ lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("name", "=", name)
    .where(sql<boolean>`lease_until <= ${dialect.now}`)
    .returning("place")
    .executeTakeFirst();
  if (!claimed) return undefined;
  let { place } = claimed;
  try {
    const done = await work(place);
    place = done.place;
    return done.value;
  } finally {
    await db.updateTable("background_tasks").set({ lease_until: 0, place }).where("name", "=", name).execute();
  }
}
