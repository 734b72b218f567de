import { ExtractionCrash } from "./extraction-crash.ts";
import { FairQueue } from "./fair-queue.ts";
import { PoolBusy } from "./pool-busy.ts";
import { runPreparation, TaskProcess } from "./process/child-process.ts";
import type { Task } from "./protocol.ts";
import { Sandbox } from "./sandbox.ts";

export type LaneOptions = Readonly<{
  module: URL;
  size: number;
  timeLimitMs: number;
  memoryLimitBytes: number;
  niceness: number;
  /** Parent of the folders from which each process reads its documents. */
  folder: string;
  /** Processes of one owner at a time; all by default. */
  perOwner?: number;
  /** How long a request may wait for a process before it fails as busy; unlimited by default. */
  waitLimitMs?: number;
  /** How long work continues after its requester has left: most finishes, and starting a process is expensive. */
  abandonGraceMs?: number;
  /** Factor by which the wall time may exceed the limit while the process gets no CPU; 1 by default. */
  patience?: number;
}>;

/** Owner and abort signal of a request. Requests without an owner are the service's own. */
export type LaneRequest = Readonly<{
  owner?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Instead of the lane's. */
  timeLimitMs?: number;
}>;

export type LaneStats = Readonly<{
  size: number;
  busy: number;
  waiting: number;
  restarts: number;
  peakRssBytes: number;
}>;

type Waiting = { grant(child: TaskProcess): void; refuse(error: Error): void };

/** Generous: a cold disk and a busy machine are no reason to fail a document. */
const startLimitMs = 120_000;
/** A process that keeps this share of its limit between documents is replaced: WASM memory never shrinks. */
const retireShare = 0.6;

/** A queue in front of at most `size` child processes, started when needed and replaced when they end. */
export class ProcessLane {
  readonly #options: LaneOptions;
  readonly #idle: TaskProcess[] = [];
  readonly #busy = new Set<TaskProcess>();
  readonly #line = new FairQueue<Waiting>();
  readonly #running = new Map<string, number>();
  #started = 0;
  #peakRssBytes = 0;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  async run(task: Task, request: LaneRequest = {}): Promise<unknown> {
    const { owner = "", signal } = request;
    const child = await this.#take(owner, signal);
    const { abandonGraceMs = 0, patience = 1 } = this.#options;
    const timeLimitMs = request.timeLimitMs ?? this.#options.timeLimitMs;
    try {
      return await child.run({ task, timeLimitMs, signal, abandonGraceMs, patience });
    } finally {
      this.#giveBack(child, owner);
    }
  }

  /** Starts every process and loads its code, so that the first document does not wait. */
  async warmUp(): Promise<void> {
    const all = Array.from({ length: this.#options.size - this.#busy.size }, () => this.run({ kind: "warmUp" }));
    await Promise.all(all);
  }

  stats(): LaneStats {
    return {
      size: this.#options.size,
      busy: this.#busy.size,
      waiting: this.#line.length,
      restarts: Math.max(0, this.#started - this.#options.size),
      peakRssBytes: this.#peakRssBytes,
    };
  }

  /** Rejects waiting requests, lets running ones finish within the grace time, then ends all processes. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#line.takeAll()) waiting.refuse(poolClosed());
    const deadline = Date.now() + graceMs;
    while (this.#busy.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill(poolClosed());
  }

  #take(owner: string, signal: AbortSignal | undefined): Promise<TaskProcess> {
    if (this.#closed) return Promise.reject(poolClosed());
    if (signal?.aborted) return Promise.reject(signal.reason);
    const free = this.#mayHaveMore(owner) ? (this.#takeIdle() ?? this.#startAnother()) : undefined;
    if (!free) return this.#waitInLine(owner, signal);
    this.#occupy(free, owner);
    return Promise.resolve(free);
  }

  #mayHaveMore(owner: string): boolean {
    return owner === "" || (this.#running.get(owner) ?? 0) < (this.#options.perOwner ?? this.#options.size);
  }

  #occupy(child: TaskProcess, owner: string): void {
    this.#busy.add(child);
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #waitInLine(owner: string, signal: AbortSignal | undefined): Promise<TaskProcess> {
    const { promise, resolve, reject } = Promise.withResolvers<TaskProcess>();
    const leave = (error: Error) => {
      this.#line.remove(owner, waiting);
      waiting.refuse(error);
    };
    const onAbort = () => leave(signal?.reason);
    const { waitLimitMs } = this.#options;
    const tooLong = waitLimitMs === undefined ? undefined : setTimeout(() => leave(new PoolBusy()), waitLimitMs);
    const settled = () => {
      clearTimeout(tooLong);
      signal?.removeEventListener("abort", onAbort);
    };
    const waiting: Waiting = {
      grant: (child) => {
        settled();
        this.#occupy(child, owner);
        resolve(child);
      },
      refuse: (error) => {
        settled();
        reject(error);
      },
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    this.#line.add(owner, waiting);
    return promise;
  }

  #giveBack(child: TaskProcess, owner: string): void {
    this.#busy.delete(child);
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#peakRssBytes = Math.max(this.#peakRssBytes, child.peakRssBytes);
    const tooLarge = child.rssBytes > retireShare * this.#options.memoryLimitBytes;
    if (child.alive && (tooLarge || this.#closed)) child.kill(poolClosed());
    if (this.#closed) return;
    const next = this.#line.take((each) => this.#mayHaveMore(each));
    if (next) this.#grant(next, child);
    else if (child.alive) this.#idle.push(child);
  }

  #grant(next: Waiting, child: TaskProcess): void {
    try {
      next.grant(child.alive ? child : this.#start());
    } catch (error) {
      next.refuse(error as Error);
    }
  }

  #takeIdle(): TaskProcess | undefined {
    while (this.#idle.length > 0) {
      const child = this.#idle.pop();
      if (child?.alive) return child;
    }
    return undefined;
  }

  #startAnother(): TaskProcess | undefined {
    return this.#busy.size < this.#options.size ? this.#start() : undefined;
  }

  #start(): TaskProcess {
    this.#started++;
    const { module, memoryLimitBytes, niceness, folder } = this.#options;
    const sandbox = runPreparation(() => new Sandbox(folder));
    return new TaskProcess(module, { memoryLimitBytes, startLimitMs: startLimitMs, niceness }, sandbox);
  }
}

function poolClosed(): ExtractionCrash {
  return new ExtractionCrash("exit", "The pool was closed.");
}
