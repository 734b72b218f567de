import type { Database } from "../../platform/db/schema.ts";

const hourMs = 3_600_000;
/** Largest advance per step: two hours, so that the clock catches up after downtime. */
const longestStepMs = 2 * hourMs;
/** Minimum time between steps; about hourly, however often it is read. */
const stepEveryMs = 0.8 * hourMs;

export type DeletionTime = Readonly<{
  at: number /** How far the clock is ahead of what is believed. */;
  aheadMs: number;
}>;

/**
 * The clock for deletion by age. It follows the system clock, but advances at most two hours per hour: a system clock
 * set days ahead, by mistake or by an attacker, deletes next to nothing before somebody notices.
 */
export async function deletionTime(db: Database, now: number): Promise<DeletionTime> {
  const first = { one: 1, believed_at: now, clock_at: now };
  await db
    .insertInto("believed_time")
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db.selectFrom("believed_time").selectAll().executeTakeFirstOrThrow();
  const believed = nextBelief(known, now);
  if (believed !== known.believed_at) {
    await db
      .updateTable("believed_time")
      .set({ believed_at: believed, clock_at: now })
      .where("clock_at", "=", known.clock_at)
      .execute();
  }
  return { at: believed, aheadMs: now - believed };
}

type Known = Readonly<{ believed_at: number; clock_at: number }>;

function nextBelief({ believed_at, clock_at }: Known, now: number): number {
  if (now <= believed_at) return now;
  const isTooSoon = now >= clock_at && now - clock_at < stepEveryMs;
  return isTooSoon ? believed_at : Math.min(now, believed_at + longestStepMs);
}
