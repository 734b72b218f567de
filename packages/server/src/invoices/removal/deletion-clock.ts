import type { Database } from "../../platform/db/schema.ts";

const hourMs = 3_600_000;
/** Time is believed to pass at most this fast for each step; two, so that it catches up after the service was off. */
const longestStepMs = 2 * hourMs;
/** How often it moves on: once an hour, whoever asks. */
const stepEveryMs = 0.8 * hourMs;

export type BelievedTime = Readonly<{
  at: number /** How far the clock is ahead of what is believed. */;
  aheadMs: number;
}>;

/**
 * The time that deletion by age goes by. It follows the clock, but never faster than two hours in one: a clock that is set
 * forward by days, by mistake or by an attacker, deletes next to nothing before somebody notices.
 */
export async function believedTime(db: Database, now: number): Promise<BelievedTime> {
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
