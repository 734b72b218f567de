import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database, Tx } from "../../platform/db/schema.ts";
import type { Logger } from "../../platform/logger.ts";

export type WatchContext = Readonly<{ db: Database; dialect: Dialect; logger: Logger }>;

/** Larger differences are not explained by slow queries. */
const toleranceMs = 60_000;
/** How often the time is stored for other processes. */
const noteEveryMs = 10_000;
/** Deliveries due this close to the new time were written after the jump. */
const justNowMs = 5000;

/**
 * No retry and no lease is due later than this after it is written; deliveries due later were written after the jump.
 */
const latestDueMs = 3 * 3_600_000;

type Seen = Readonly<{ database: number; monotonic: number }>;

/**
 * Detects jumps of the database clock with the monotonic clock, and shifts due times by as much, so that a retry in
 * five minutes stays one in five minutes. Of several processes that notice, one shifts.
 */
export class ClockJumps {
  readonly #context: WatchContext;
  #last: Seen | undefined;
  #notedAt = Number.NEGATIVE_INFINITY;

  constructor(context: WatchContext) {
    this.#context = context;
  }

  /** Call before anything that depends on database time. */
  async look(): Promise<void> {
    const seen = await this.#now();
    const before = this.#last;
    this.#last = seen;
    if (!before) return;
    const passed = seen.monotonic - before.monotonic;
    const jump = Math.round(seen.database - before.database - passed);
    if (Math.abs(jump) > toleranceMs) await this.#move(seen, jump);
    else if (seen.monotonic - this.#notedAt > noteEveryMs) await this.#note(seen);
  }

  async #now(): Promise<Seen> {
    const { db, dialect } = this.#context;
    const { database } = await db.selectNoFrom(dialect.now.as("database")).executeTakeFirstOrThrow();
    return { database, monotonic: performance.now() };
  }

  async #note({ database, monotonic }: Seen): Promise<void> {
    await this.#context.db
      .insertInto("clock_watch")
      .values({ one: 1, seen_at: database })
      .onConflict((conflict) => conflict.column("one").doUpdateSet({ seen_at: database }))
      .execute();
    this.#notedAt = monotonic;
  }

  async #move(seen: Seen, jump: number): Promise<void> {
    const moved = await this.#context.db.transaction().execute(async (tx) => {
      if (!(await isFirst(tx, seen.database, jump))) return undefined;
      const outcome = await tx
        .updateTable("deliveries")
        .set((select) => ({ due_at: select("due_at", "+", jump) }))
        .where("state", "=", "pending")
        .where("due_at", "<=", seen.database - jump + latestDueMs)
        .where((select) =>
          select.or([
            select("due_at", "<", seen.database - justNowMs),
            select("due_at", ">", seen.database + justNowMs),
          ]),
        )
        .executeTakeFirst();
      // The start of a series of failures is shifted too: a clock jump must not turn a minute of failures into days.
      await tx
        .updateTable("webhook_endpoints")
        .set((select) => ({ failing_since: select("failing_since", "+", jump) }))
        .where("failing_since", "is not", null)
        .where("failing_since", "<", seen.database - justNowMs)
        .execute();
      return Number(outcome.numUpdatedRows);
    });
    if (moved === undefined) return;
    const reason = `the database's clock jumped by ${Math.round(jump / 1000)} s`;
    this.#context.logger.warn({ reason, count: moved }, "waiting deliveries were moved with the clock");
  }
}

/** True for the process that finds the time before the jump stored, and replaces it. */
async function isFirst(tx: Tx, now: number, jump: number): Promise<boolean> {
  await tx
    .insertInto("clock_watch")
    .values({ one: 1, seen_at: now - jump })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const then = sql.lit(now - jump);
  const outcome = await tx
    .updateTable("clock_watch")
    .set({ seen_at: now })
    .where(sql<boolean>`abs(seen_at - ${then}) < abs(seen_at - ${sql.lit(now)})`)
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}
