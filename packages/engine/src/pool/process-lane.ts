import { TaskProcess } from "./child-process.ts";
import { ExtractionCrash } from "./extraction-crash.ts";
import type { Task } from "./protocol.ts";

export type LaneOptions = Readonly<{
  module: URL;
  size: number;
  timeLimitMs: number;
  memoryLimitBytes: number;
  niceness: number;
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
const START_LIMIT_MS = 60_000;
/** A process that keeps this share of its limit between documents is replaced: WASM memory never shrinks. */
const RETIRE_SHARE = 0.6;

/** A queue in front of at most `size` child processes, started when needed and replaced when they end. */
export class ProcessLane {
  readonly #options: LaneOptions;
  readonly #idle: TaskProcess[] = [];
  readonly #busy = new Set<TaskProcess>();
  readonly #queue: Waiting[] = [];
  #started = 0;
  #peakRssBytes = 0;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  async run(task: Task, signal?: AbortSignal): Promise<unknown> {
    const child = await this.#take(signal);
    try {
      return await child.run({ task, timeLimitMs: this.#options.timeLimitMs, signal });
    } finally {
      this.#giveBack(child);
    }
  }

  /** Starts every process and lets each load what it needs, so that the first document does not wait for it. */
  async warmUp(): Promise<void> {
    const all = Array.from({ length: this.#options.size - this.#busy.size }, () => this.run({ kind: "warmUp" }));
    await Promise.all(all);
  }

  stats(): LaneStats {
    return {
      size: this.#options.size,
      busy: this.#busy.size,
      waiting: this.#queue.length,
      restarts: Math.max(0, this.#started - this.#options.size),
      peakRssBytes: this.#peakRssBytes,
    };
  }

  /** Refuses what waits, lets what runs finish within the grace time, then ends every process. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.refuse(poolClosed());
    const deadline = Date.now() + graceMs;
    while (this.#busy.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill(poolClosed());
  }

  #take(signal: AbortSignal | undefined): Promise<TaskProcess> {
    if (this.#closed) return Promise.reject(poolClosed());
    if (signal?.aborted) return Promise.reject(signal.reason);
    const free = this.#takeIdle() ?? this.#startAnother();
    if (free) {
      this.#busy.add(free);
      return Promise.resolve(free);
    }
    return this.#waitInLine(signal);
  }

  #waitInLine(signal: AbortSignal | undefined): Promise<TaskProcess> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        grant: (child) => {
          signal?.removeEventListener("abort", onAbort);
          resolve(child);
        },
        refuse: (error) => {
          signal?.removeEventListener("abort", onAbort);
          reject(error);
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#queue.push(waiting);
    });
  }

  #giveBack(child: TaskProcess): void {
    this.#busy.delete(child);
    this.#peakRssBytes = Math.max(this.#peakRssBytes, child.peakRssBytes);
    const tooLarge = child.rssBytes > RETIRE_SHARE * this.#options.memoryLimitBytes;
    if (child.alive && (tooLarge || this.#closed)) child.kill(poolClosed());
    if (this.#closed) return;
    const next = this.#queue.shift();
    if (!next) {
      if (child.alive) this.#idle.push(child);
      return;
    }
    const successor = child.alive ? child : this.#start();
    this.#busy.add(successor);
    next.grant(successor);
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
    return new TaskProcess(this.#options.module, {
      memoryLimitBytes: this.#options.memoryLimitBytes,
      startLimitMs: START_LIMIT_MS,
      niceness: this.#options.niceness,
    });
  }
}

function poolClosed(): ExtractionCrash {
  return new ExtractionCrash("exit", "The pool was closed.");
}
