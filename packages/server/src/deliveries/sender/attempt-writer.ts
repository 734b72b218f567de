import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database } from "../../platform/db/schema.ts";
import { errorFields, type Logger } from "../../platform/logger.ts";
import type { ClockJumps } from "../queue/clock-jumps.ts";
import { type Settlement, settleAll } from "./record-attempts.ts";
import type { Turns } from "./serialise.ts";

export type WriterContext = Readonly<{ db: Database; dialect: Dialect; clock: Clock; logger: Logger }>;

type Waiting = Readonly<{ settlement: Settlement; done: (counted: boolean) => void }>;

const largestBatch = 100;
const triesPerBatch = 30;
const pauseMs = 1000;

/**
 * Writes attempts down, one transaction at a time: what is answered while one commits goes into the next. That is one
 * fsync for many deliveries when there are many, and no waiting when there are few.
 */
export class SettlementWriter {
  readonly #context: WriterContext;
  readonly #turns: Turns;
  readonly #clockJumps: ClockJumps;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  /** `turns` keeps the writing apart from whatever else touches the same rows in this process. */
  constructor(context: WriterContext, { turns, clockJumps }: Readonly<{ turns: Turns; clockJumps: ClockJumps }>) {
    this.#context = context;
    this.#turns = turns;
    this.#clockJumps = clockJumps;
  }

  /** Resolves once the attempt is stored, with whether it counted. */
  write(settlement: Settlement): Promise<boolean> {
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
    // In the same step as the last look at the queue: nothing can have come in between.
    this.#isWriting = false;
  }

  /** The database may be away for a while: what a receiver answered is worth waiting for, or it would be asked again. */
  async #writeBatch(batch: readonly Settlement[]): Promise<Set<Settlement>> {
    const { db, logger } = this.#context;
    for (let tries = 1; tries <= triesPerBatch; tries += 1) {
      try {
        await this.#clockJumps.look();
        return await this.#turns(() => db.transaction().execute((tx) => settleAll(tx, batch, this.#context)));
      } catch (error) {
        logger.warn({ count: batch.length, attempt: tries, ...errorFields(error) }, "attempts could not be stored yet");
        await delay(pauseMs);
      }
    }
    return new Set();
  }
}

/** Two processes that touch the same endpoints in the same order never wait for each other in a circle. */
function byEndpoint(a: Waiting, b: Waiting): number {
  const [first, second] = [a.settlement.delivery.endpoint_id ?? "", b.settlement.delivery.endpoint_id ?? ""];
  return first < second ? -1 : first > second ? 1 : 0;
}
