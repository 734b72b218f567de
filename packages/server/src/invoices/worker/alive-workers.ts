import type { Executor } from "../../platform/db/schema.ts";

/** A worker that has not announced itself for this long is dead: three announcements. */
export const workerSilentMs = 60_000;

/** Rows of the processes that read documents now. */
export function aliveWorkers(db: Executor, now: number) {
  return db.selectFrom("workers").where("seen_at", ">", now - workerSilentMs);
}
