import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database } from "../../platform/db/schema.ts";
import { errorFields, type Logger } from "../../platform/logger.ts";
import type { ClockJumps } from "../queue/clock-jumps.ts";
import { type FinishedAttempt, storeAttempts } from "./record-attempts.ts";
import type { Serialise } from "./serialiser.ts";

export type WriterContext = Readonly<{ db: Database; dialect: Dialect; clock: Clock; logger: Logger }>;

type Waiting = Readonly<{ settlement: FinishedAttempt; done: (counted: boolean) => void }>;

const largestBatch = 100;
const triesPerBatch = 30;
const pauseMs = 1000;

/**
 * Stores attempts, one transaction at a time; those that end during a commit go into the next one. That is one fsync
 * for many deliveries under load, and no delay otherwise.
 */
export class AttemptWriter {
  readonly #context: WriterContext;
  readonly #turns: Serialise;
  readonly #clockJumps: ClockJumps;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  /** `turns` serialises writes with other updates of the same rows in this process. */
  constructor(context: WriterContext, { turns, clockJumps }: Readonly<{ turns: Serialise; clockJumps: ClockJumps }>) {
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

  /** Retries during a database outage: an attempt that is not stored would be repeated. */
  async #writeBatch(batch: readonly FinishedAttempt[]): Promise<Set<FinishedAttempt>> {
    const { db, logger } = this.#context;
    for (let tries = 1; tries <= triesPerBatch; tries += 1) {
      try {
        await this.#clockJumps.look();
        return await this.#turns(() => db.transaction().execute((tx) => storeAttempts(tx, batch, this.#context)));
      } catch (error) {
        logger.warn({ count: batch.length, attempt: tries, ...errorFields(error) }, "attempts could not be stored yet");
        await delay(pauseMs);
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
