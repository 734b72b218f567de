import { performance } from "node:perf_hooks";
import { errorFields } from "../../platform/logger.ts";
import type { InvoiceServices } from "../services.ts";
import { refuseWhenNotReady } from "../upload/free-space.ts";
import { isQueueFull } from "../upload/queue-limit.ts";
import { acceptBulkFiles, BulkClaimLost } from "./accept-bulk-files.ts";
import {
  accountsWithBulks,
  type BulkClaim,
  type BulkLease,
  claimBulk,
  nextFiles,
  type OpenBulk,
  openBulksOf,
  releaseBulk,
  renewBulkLease,
} from "./bulk-queue.ts";
import { BulkTurns } from "./bulk-turns.ts";
import { invoicesWaiting } from "./bulks.ts";

const lookAgainMs = 1000;
/** Signals come with every upload and every end of a document: all signals within this time cause one check. */
const signalsTogetherMs = 100;
const pauseAfterErrorMs = 2000;
const heartbeatsPerLease = 4;
/** Files of one bulk that are accepted at once; each may have ten megabytes. */
const chunkFiles = 6;
/**
 * Limit of queued invoices per bulk. Keeps the account's single uploads near the front, and limits how far storage runs
 * ahead of the readers.
 */
const window = 100;

/** Time limit for the files of a chunk to arrive. */
const chunkTimeLimitMs = 20_000;
/** A turn that took this long waited for a slow file server. */
const slowTurnMs = 5000;

/**
 * Accepts the files of bulks, a few of each account's bulks in turn and several accounts concurrently, until stopped.
 */
export class BulkWorker {
  readonly #services: InvoiceServices;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  readonly #stopListening: readonly (() => void)[];
  readonly #turns = new BulkTurns();
  readonly #atWork = new Set<Promise<void>>();
  /** Bulks without work at the last check, and accounts with no other; checked again after a signal. */
  #resting = new Set<string>();
  #isSignalled = false;
  #wake = Promise.withResolvers<void>();

  constructor(services: InvoiceServices) {
    this.#services = services;
    const { signals } = services;
    const lookAgain = () => void this.#lookAfterSignals();
    // A new bulk has arrived, or a finished invoice has made room in the window.
    this.#stopListening = [signals.on("queue", lookAgain), signals.on("events", lookAgain)];
    this.#running = this.#run();
  }

  async #lookAfterSignals(): Promise<void> {
    if (this.#isSignalled) return;
    this.#isSignalled = true;
    await this.#services.clock.sleep(signalsTogetherMs, this.#stopping.signal);
    this.#isSignalled = false;
    this.#resting = new Set();
    this.#wakeUp();
  }

  #wakeUp(): void {
    const woken = this.#wake;
    this.#wake = Promise.withResolvers<void>();
    woken.resolve();
  }

  async #run(): Promise<void> {
    const { clock, logger } = this.#services;
    const { signal } = this.#stopping;
    let timer: Promise<"timer"> | undefined;
    while (!signal.aborted) {
      const woken = this.#wake.promise;
      try {
        await this.#beginTurns();
        timer ??= clock.sleep(lookAgainMs, signal).then(() => "timer");
        if ((await Promise.race([woken, timer])) !== "timer") continue;
        timer = undefined;
        this.#resting = new Set();
      } catch (error) {
        if (signal.aborted) break;
        logger.error(errorFields(error), "bulks could not be looked for now");
        await clock.sleep(pauseAfterErrorMs, signal);
      }
    }
    await Promise.all(this.#atWork);
  }

  async #beginTurns(): Promise<void> {
    const { db } = this.#services;
    for (const account of this.#turns.inLine(await accountsWithBulks(db))) {
      if (this.#resting.has(account) || !this.#turns.hasPlaceFor(account)) continue;
      const resting = this.#resting;
      const bulk = (await openBulksOf(db, account)).find(({ id }) => !resting.has(id));
      if (bulk) this.#begin(bulk);
      else resting.add(account);
    }
  }

  #begin(bulk: OpenBulk): void {
    this.#turns.begin(bulk.account_id);
    const turn = this.#turn(bulk).finally(() => {
      this.#atWork.delete(turn);
      this.#wakeUp();
    });
    this.#atWork.add(turn);
  }

  async #turn({ id, account_id }: OpenBulk): Promise<void> {
    const startedAt = performance.now();
    let worked = false;
    try {
      worked = await this.#workOn(id, account_id);
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#services.logger.error(errorFields(error), "a bulk could not be worked on now");
    }
    if (!worked) this.#resting.add(id);
    this.#turns.end(account_id, performance.now() - startedAt > slowTurnMs);
  }

  get #lease(): BulkLease {
    const { dialect, config } = this.#services;
    return { dialect, leaseMs: config.leaseSeconds * 1000 };
  }

  async #workOn(id: string, accountId: string): Promise<boolean> {
    const room = window - (await this.#inQueue(id));
    if (room <= 0 || (await isQueueFull(this.#services, accountId))) return false;
    const claim = await claimBulk(this.#services.db, this.#lease, id);
    return claim !== undefined && (await this.#work(claim, room));
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
      const limits = { signal: this.#stopping.signal, timeLimitMs: chunkTimeLimitMs };
      if (files.length > 0) await acceptBulkFiles(this.#services, claim, files, limits);
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
