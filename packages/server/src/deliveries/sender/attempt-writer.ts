import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import { type Dialect, isDatabaseUnavailable } from "../../platform/db/dialect.ts";
import type { Database } from "../../platform/db/schema.ts";
import { errorFields, type Logger } from "../../platform/logger.ts";
import type { ClockJumps } from "../queue/clock-jumps.ts";
import { type FinishedAttempt, storeAttempts } from "./record-attempts.ts";
import type { Serialise } from "./serialiser.ts";

export type WriterContext = Readonly<{ db: Database; dialect: Dialect; clock: Clock; logger: Logger }>;

type Waiting = Readonly<{ settlement: FinishedAttempt; done: (counted: boolean) => void }>;

const largestBatch = 100;
const triesPerBatch = 30;
const defaultPauseMs = 1000;

type WriterOptions = Readonly<{
  /** Serialises writes with other updates of the same rows in this process. */
  turns: Serialise;
  clockJumps: ClockJumps;
  /** Between two tries. */
  pauseMs?: number;
}>;

/**
 * Stores attempts, one transaction at a time; those that end during a commit go into the next one. That is one fsync
 * for many deliveries under load, and no delay otherwise.
 */
export class AttemptWriter {
  readonly #context: WriterContext;
  readonly #turns: Serialise;
  readonly #clockJumps: ClockJumps;
  readonly #pauseMs: number;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;
  #isStopping = false;

  constructor(context: WriterContext, { turns, clockJumps, pauseMs = defaultPauseMs }: WriterOptions) {
    this.#pauseMs = pauseMs;
    this.#context = context;
    this.#turns = turns;
    this.#clockJumps = clockJumps;
  }

  /** Resolves after the commit; false if the lease was lost. */
  write(settlement: FinishedAttempt): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.push({ settlement, done: resolve });
    if (!this.#isWriting) void this.#writeAll();
    return promise;
  }

  /** From now on an outage of the database is waited for only as long as any other failure. */
  hurry(): void {
    this.#isStopping = true;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch).sort(byEndpoint);
      const counted = await this.#writeBatch(batch.map(({ settlement }) => settlement));
      for (const { settlement, done } of batch) done(counted.has(settlement));
    }
    // In the same turn as the last look at the queue, so that nothing can have been added in between.
    this.#isWriting = false;
  }

  /** An attempt that is not stored would be repeated, so an outage of the database is waited for however long it is. */
  async #writeBatch(batch: readonly FinishedAttempt[]): Promise<Set<FinishedAttempt>> {
    const { db, logger } = this.#context;
    for (let tries = 1; tries <= triesPerBatch; ) {
      try {
        await this.#clockJumps.look();
        return await this.#turns(() => db.transaction().execute((tx) => storeAttempts(tx, batch, this.#context)));
      } catch (error) {
        logger.warn({ count: batch.length, attempt: tries, ...errorFields(error) }, "attempts could not be stored yet");
        if (this.#isStopping || !isDatabaseUnavailable(error)) tries += 1;
        await delay(this.#pauseMs);
      }
    }
    return new Set();
  }
}

/** Every process updates endpoints in the same order, to avoid deadlocks. */
function byEndpoint(a: Waiting, b: Waiting): number {
  const [first, second] = [a.settlement.delivery.endpoint_id ?? "", b.settlement.delivery.endpoint_id ?? ""];
  return first < second ? -1 : first > second ? 1 : 0;
}
