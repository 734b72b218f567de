import { newId } from "@inkvoice/contract";
import { errorFields } from "../platform/logger.ts";
import type { Services } from "../services.ts";
import { finishInvoice } from "./finish.ts";
import { type Claim, claimNext, isWaiting, mostAttempts, releaseClaim, renewLease } from "./queue.ts";
import { readDocument } from "./read-document.ts";

const lookAgainMs = 1000;
const pauseAfterErrorMs = 1000;
const announceMs = 20_000;
const heartbeatsPerLease = 4;

/** Reads waiting documents, as many at once as there are child processes, until it is stopped. */
export class ExtractionWorker {
  readonly #services: Services;
  readonly #id: string;
  readonly #stopping = new AbortController();
  readonly #interrupt = new AbortController();
  readonly #lanes: Promise<void>[];
  readonly #stopAnnouncing: () => void;
  #wake = Promise.withResolvers<void>();

  constructor(services: Services) {
    this.#services = services;
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
    const { db, clock, config, metrics } = this.#services;
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
      const count = db.selectFrom("invoices").select((select) => select.fn.countAll<number>().as("n"));
      const waiting = await count.where(isWaiting).executeTakeFirst();
      metrics.queueLength.set(Number(waiting?.n ?? 0));
    } catch (error) {
      this.#services.logger.warn(errorFields(error), "could not announce this worker");
    }
  }

  async #runLane(): Promise<void> {
    const { clock, logger } = this.#services;
    while (!this.#stopping.signal.aborted) {
      try {
        if (await this.#workOnce()) continue;
        await Promise.race([this.#wake.promise, clock.sleep(lookAgainMs, this.#stopping.signal)]);
      } catch (error) {
        logger.error(errorFields(error), "a document could not be worked on now");
        await clock.sleep(pauseAfterErrorMs, this.#stopping.signal);
      }
    }
  }

  get #lease() {
    return { dialect: this.#services.dialect, leaseMs: this.#services.config.leaseSeconds * 1000 };
  }

  async #workOnce(): Promise<boolean> {
    const claim = await claimNext(this.#services.db, this.#lease);
    if (!claim) return false;
    const { metrics } = this.#services;
    metrics.readingNow.inc();
    try {
      await this.#work(claim);
    } finally {
      metrics.readingNow.dec();
    }
    return true;
  }

  async #work(claim: Claim): Promise<void> {
    const { clock, db, logger, metrics } = this.#services;
    const fields = { invoice_id: claim.id, account_id: claim.accountId, attempt: claim.attempt };
    if (claim.attempt > mostAttempts) {
      // Every try before ended without a word: the worker died each time, most likely of this document.
      const ending = { status: "failed", code: "INTERNAL_ERROR", readingMs: null, at: clock.now() } as const;
      await finishInvoice(this.#services, claim, ending);
      logger.warn(fields, "document given up");
      return;
    }
    const lost = new AbortController();
    const stopHeartbeat = this.#keepLease(claim, lost);
    try {
      const signal = AbortSignal.any([lost.signal, this.#interrupt.signal]);
      const outcome = await readDocument(this.#services, claim, signal);
      if ("tryAgain" in outcome) {
        logger.warn({ ...fields, reason: outcome.tryAgain }, "document goes back to the queue");
        await releaseClaim(db, claim, false);
        return;
      }
      const { ending } = outcome;
      if (ending.readingMs !== null) metrics.readingSeconds.observe(ending.readingMs / 1000);
      const kept = await finishInvoice(this.#services, claim, ending);
      const failure = ending.status === "failed" ? ending.code : undefined;
      logger.info(
        { ...fields, status: ending.status, failure, duration_ms: ending.readingMs },
        kept ? "document ended" : "late result discarded",
      );
    } catch (error) {
      if (lost.signal.aborted) return void logger.warn(fields, "lease lost while reading");
      // Interrupted by the shutdown, or the storage or the database is away: not the document's fault.
      await releaseClaim(db, claim, true);
      if (!this.#interrupt.signal.aborted) throw error;
    } finally {
      stopHeartbeat();
    }
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
