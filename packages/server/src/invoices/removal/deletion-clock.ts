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
  const known = (await knownTime(db)) ?? (await firstBelief(db, now));
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

async function knownTime(db: Database): Promise<Known | undefined> {
  return await db.selectFrom("believed_time").selectAll().executeTakeFirst();
}

/**
 * The first value of the deletion clock: the time of the newest row, because a wrong system clock can be compared with
 * nothing else. Must run before this process writes rows.
 */
async function firstBelief(db: Database, now: number): Promise<Known> {
  const newest = await Promise.all(
    // By id, which grows with time and has an index.
    (["invoices", "events", "accounts"] as const).map((table) =>
      db.selectFrom(table).select("created_at").orderBy("id", "desc").limit(1).executeTakeFirst(),
    ),
  );
  const seen = Math.max(0, ...newest.map((row) => row?.created_at ?? 0));
  const first = { one: 1, believed_at: seen === 0 ? now : Math.min(now, seen), clock_at: now };
  await db
    .insertInto("believed_time")
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await knownTime(db)) ?? first;
}

function nextBelief({ believed_at, clock_at }: Known, now: number): number {
  if (now <= believed_at) return now;
  const isTooSoon = now >= clock_at && now - clock_at < stepEveryMs;
  return isTooSoon ? believed_at : Math.min(now, believed_at + longestStepMs);
}
