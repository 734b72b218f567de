import { sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database, Executor, Tx } from "../../platform/db/schema.ts";
import { isWaiting, mostCountedInQueue } from "./queue.ts";

/** A document that is not read yet, as the operator sees it: without any content. */
export type Job = Readonly<{
  id: string;
  accountId: string;
  accountName: string;
  size: number;
  createdAt: number;
  state: JobState;
  /** Earliest time of the next attempt. */
  postponedUntil: number | null;
  attempts: number;
  postponements: number;
  damagedReads: number;
  workerDeaths: number;
  reason: string | null;
}>;

export type JobState = "waiting" | "reading" | "postponed" | "paused";

type QueueAccess = Readonly<{ db: Database; dialect: Dialect }>;

const stateOf = ({ now }: Dialect) => sql<JobState>`case
  when paused = 1 then 'paused'
  when lease_token is not null and lease_until >= ${now} then 'reading'
  when lease_until > ${now} then 'postponed'
  else 'waiting' end`;

/** In queue order. `after`: last id of the previous page. */
export async function listJobs(
  { db, dialect }: QueueAccess,
  page: Readonly<{ state?: JobState | undefined; after?: string | undefined; limit: number }>,
): Promise<Job[]> {
  let query = db
    .selectFrom("invoices as i")
    .innerJoin("accounts as a", "a.id", "i.account_id")
    .select(["i.id", "i.account_id", "a.name", "i.size", "i.created_at", "i.lease_until", "i.setback_reason"])
    .select(["i.attempts", "i.postponements", "i.damaged_reads", "i.interruptions", stateOf(dialect).as("state")])
    .where(isWaiting)
    .orderBy("i.queue_tag")
    .orderBy("i.id")
    .limit(page.limit);
  if (page.state) query = query.where(stateOf(dialect), "=", page.state);
  const last = page.after && (await placeOf(db, page.after));
  if (last) query = query.where(sql<boolean>`(i.queue_tag, i.id) > (${sql.lit(last.queue_tag)}, ${last.id})`);
  return (await query.execute()).map((row) => ({
    id: row.id,
    accountId: row.account_id,
    accountName: row.name,
    size: row.size,
    createdAt: row.created_at,
    state: row.state,
    postponedUntil: row.state === "postponed" ? row.lease_until : null,
    attempts: row.attempts,
    postponements: row.postponements,
    damagedReads: row.damaged_reads,
    workerDeaths: row.interruptions,
    reason: row.setback_reason,
  }));
}

async function placeOf(db: Database, id: string) {
  return await db.selectFrom("invoices").select(["id", "queue_tag"]).where("id", "=", id).executeTakeFirst();
}

/** Counts per state; in a very long queue only the front is counted. */
export async function countJobs({ db, dialect }: QueueAccess): Promise<Record<JobState, number>> {
  const front = db
    .selectFrom("invoices")
    .select(stateOf(dialect).as("state"))
    .where(isWaiting)
    .limit(mostCountedInQueue);
  const rows = await db
    .selectFrom(front.as("q"))
    .select((select) => ["state", select.fn.countAll<number>().as("n")])
    .groupBy("state")
    .execute();
  const counts: Record<JobState, number> = { waiting: 0, reading: 0, postponed: 0, paused: 0 };
  for (const { state, n } of rows) counts[state] = Number(n);
  return counts;
}

/** Pauses or resumes a document. If it is being read now, that attempt is finished. */
export async function pauseJob(executor: Executor, id: string, paused: boolean): Promise<boolean> {
  const job = executor
    .updateTable("invoices")
    .set({ paused: paused ? 1 : 0 })
    .where("id", "=", id)
    .where(isWaiting);
  return (await job.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Ends a pause and any retry delay. Does not touch a document that is being read. */
export async function retryJob(tx: Tx, dialect: Dialect, id: string): Promise<boolean> {
  const outcome = await tx
    .updateTable("invoices")
    .set({
      paused: 0,
      lease_until: sql<number>`case when lease_token is null or lease_until < ${dialect.now} then 0 else lease_until end`,
    })
    .where("id", "=", id)
    .where(isWaiting)
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

export type QueuePause = Readonly<{ since: number; by: string }>;

export async function readQueuePause(executor: Executor): Promise<QueuePause | undefined> {
  const row = await executor.selectFrom("paused_work").selectAll().where("what", "=", "reading").executeTakeFirst();
  return row && { since: row.since, by: row.by_whom };
}

/** Pauses or resumes all extraction, in every process; uploads and deliveries continue. */
export async function setQueuePause(executor: Executor, hold: QueuePause | undefined): Promise<void> {
  await executor.deleteFrom("paused_work").where("what", "=", "reading").execute();
  if (!hold) return;
  const row = { what: "reading", since: hold.since, by_whom: hold.by } as const;
  await executor
    .insertInto("paused_work")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
