import { errorFields } from "../../platform/logger.ts";
import { endInvoice } from "../lifecycle/end-invoice.ts";
import type { Outcome } from "../queue/end-invoice-row.ts";
import { type Claim, type Lease, type ReleaseReason, releaseClaim, renewLease } from "../queue/queue.ts";
import { isTransient, maxWorkerDeaths, type RetryReason, retryDecision, retryReasonOf } from "../queue/retry-policy.ts";
import type { InvoiceServices } from "../services.ts";
import { type AfterExtraction, type ReadingProgress, type ReadingResult, readClaimed } from "./read-document.ts";

export const pauseAfterErrorMs = 1000;
const heartbeatsPerLease = 4;
/** Time allowed beyond the extraction itself: fetching the file, applying vendor memory, storing. */
const overheadMs = 3 * 60_000;

export type Shutdown = Readonly<{
  /** No new work; work in progress is finished. */
  stopping: AbortSignal;
  /** The grace period is over; work in progress is released. */
  interrupt: AbortSignal;
}>;

/** Takes a claimed document to its outcome, to a retry, or back into the queue on shutdown. */
export class ClaimProcessor {
  readonly #services: InvoiceServices;
  readonly #afterReading: AfterExtraction;
  readonly #shutdown: Shutdown;

  constructor(services: InvoiceServices, afterReading: AfterExtraction, shutdown: Shutdown) {
    this.#services = services;
    this.#afterReading = afterReading;
    this.#shutdown = shutdown;
  }

  get lease(): Lease {
    const { dialect, config } = this.#services;
    const longestMs = config.extractionSeconds * 1000 + overheadMs;
    return { dialect, leaseMs: config.leaseSeconds * 1000, longestMs };
  }

  async process(claim: Claim, progress: ReadingProgress): Promise<void> {
    const { metrics } = this.#services;
    metrics.readingNow.inc();
    try {
      await this.#process(claim, progress);
    } finally {
      metrics.readingNow.dec();
    }
  }

  async #process(claim: Claim, progress: ReadingProgress): Promise<void> {
    if (claim.workerDeaths > maxWorkerDeaths) {
      this.#services.logger.warn(fieldsOf(claim), "document failed: every worker that held it died");
      return await this.#end(claim, { status: "failed", code: "INTERNAL_ERROR", readingMs: null, at: this.#now });
    }
    const lost = new AbortController();
    const stopHeartbeat = this.#keepLease(claim, lost);
    try {
      const result = await this.#read(claim, lost.signal, progress);
      if ("retry" in result) await this.#retry(claim, result.retry, { reason: result.reason });
      else await this.#end(claim, result.outcome);
    } catch (error) {
      if (lost.signal.aborted) return void this.#services.logger.warn(fieldsOf(claim), "lease lost while reading");
      const { stopping, interrupt } = this.#shutdown;
      if (interrupt.aborted || error === stopping.reason) return await this.#release(claim);
      await this.#retry(claim, retryReasonOf(error), errorFields(error));
      // An outage affects the next document too, so the slot waits instead of running through the queue.
      if (isTransient(error)) await this.#services.clock.sleep(pauseAfterErrorMs, stopping);
    } finally {
      stopHeartbeat();
    }
  }

  get #now(): number {
    return this.#services.clock.now();
  }

  /** Rejects when the lease is lost or the service interrupts, whatever the extraction is waiting for. */
  async #read(claim: Claim, lost: AbortSignal, progress: ReadingProgress): Promise<ReadingResult> {
    const { stopping, interrupt } = this.#shutdown;
    const signal = AbortSignal.any([lost, interrupt]);
    const signals = { reading: signal, fetching: AbortSignal.any([signal, stopping]) };
    const aborted = Promise.withResolvers<never>();
    const onAbort = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([
        readClaimed(this.#services, claim, { signals, progress, afterReading: this.#afterReading }),
        aborted.promise,
      ]);
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  async #end(claim: Claim, outcome: Outcome): Promise<void> {
    const { logger, metrics } = this.#services;
    if (outcome.readingMs !== null) metrics.readingSeconds.observe(outcome.readingMs / 1000);
    const kept = await endInvoice(this.#services, claim, outcome);
    const failure = outcome.status === "failed" ? outcome.code : undefined;
    const fields = { ...fieldsOf(claim), status: outcome.status, failure, duration_ms: outcome.readingMs };
    logger.info(fields, kept ? "document ended" : "late result discarded");
  }

  /** Counts a failed attempt; the document waits for the next one, or has failed. */
  async #retry(claim: Claim, retry: RetryReason, cause: Cause): Promise<void> {
    const { failure, ...decision } = retryDecision(retry, claim);
    this.#services.logger.warn({ ...fieldsOf(claim), ...cause }, failure ? "document failed" : "document is retried");
    try {
      if (failure) return await this.#end(claim, { status: "failed", ...failure, readingMs: null, at: this.#now });
    } catch (error) {
      this.#services.logger.error({ ...fieldsOf(claim), ...errorFields(error) }, "failure could not be stored yet");
    }
    const pauseMs = this.#services.clock.scaled(decision.pauseMs);
    await this.#release(claim, { ...decision, pauseMs, reason: reasonText(retry, cause) });
  }

  #release(claim: Claim, because?: ReleaseReason): Promise<void> {
    return releaseClaim(this.#services.db, this.#services.dialect, claim, because);
  }

  /** Renews the lease while the document is processed; losing it aborts the extraction. */
  #keepLease(claim: Claim, lost: AbortController): () => void {
    const { db, config } = this.#services;
    const timer = setInterval(
      async () => {
        const kept = await renewLease(db, this.lease, claim).catch(() => true);
        if (!kept) lost.abort(new Error("lease lost"));
      },
      (config.leaseSeconds * 1000) / heartbeatsPerLease,
    );
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Name and code of an error, never its message, which may quote a document. */
type Cause = Readonly<{ reason: string; code?: string }>;

const reasonText = (retry: RetryReason, { reason, code }: Cause) =>
  [retry, ...new Set([reason, code])].filter((word) => word !== undefined && word !== "").join(" ");

function fieldsOf({ id, accountId, retries }: Claim) {
  return { invoice_id: id, account_id: accountId, attempt: retries.attempts + 1 };
}
