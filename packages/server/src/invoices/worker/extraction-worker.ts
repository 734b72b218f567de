import { errorFields } from "../../platform/logger.ts";
import { claimNext } from "../queue/queue.ts";
import type { InvoiceServices } from "../services.ts";
import { ClaimProcessor, pauseAfterErrorMs } from "./process-claim.ts";
import type { AfterExtraction } from "./read-document.ts";
import { registerWorker } from "./worker-registry.ts";

const pollMs = 1000;
/** An extracted result is held no longer than this for the next document, whose file may come from slow storage. */
const longestHeldMs = 50;

/**
 * Claims queued documents and gives them to readers (child processes), as many at once as there are slots.
 *
 * A document passes through four states in its slot:
 * - `claimed`: the row is leased to this worker, and its file is being fetched and verified.
 * - `extracting`: the reader has the document.
 * - `extracted`: the reader is free again, and the result is held in memory.
 * - `storing`: vendor memory is applied and the outcome is committed.
 *
 * A slot holds at most two documents. It claims the next one as soon as the current one is `extracted`, and lets the
 * current one go on to `storing` when the next one is `extracting`, or after `longestHeldMs`. Storing takes up to a
 * tenth of the time of an extraction, and keeps this process and the database busy; in this order the reader waits for
 * neither. The slot does not claim a third document before the first one is stored.
 */
export class ExtractionWorker {
  readonly #services: InvoiceServices;
  readonly #processor: ClaimProcessor;
  readonly #stopping = new AbortController();
  readonly #interrupt = new AbortController();
  readonly #slots: Promise<void>[];
  readonly #unregister: () => Promise<void>;
  #wake = Promise.withResolvers<void>();

  constructor(services: InvoiceServices, afterReading: AfterExtraction) {
    this.#services = services;
    const shutdown = { stopping: this.#stopping.signal, interrupt: this.#interrupt.signal };
    this.#processor = new ClaimProcessor(services, afterReading, shutdown);
    services.signals.on("queue", () => this.#wakeUp());
    this.#slots = Array.from({ length: services.config.workers }, () => this.#runSlot());
    this.#unregister = registerWorker(services);
  }

  #wakeUp(): void {
    const woken = this.#wake;
    this.#wake = Promise.withResolvers<void>();
    woken.resolve();
  }

  async #runSlot(): Promise<void> {
    const { db, clock } = this.#services;
    let previousStored = Promise.resolve();
    let letPreviousStore = () => {};
    while (!this.#stopping.signal.aborted) {
      await this.#pausingOnError(async () => {
        // Taken before the query, which may miss documents whose signal comes meanwhile.
        const woken = this.#wake.promise;
        const claim = await claimNext(db, this.#processor.lease);
        if (!claim) {
          letPreviousStore();
          return await Promise.race([woken, clock.sleep(pollMs, this.#stopping.signal)]);
        }
        const { extracted, onExtracted, letStore } = holdResult();
        const progress = { onExtracting: letPreviousStore, onExtracted };
        letPreviousStore = letStore;
        const stored = this.#pausingOnError(() => this.#processor.process(claim, progress));
        await Promise.all([Promise.race([extracted, stored]), previousStored]);
        previousStored = stored;
      });
    }
    letPreviousStore();
    await previousStored;
  }

  async #pausingOnError(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#services.logger.error(errorFields(error), "document could not be processed now");
      await this.#services.clock.sleep(pauseAfterErrorMs, this.#stopping.signal);
    }
  }

  /** Claims nothing more, waits for documents in progress, and releases those that are not done after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp();
    const timer = setTimeout(() => this.#interrupt.abort(new Error("shutting down")), graceMs);
    await Promise.all(this.#slots);
    clearTimeout(timer);
    await this.#unregister();
  }
}

/** Keeps an `extracted` result in memory until `storing` may begin, for `longestHeldMs` at most. */
function holdResult() {
  const extracted = Promise.withResolvers<void>();
  const mayStore = Promise.withResolvers<void>();
  return {
    extracted: extracted.promise,
    letStore: mayStore.resolve,
    onExtracted() {
      extracted.resolve();
      setTimeout(mayStore.resolve, longestHeldMs);
      return mayStore.promise;
    },
  };
}
