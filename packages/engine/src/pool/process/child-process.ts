import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { ExtractionCrash } from "../extraction-crash.ts";
import { isReply, type Reply, type Task, watchParent } from "../protocol.ts";
import { readerCache, type Sandbox } from "../sandbox.ts";
import { MessageReader, messagePipe, sendMessage } from "./message-pipe.ts";
import { residentBytes } from "./process-memory.ts";
import { processorMs, watchWorkingTime } from "./working-time.ts";

export type ChildLimits = Readonly<{ memoryLimitBytes: number; startLimitMs: number; niceness: number }>;

export type ChildRun = Readonly<{
  task: Task;
  timeLimitMs: number;
  signal?: AbortSignal | undefined;
  /** How long the work may go on after the signal. */
  abandonGraceMs?: number;
  /** Factor by which the wall time may exceed the limit while the process gets no CPU; 1 by default. */
  patience?: number;
}>;

const megabyte = 1024 * 1024;
/** Interval of memory checks: a file that fills memory at 1 GB/s overshoots by 100 MB; a check costs about 60 µs. */
const memoryPollMs = 100;
const stderrKept = 4000;
/** The whole environment of a process that reads untrusted files: no secrets, no settings. */
const passedVariables = ["PATH", "TZ", "LANG", "LC_ALL", "TMPDIR", "TEMP", "SystemRoot"];

/** One child process with one request at a time. Any error ends the process and rejects the request with the reason. */
export class TaskProcess {
  readonly ready: Promise<void>;
  /** Memory: sampled from outside while it works, reported by the child after each answer. */
  rssBytes = 0;
  peakRssBytes = 0;
  /** CPU time up to the last answer; a child is idle between answers. */
  #processorMs = 0;
  readonly #child: ChildProcess;
  readonly #pipe: Duplex;
  readonly #limits: ChildLimits;
  readonly #sandbox: Sandbox;
  #nextId = 1;
  #stderr = "";
  #endedFor: ExtractionCrash | undefined;
  #ended = false;
  #settle: { resolve(result: unknown): void; reject(error: Error): void; id: number } | undefined;

  constructor(module: URL, limits: ChildLimits, sandbox: Sandbox) {
    this.#limits = limits;
    this.#sandbox = sandbox;
    const { execPath, execArgv, endsWithParent } = sandbox.enclosure([
      `--max-old-space-size=${Math.ceil(limits.memoryLimitBytes / megabyte)}`,
    ]);
    const watching = endsWithParent ? [] : [watchParent];
    this.#child = spawn(execPath, [...execArgv, fileURLToPath(module), ...watching], {
      env: passedEnvironment(),
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    });
    this.#pipe = this.#child.stdio[messagePipe] as Duplex;
    // The exit event reports the reason.
    this.#pipe.on("error", () => undefined);
    lowerPriority(this.#child.pid, limits.niceness);
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-stderrKept);
    });
    this.#child.on("error", (error) => this.#end(new ExtractionCrash("start", error.message)));
    this.#child.on("exit", (code, signal) => this.#exited(code, signal));
    this.ready = this.#becomeReady();
    // The first request gets the error; an idle process must not bring the parent down.
    this.ready.catch(() => {});
  }

  get alive(): boolean {
    return !this.#ended && this.#endedFor === undefined;
  }

  async run({ task, timeLimitMs, signal, abandonGraceMs = 0, patience = 1 }: ChildRun): Promise<unknown> {
    signal?.throwIfAborted();
    // Aborted while the process was starting: nothing was sent yet, so the next request can use it.
    await unlessAborted(this.ready, signal);
    if (this.#ended) throw this.#crash("exit");
    // Before waiting for the answer: a missing document or a full disk must not affect other requests.
    const admitted = admit(this.#sandbox, task);
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#settle = { resolve, reject, id };
    });
    const stopClock = watchWorkingTime({
      limitMs: timeLimitMs,
      patience,
      before: this.#processorMs,
      used: () => (this.#child.pid === undefined ? undefined : processorMs(this.#child.pid)),
      onEnd: () => this.#end(new ExtractionCrash("timeout", `No answer in ${timeLimitMs} ms.`)),
    });
    const meter = setInterval(() => this.#sawMemory(this.#lookAtMemory()), memoryPollMs);
    let abandoned: NodeJS.Timeout | undefined;
    const onAbort = () => {
      abandoned = setTimeout(() => this.kill(abortReason(signal)), abandonGraceMs);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      sendMessage(
        this.#pipe,
        { id, task: admitted.task },
        (error) => error && this.#end(new ExtractionCrash("exit", error.message)),
      );
      return await answer;
    } finally {
      admitted.remove();
      stopClock();
      clearTimeout(abandoned);
      clearInterval(meter);
      signal?.removeEventListener("abort", onAbort);
      this.#settle = undefined;
    }
  }

  /** Ends the process at once; a running request is rejected with the reason. */
  kill(reason: Error): void {
    this.#settle?.reject(reason);
    this.#end(new ExtractionCrash("exit", reason.message));
  }

  #becomeReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => this.#end(new ExtractionCrash("start", `Not ready in ${this.#limits.startLimitMs} ms.`)),
        this.#limits.startLimitMs,
      );
      this.#listen((message) => {
        clearTimeout(late);
        this.#processorMs = message.processorMs;
        if (message.kind === "ready") resolve();
        else this.#answered(message);
      });
      this.#child.once("exit", () => {
        clearTimeout(late);
        reject(this.#crash("start"));
      });
      this.#child.once("error", (error) => reject(new ExtractionCrash("start", error.message)));
    });
  }

  /** A malformed message ends the child and nothing else. */
  #listen(onReply: (reply: Reply) => void): void {
    const reader = new MessageReader();
    this.#pipe.on("data", (part: Buffer) => {
      if (!this.alive) return;
      try {
        for (const message of reader.push(part)) {
          if (!isReply(message)) throw new Error("The message is no reply.");
          onReply(message);
        }
      } catch (error) {
        this.#end(new ExtractionCrash("exception", error instanceof Error ? error.message : String(error)));
      }
    });
  }

  #answered(message: Extract<Reply, { id: number }>): void {
    this.#sawMemory(message.rssBytes);
    if (this.#settle?.id !== message.id) return;
    if (message.kind === "result") this.#settle.resolve(message.result);
    else this.#end(new ExtractionCrash("exception", message.detail));
  }

  #lookAtMemory(): number {
    return this.#child.pid === undefined ? 0 : residentBytes(this.#child.pid);
  }

  #sawMemory(bytes: number): void {
    this.rssBytes = bytes;
    this.peakRssBytes = Math.max(this.peakRssBytes, bytes);
    if (bytes > this.#limits.memoryLimitBytes)
      this.#end(new ExtractionCrash("memory", `${Math.round(bytes / megabyte)} MB in use.`));
  }

  #end(reason: ExtractionCrash): void {
    this.#endedFor ??= reason;
    this.#settle?.reject(this.#endedFor);
    this.#child.kill("SIGKILL");
  }

  #exited(code: number | null, signal: NodeJS.Signals | null): void {
    this.#ended = true;
    this.#sandbox.close();
    this.#stderr = `${this.#stderr}\nexit code ${code}, signal ${signal}`.trim();
    this.#settle?.reject(this.#crash("exit"));
  }

  #crash(reason: "exit" | "start"): ExtractionCrash {
    if (this.#endedFor) return this.#endedFor;
    const outOfMemory = /heap out of memory|allocation failed/i.test(this.#stderr);
    return new ExtractionCrash(outOfMemory ? "memory" : reason, this.#stderr);
  }
}

/** A failure before the document is opened, such as a full disk, is not caused by the document. */
export function runPreparation<Value>(prepare: () => Value): Value {
  try {
    return prepare();
  } catch (error) {
    throw new ExtractionCrash("start", error instanceof Error ? error.message : String(error));
  }
}

/** The task with paths inside the sandbox, and its cleanup. */
function admit(sandbox: Sandbox, task: Task): { task: Task; remove(): void } {
  if (task.kind === "warmUp" || task.document instanceof Uint8Array) return { task, remove: () => undefined };
  const { path: document } = task.document;
  const { path, remove } = runPreparation(() => sandbox.admit(document));
  return { task: { ...task, document: { path } } as Task, remove };
}

/** With a compile cache, loading the engine takes 0.6 s of CPU instead of 1.3. */
function passedEnvironment(): Record<string, string> {
  const passed = passedVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), NODE_COMPILE_CACHE: readerCache };
}

function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // The process may already be gone, or the system may not allow it: reading works all the same.
  }
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(abortReason(signal));
  signal.addEventListener("abort", onAbort, { once: true });
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
}

function abortReason(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error("The request was given up.");
}
