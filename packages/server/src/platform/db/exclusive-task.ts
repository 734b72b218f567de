import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Database } from "./schema.ts";

/** Longer than any run takes; a process that was killed in the middle keeps a task from the others for so long. */
const leaseMs = 3_600_000;

type Where = Readonly<{ db: Database; dialect: Dialect }>;

/**
 * Runs a task unless another process is at it, on this machine or another. The work is given the place where the run
 * before it stopped, and returns its own. Undefined where another process has it.
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
