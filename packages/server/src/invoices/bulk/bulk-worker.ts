import { errorFields } from "../../platform/logger.ts";
import type { InvoiceServices } from "../services.ts";
import { refuseWhenNotReady } from "../upload/free-space.ts";
import { acceptBulkFiles, BulkClaimLost } from "./accept-bulk-files.ts";
import {
  type BulkClaim,
  type BulkLease,
  claimBulk,
  nextFiles,
  openBulks,
  releaseBulk,
  renewBulkLease,
} from "./bulk-queue.ts";
import { invoicesWaiting } from "./bulks.ts";

const lookAgainMs = 1000;
const pauseAfterErrorMs = 2000;
const heartbeatsPerLease = 4;
/** Files of one bulk that are accepted at once; each may have ten megabytes. */
const chunkFiles = 6;
/**
 * Limit of queued invoices per bulk. Keeps the account's single uploads near the front, and limits how far storage runs
 * ahead of the readers.
 */
const window = 100;

/** Accepts the files of bulks, a few of each bulk in turn, until it is stopped. */
export class BulkWorker {
  readonly #services: InvoiceServices;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  readonly #stopListening: readonly (() => void)[];
  #wake = Promise.withResolvers<void>();

  constructor(services: InvoiceServices) {
    this.#services = services;
    const { signals } = services;
    // A new bulk has arrived, or a finished invoice has made room in the window.
    this.#stopListening = [signals.on("queue", () => this.#wakeUp()), signals.on("events", () => this.#wakeUp())];
    this.#running = this.#run();
  }

  #wakeUp(): void {
    const woken = this.#wake;
    this.#wake = Promise.withResolvers<void>();
    woken.resolve();
  }

  async #run(): Promise<void> {
    const { clock, logger } = this.#services;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const woken = this.#wake.promise;
      try {
        if (await this.#workOnce()) continue;
        await Promise.race([woken, clock.sleep(lookAgainMs, signal)]);
      } catch (error) {
        if (signal.aborted) return;
        logger.error(errorFields(error), "a bulk could not be worked on now");
        await clock.sleep(pauseAfterErrorMs, signal);
      }
    }
  }

  get #lease(): BulkLease {
    const { dialect, config } = this.#services;
    return { dialect, leaseMs: config.leaseSeconds * 1000 };
  }

  /** Processes a few files of every open bulk, so that no bulk waits for another one to finish. */
  async #workOnce(): Promise<boolean> {
    const { db } = this.#services;
    let worked = false;
    for (const id of await openBulks(db)) {
      if (this.#stopping.signal.aborted) return false;
      const room = window - (await this.#inQueue(id));
      if (room <= 0) continue;
      const claim = await claimBulk(db, this.#lease, id);
      if (claim && (await this.#work(claim, room))) worked = true;
    }
    return worked;
  }

  async #inQueue(id: string): Promise<number> {
    const query = invoicesWaiting(this.#services.db, id).select((eb) => eb.fn.countAll<number | string>().as("count"));
    return Number((await query.executeTakeFirst())?.count ?? 0);
  }

  async #work(claim: BulkClaim, room: number): Promise<boolean> {
    const { db, clock, config } = this.#services;
    const renew = () => renewBulkLease(db, this.#lease, claim).catch(() => undefined);
    const heartbeat = setInterval(renew, (config.leaseSeconds * 1000) / heartbeatsPerLease);
    try {
      await refuseWhenNotReady(this.#services);
      const files = await nextFiles(db, claim.id, clock.now(), Math.min(room, chunkFiles));
      if (files.length > 0) await acceptBulkFiles(this.#services, claim, files, this.#stopping.signal);
      return files.length > 0;
    } catch (error) {
      if (error instanceof BulkClaimLost) return true;
      throw error;
    } finally {
      clearInterval(heartbeat);
      await releaseBulk(db, claim, clock.now()).catch(() => undefined);
    }
  }

  /** Releases claimed files on shutdown. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("shutting down"));
    for (const stop of this.#stopListening) stop();
    this.#wakeUp();
    await this.#running;
  }
}
