import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Database } from "./schema.ts";

/** Lease of a task, renewed while it runs. After a process was killed, other processes wait this long. */
const leaseMs = 3_600_000;
const renewalMs = leaseMs / 4;

type Where = Readonly<{ db: Database; dialect: Dialect }>;

/**
 * Runs a task unless another process runs it, on this machine or another. `work` gets the cursor at which the last run
 * stopped, and returns the next one. Undefined if another process runs it.
 */
export async function runExclusively<Value>(
  where: Where,
  name: string,
  work: (cursor: string) => Promise<Readonly<{ cursor: string; value: Value }>>,
): Promise<Value | undefined> {
  const { db } = where;
  await db
    .insertInto("background_tasks")
    .values({ name, lease_until: 0, place: "" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  let held = await lease(where, name, sql<boolean>`lease_until <= ${where.dialect.now}`);
  if (!held) return undefined;
  let cursor = held.place;
  const ownLease = () => sql<boolean>`lease_until = ${held?.lease_until ?? -1}`;
  const renewal = setInterval(async () => {
    // After an error of the database the next renewal tries again.
    held = await lease(where, name, ownLease()).catch(() => held);
  }, renewalMs);
  try {
    const done = await work(cursor);
    cursor = done.cursor;
    return done.value;
  } finally {
    clearInterval(renewal);
    const freed = { lease_until: 0, place: cursor };
    await db.updateTable("background_tasks").set(freed).where("name", "=", name).where(ownLease()).execute();
  }
}

const lease = ({ db, dialect }: Where, name: string, isFree: ReturnType<typeof sql<boolean>>) =>
  db
    .updateTable("background_tasks")
    .set({ lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("name", "=", name)
    .where(isFree)
    .returning(["place", "lease_until"])
    .executeTakeFirst();
