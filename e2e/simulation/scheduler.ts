import { AsyncLocalStorage } from "node:async_hooks";
import type { Random } from "../faults/support/random.ts";

/** A server process in the simulation. A crashed one never runs again: whatever it was waiting for stays pending. */
export type ProcessHandle = { readonly name: string; alive: boolean };

type PausedCall = Readonly<{ owner: ProcessHandle | undefined; resume: () => void }>;
type Timer = {
  at: number;
  readonly order: number;
  readonly owner: ProcessHandle | undefined;
  readonly run: () => void;
};

/** The real event loop: one turn of it runs every promise that can continue. */
const realTurn = globalThis.setImmediate;

/** Probability that a timer fires although calls are pending, so that slow disks and databases meet time limits. */
const timerFirstShare = 0.05;

/**
 * Decides what runs next. Every call to the disk, the database, a receiver or a reader pauses here, and the seed
 * chooses one of the paused calls. Virtual time passes only when nothing else can run, apart from a small share of the
 * steps.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #current = new AsyncLocalStorage<ProcessHandle>();
  #paused: PausedCall[] = [];
  #timers: Timer[] = [];
  #timersMade = 0;
  #monotonic = 0;
  /** Wall clock minus monotonic clock; jumps of the clock change it. */
  #offset: number;

  constructor(random: Random, startAt: number) {
    this.#random = random;
    this.#offset = startAt;
  }

  get monotonic(): number {
    return this.#monotonic;
  }

  get now(): number {
    return Math.floor(this.#monotonic + this.#offset);
  }

  jumpClock(byMs: number): void {
    this.#offset += byMs;
  }

  /** Advances time for all processes at once, as after a suspended machine: timers fire late. */
  skip(milliseconds: number): void {
    this.#monotonic += milliseconds;
  }

  get process(): ProcessHandle | undefined {
    return this.#current.getStore();
  }

  /** Runs work inside a process: everything that it calls belongs to that process. */
  runAs<Value>(owner: ProcessHandle | undefined, work: () => Value): Value {
    return owner ? this.#current.run(owner, work) : this.#current.exit(work);
  }

  /** Waits until the seed chooses this call; never resolves if the process dies first. */
  pause(): Promise<void> {
    const owner = this.process;
    const { promise, resolve } = Promise.withResolvers<void>();
    if (owner?.alive !== false) this.#paused.push({ owner, resume: resolve });
    return promise;
  }

  addTimer(delayMs: number, callback: () => void): Timer {
    const owner = this.process;
    const run = () => this.runAs(owner, callback);
    this.#timersMade += 1;
    const timer: Timer = { at: this.#monotonic + Math.max(0, delayMs), order: this.#timersMade, owner, run };
    if (owner?.alive !== false) this.#timers.push(timer);
    return timer;
  }

  removeTimer(timer: Timer): void {
    const at = this.#timers.indexOf(timer);
    if (at >= 0) this.#timers.splice(at, 1);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.addTimer(milliseconds, resolve));
  }

  crash(dead: ProcessHandle): void {
    dead.alive = false;
    this.#paused = this.#paused.filter(({ owner }) => owner !== dead);
    this.#timers = this.#timers.filter(({ owner }) => owner !== dead);
  }

  /**
   * One step: a paused call continues or a timer fires, and then every promise that can continue. False if nothing is
   * left to do.
   */
  async step(): Promise<boolean> {
    await this.settle();
    const isTimerFirst = this.#timers.length > 0 && this.#random.fraction() < timerFirstShare;
    if (this.#paused.length > 0 && !isTimerFirst) {
      const [chosen] = this.#paused.splice(this.#random.between(0, this.#paused.length - 1), 1);
      chosen?.resume();
    } else if (!this.#fireNext()) return false;
    await this.settle();
    return true;
  }

  /** Runs all promises that wait for no step. */
  settle(): Promise<void> {
    return new Promise((resolve) => realTurn(resolve));
  }

  #fireNext(): boolean {
    const [first] = this.#timers;
    if (!first) return false;
    const next = this.#timers.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.order < a.order) ? b : a), first);
    this.removeTimer(next);
    this.#monotonic = Math.max(this.#monotonic, next.at);
    next.run();
    return true;
  }
}
