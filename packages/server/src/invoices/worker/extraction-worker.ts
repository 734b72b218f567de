import { newId } from "@inkvoice/contract";
import { errorFields } from "../../platform/logger.ts";
import { endInvoice } from "../lifecycle/transitions.ts";
import {
  type Claim,
  claimNext,
  type Ending,
  type Lease,
  type Return,
  releaseClaim,
  renewLease,
} from "../queue/queue.ts";
import { isPassing, kindOfError, mostInterruptions, type SetbackKind, setbackOf } from "../queue/retry-policy.ts";
import type { InvoiceServices } from "../services.ts";
import { type AfterReading, type ReadingProgress, type ReadingResult, readClaimed } from "./read-document.ts";

const lookAgainMs = 1000;
const pauseAfterErrorMs = 1000;
const announceMs = 20_000;
const heartbeatsPerLease = 4;
/** A document that was read waits no longer than this for the next one to be brought: files may come from far away. */
const longestHeldMs = 50;
/** What a reading may take besides the reading itself: bringing the file, looking at a vendor's memories, storing. */
const besidesReadingMs = 3 * 60_000;

/** Reads waiting documents, as many at once as there are child processes, until it is stopped. */
export class ExtractionWorker {
  readonly #services: InvoiceServices;
  readonly #afterReading: AfterReading;
  readonly #id: string;
  readonly #stopping = new AbortController();
  readonly #interrupt = new AbortController();
  readonly #lanes: Promise<void>[];
  readonly #stopAnnouncing: () => void;
  #wake = Promise.withResolvers<void>();

  constructor(services: InvoiceServices, afterReading: AfterReading) {
    this.#services = services;
    this.#afterReading = afterReading;
    this.#id = newId("request", services.clock.now()).replace("req_", "wrk_");
    services.signals.on("queue", () => this.#wakeUp());
    this.#lanes = Array.from({ length: services.config.workers }, () => this.#runLane());
    this.#stopAnnouncing = services.clock.every(announceMs, () => this.#announce());
    void this.#announce();
  }

  #wakeUp(): void {
    const woken = this.#wake;
    this.#wake = Promise.withResolvers<void>();
    woken.resolve();
  }

  /** Tells the estimate how many documents are read at once. */
  async #announce(): Promise<void> {
    const { db, clock, config } = this.#services;
    const slots = config.workers;
    const seen_at = clock.now();
    try {
      await db
        .insertInto("workers")
        .values({ id: this.#id, slots, seen_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ slots, seen_at }))
        .execute();
      await db
        .deleteFrom("workers")
        .where("seen_at", "<", seen_at - 10 * announceMs)
        .execute();
    } catch (error) {
      this.#services.logger.warn(errorFields(error), "could not announce this worker");
    }
  }

  /**
   * The next document is taken before the one that was read is stored: the reading process waits for neither. Storing keeps
   * this process and the database busy for as long as a tenth of a reading.
   */
  async #runLane(): Promise<void> {
    const { db, clock } = this.#services;
    let storing = Promise.resolve();
    let nextGiven = Promise.withResolvers<void>();
    while (!this.#stopping.signal.aborted) {
      const given = nextGiven;
      await this.#pausingOnError(async () => {
        const claim = await claimNext(db, this.#lease);
        if (!claim) {
          given.resolve();
          return await Promise.race([this.#wake.promise, clock.sleep(lookAgainMs, this.#stopping.signal)]);
        }
        const following = Promise.withResolvers<void>();
        nextGiven = following;
        const read = Promise.withResolvers<void>();
        const onRead = () => {
          read.resolve();
          setTimeout(following.resolve, longestHeldMs);
          return following.promise;
        };
        const stored = this.#pausingOnError(() => this.#countWork(claim, { onGiven: given.resolve, onRead }));
        await Promise.all([Promise.race([read.promise, stored]), storing]);
        storing = stored;
      });
    }
    nextGiven.resolve();
    await storing;
  }

  async #pausingOnError(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#services.logger.error(errorFields(error), "a document could not be worked on now");
      await this.#services.clock.sleep(pauseAfterErrorMs, this.#stopping.signal);
    }
  }

  get #lease(): Lease {
    const { dialect, config } = this.#services;
    const longestMs = config.extractionSeconds * 1000 + besidesReadingMs;
    return { dialect, leaseMs: config.leaseSeconds * 1000, longestMs };
  }

  async #countWork(claim: Claim, progress: ReadingProgress): Promise<void> {
    const { metrics } = this.#services;
    metrics.readingNow.inc();
    try {
      await this.#work(claim, progress);
    } finally {
      metrics.readingNow.dec();
    }
  }

  async #work(claim: Claim, progress: ReadingProgress): Promise<void> {
    if (claim.interruptions > mostInterruptions) {
      this.#services.logger.warn(fieldsOf(claim), "document given up: no reader survived it");
      return void (await this.#end(claim, {
        status: "failed",
        code: "INTERNAL_ERROR",
        readingMs: null,
        at: this.#now,
      }));
    }
    const lost = new AbortController();
    const stopHeartbeat = this.#keepLease(claim, lost);
    try {
      const outcome = await this.#read(claim, lost.signal, progress);
      if ("setback" in outcome) await this.#setBack(claim, outcome.setback, { reason: outcome.reason });
      else await this.#end(claim, outcome.ending);
    } catch (error) {
      if (lost.signal.aborted) return void this.#services.logger.warn(fieldsOf(claim), "lease lost while reading");
      if (this.#interrupt.signal.aborted || error === this.#stopping.signal.reason) return await this.#release(claim);
      await this.#setBack(claim, kindOfError(error), errorFields(error));
      // Whatever is away is away for the next document too: this lane does not run through the queue meanwhile.
      if (isPassing(error)) await this.#services.clock.sleep(pauseAfterErrorMs, this.#stopping.signal);
    } finally {
      stopHeartbeat();
    }
  }

  get #now(): number {
    return this.#services.clock.now();
  }

  /** Ends with the lease or the shutdown, whatever the reading is waiting for: a lane never waits for ever. */
  async #read(claim: Claim, lost: AbortSignal, progress: ReadingProgress): Promise<ReadingResult> {
    const signal = AbortSignal.any([lost, this.#interrupt.signal]);
    const signals = { reading: signal, fetching: AbortSignal.any([signal, this.#stopping.signal]) };
    const given = Promise.withResolvers<never>();
    const giveUp = () => given.reject(signal.reason);
    signal.addEventListener("abort", giveUp, { once: true });
    try {
      return await Promise.race([
        readClaimed(this.#services, claim, { signals, progress, afterReading: this.#afterReading }),
        given.promise,
      ]);
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  }

  async #end(claim: Claim, ending: Ending): Promise<void> {
    const { logger, metrics } = this.#services;
    if (ending.readingMs !== null) metrics.readingSeconds.observe(ending.readingMs / 1000);
    const kept = await endInvoice(this.#services, claim, ending);
    const failure = ending.status === "failed" ? ending.code : undefined;
    const fields = { ...fieldsOf(claim), status: ending.status, failure, duration_ms: ending.readingMs };
    logger.info(fields, kept ? "document ended" : "late result discarded");
  }

  /** Counts a try that came to nothing: the document waits for the next one, or has failed. */
  async #setBack(claim: Claim, kind: SetbackKind, why: Why): Promise<void> {
    const { failure, ...setback } = setbackOf(kind, claim);
    this.#services.logger.warn(
      { ...fieldsOf(claim), ...why },
      failure ? "document given up" : "document is tried again",
    );
    try {
      if (failure) return await this.#end(claim, { status: "failed", ...failure, readingMs: null, at: this.#now });
    } catch (error) {
      this.#services.logger.error({ ...fieldsOf(claim), ...errorFields(error) }, "document could not be given up yet");
    }
    const pauseMs = this.#services.clock.scaled(setback.pauseMs);
    await this.#release(claim, { ...setback, pauseMs, reason: reasonOf(kind, why) });
  }

  #release(claim: Claim, because?: Return): Promise<void> {
    return releaseClaim(this.#services.db, this.#services.dialect, claim, because);
  }

  /** Renews the lease while the document is read; losing it ends the reading. */
  #keepLease(claim: Claim, lost: AbortController): () => void {
    const { db, config } = this.#services;
    const timer = setInterval(
      async () => {
        const kept = await renewLease(db, this.#lease, claim).catch(() => true);
        if (!kept) lost.abort(new Error("lease lost"));
      },
      (config.leaseSeconds * 1000) / heartbeatsPerLease,
    );
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Takes nothing more, waits for what is being read, and gives back what is not done in time. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.#stopAnnouncing();
    this.#wakeUp();
    const timer = setTimeout(() => this.#interrupt.abort(new Error("shutting down")), graceMs);
    await Promise.all(this.#lanes);
    clearTimeout(timer);
    await this.#services.db
      .deleteFrom("workers")
      .where("id", "=", this.#id)
      .execute()
      .catch(() => undefined);
  }
}

/** The name of what happened, never what it said: messages may quote a document. */
type Why = Readonly<{ reason: string; code?: string }>;

const reasonOf = (kind: SetbackKind, { reason, code }: Why) =>
  [kind, ...new Set([reason, code])].filter((word) => word !== undefined && word !== "").join(" ");

function fieldsOf({ id, accountId, setbacks }: Claim) {
  return { invoice_id: id, account_id: accountId, attempt: setbacks.attempts + 1 };
}
