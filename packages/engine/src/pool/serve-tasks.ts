import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { MessageReader, messagePipe, sendMessage } from "./process/message-pipe.ts";
import {
  type ArchiveTask,
  type Consumption,
  fillCache,
  type Reply,
  type Request,
  type Task,
  type TaskResult,
  watchParent,
} from "./protocol.ts";

/** Handlers of documents. Archives are handled the same way by every child. */
type DocumentKind = Exclude<Task["kind"], ArchiveTask["kind"]>;

/** A task whose document is in memory. */
type Loaded<T> = T extends { document: unknown } ? Omit<T, "document"> & { bytes: Uint8Array } : T;

/** A process may handle only some kinds of tasks. */
export type TaskHandlers = Readonly<{
  [Kind in DocumentKind]?: (task: Loaded<Extract<Task, { kind: Kind }>>) => Promise<TaskResult[Kind]>;
}>;

/** Turns the current process into a child of the pool: answers requests until the parent is gone. */
export function serveTasks(handlers: TaskHandlers): void {
  if (process.argv.includes(fillCache)) return void loadEverything(handlers);
  offerToOutOfMemoryKiller();
  const pipe = new Socket({ fd: messagePipe });
  const reply: Answering = (message) => sendMessage(pipe, message);
  // The parent is gone.
  pipe.on("close", () => process.exit(0)).on("error", () => process.exit(0));
  // These reach the whole group: the parent decides when its children end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  const reader = new MessageReader();
  pipe.on("data", (part) => {
    for (const request of reader.push(part)) void answer(handlers, request as Request, reply);
  });
  const ready = () => reply({ kind: "ready", ...consumption() });
  if (process.argv.includes(watchParent)) dieWithParent(ready);
  else ready();
}

/** Loads all code that a reader may need; no document is processed here. */
async function loadEverything(handlers: TaskHandlers): Promise<void> {
  await Promise.all([import("../archive/unpack-entry.ts"), import("../archive/list-archive.ts")]);
  await handlers.warmUp?.({ kind: "warmUp" });
  flushCompileCache();
  process.exit(0);
}

type Answering = (reply: Reply) => void;

async function answer(handlers: TaskHandlers, { id, task }: Request, reply: Answering): Promise<void> {
  try {
    const result = await dispatch(handlers, task);
    reply({ kind: "result", id, result, ...consumption() });
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ kind: "exception", id, detail, ...consumption() });
  }
}

async function dispatch(handlers: TaskHandlers, task: Task): Promise<TaskResult[Task["kind"]]> {
  if (task.kind === "warmUp") return offered(handlers.warmUp)(task);
  if (task.kind === "listArchive" || task.kind === "unpack") return await openArchive(task);
  const { document, ...rest } = task;
  const load = task.kind === "inspect" ? bytesToInspect : bytesOf;
  const bytes = document instanceof Uint8Array ? document : load(document.path);
  switch (rest.kind) {
    case "extract":
      return offered(handlers.extract)({ ...rest, bytes });
    case "inspect":
      return offered(handlers.inspect)({ ...rest, bytes });
    case "renderPage":
      return offered(handlers.renderPage)({ ...rest, bytes });
    case "readText":
      return offered(handlers.readText)({ ...rest, bytes });
  }
}

function offered<Handler>(handler: Handler | undefined): Handler {
  if (handler === undefined) throw new Error("This process is there for other tasks.");
  return handler;
}

/** Loaded when the first archive comes: most children never see one. */
async function openArchive(task: ArchiveTask): Promise<TaskResult[ArchiveTask["kind"]]> {
  if (task.kind === "unpack") {
    const { unpackEntry } = await import("../archive/unpack-entry.ts");
    return unpackEntry(task.document, task.entry);
  }
  const { listArchive } = await import("../archive/list-archive.ts");
  return await listArchive(task.document.path, task.limits);
}

/** Synchronous and without a copy, because this process has nothing else to do. */
function bytesOf(path: string): Uint8Array {
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

let lastInspected = new Uint8Array();

/**
 * Reuses the buffer of the last file because an upload waits for this: allocating a megabyte takes 0.4 ms. Nothing of a
 * file is used after its inspection.
 */
function bytesToInspect(path: string): Uint8Array {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    if (lastInspected.length < size) lastInspected = new Uint8Array(size);
    let read = 0;
    for (let more = -1; more !== 0 && read < size; read += more)
      more = readSync(file, lastInspected, read, size - read, read);
    return lastInspected.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

function consumption(): Consumption {
  const { user, system } = process.cpuUsage();
  return { rssBytes: process.memoryUsage.rss(), processorMs: (user + system) / 1000 };
}

/** When the machine runs out of memory, the kernel should take this process and not the service. */
function offerToOutOfMemoryKiller(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Not Linux, or a read-only /proc: the pool's own limit still holds.
  }
}

/**
 * A file that keeps the main thread in an endless loop also hides the end of the parent. If the kernel does not end the
 * process then, a second thread does, so that no process outlives the service. It starts before the first document.
 */
function dieWithParent(whenWatching: () => void): void {
  const watch = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, "SIGKILL"); }, 1000);`;
  const watcher = new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  watcher.once("online", whenWatching);
  watcher.unref();
}
