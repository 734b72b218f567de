import { availableParallelism } from "node:os";
import type { Inspection } from "../intake/inspect-file.ts";
import type { PagePicture } from "../pages/page-picture.ts";
import type { Extraction, ExtractOptions } from "../pipeline.ts";
import type { PageText } from "../text/page-text.ts";
import { ExtractionCrash } from "./extraction-crash.ts";
import { type LaneStats, ProcessLane } from "./process-lane.ts";
import type { DocumentSource, Task, TaskResult } from "./protocol.ts";

export type ExtractionPoolOptions = Readonly<{
  /** Documents read at the same time; one per core unless told otherwise. */
  size?: number;
  timeLimitMs?: number;
  memoryLimitBytes?: number;
  /** Processes kept for uploads and page pictures, so that these never wait behind reading. */
  inspectors?: number;
  /** The file a child process runs. Tests put a misbehaving one here. */
  childModule?: URL;
}>;

export type PageRequest = Readonly<{ page: number; maxSide: number }>;

const MEGABYTE = 1024 * 1024;
const DEFAULT_TIME_LIMIT_MS = 60_000;
const DEFAULT_MEMORY_LIMIT_BYTES = 1500 * MEGABYTE;
const INSPECTION_LIMIT_MS = 10_000;
/** Reading gives way to whoever answers requests on the same cores; an upload or a page is such a request. */
const READING_NICENESS = 5;
const ASKED_NICENESS = 0;
const CLOSING_GRACE_MS = 5_000;

/**
 * Strangers' files are opened only here: in child processes with a deadline and a memory limit that can be killed
 * without harm to whoever asked.
 */
export class ExtractionPool {
  readonly #readers: ProcessLane;
  readonly #inspectors: ProcessLane;

  constructor(options: ExtractionPoolOptions = {}) {
    const module = options.childModule ?? new URL("./extraction-child.ts", import.meta.url);
    const timeLimitMs = options.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
    const memoryLimitBytes = options.memoryLimitBytes ?? DEFAULT_MEMORY_LIMIT_BYTES;
    this.#readers = new ProcessLane({
      module,
      size: options.size ?? availableParallelism(),
      timeLimitMs,
      memoryLimitBytes,
      niceness: READING_NICENESS,
    });
    this.#inspectors = new ProcessLane({
      module,
      size: options.inspectors ?? 1,
      timeLimitMs: Math.min(timeLimitMs, INSPECTION_LIMIT_MS),
      memoryLimitBytes,
      niceness: ASKED_NICENESS,
    });
  }

  /** Reads a document. Too long is a result; a process that died, grew too large or threw rejects with ExtractionCrash. */
  async extract(document: DocumentSource, options: ExtractOptions, signal?: AbortSignal): Promise<Extraction> {
    try {
      return await ask(this.#readers, { kind: "extract", document, options }, signal);
    } catch (error) {
      if (!(error instanceof ExtractionCrash) || error.reason !== "timeout") throw error;
      return { ok: false, code: "PROCESSING_TIMEOUT", message: "Reading the document took too long." };
    }
  }

  /** What can be known at upload: format and pages, or the code to refuse it with. */
  inspect(document: DocumentSource, signal?: AbortSignal): Promise<Inspection> {
    return ask(this.#inspectors, { kind: "inspect", document }, signal);
  }

  /** A page as a picture, upright: the frame of the locations. */
  renderPage(document: DocumentSource, request: PageRequest, signal?: AbortSignal): Promise<PagePicture> {
    return ask(this.#inspectors, { kind: "renderPage", document, ...request }, signal);
  }

  /** The words of one page; undefined where the document has no such page. */
  readText(document: DocumentSource, page: number, signal?: AbortSignal): Promise<PageText | undefined> {
    return ask(this.#readers, { kind: "readText", document, page }, signal);
  }

  async warmUp(): Promise<void> {
    await this.#readers.warmUp();
  }

  stats(): LaneStats {
    return this.#readers.stats();
  }

  async close(graceMs = CLOSING_GRACE_MS): Promise<void> {
    await Promise.all([this.#readers.close(graceMs), this.#inspectors.close(graceMs)]);
  }
}

export function createExtractionPool(options: ExtractionPoolOptions = {}): ExtractionPool {
  return new ExtractionPool(options);
}

/** The child answers each kind of task with that kind's result: serve-tasks.ts is typed so. */
async function ask<Kind extends Task["kind"]>(
  lane: ProcessLane,
  task: Extract<Task, { kind: Kind }>,
  signal: AbortSignal | undefined,
): Promise<TaskResult[Kind]> {
  return (await lane.run(task, signal)) as TaskResult[Kind];
}
