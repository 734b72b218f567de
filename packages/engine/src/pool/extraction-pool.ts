import { availableParallelism } from "node:os";
import { extname } from "node:path";
import type { ArchiveEntry, ArchiveLimits, ArchiveListing } from "../archive/list-archive.ts";
import type { Unpacked } from "../archive/unpack-entry.ts";
import type { Inspection } from "../intake/inspect-file.ts";
import type { PageText } from "../page-text/page-text.ts";
import type { PagePicture, PictureSize } from "../pages/page-picture.ts";
import type { Extraction, ExtractOptions } from "../pipeline.ts";
import { ExtractionCrash } from "./extraction-crash.ts";
import { type LaneRequest, type LaneStats, ProcessLane } from "./process-lane.ts";
import type { DocumentSource, Task, TaskResult } from "./protocol.ts";
import { fillReaderCache } from "./reader-cache.ts";
import { temporaryParent } from "./sandbox.ts";

export type ExtractionPoolOptions = Readonly<{
  /** Documents extracted at the same time; one per core by default. */
  size?: number;
  timeLimitMs?: number;
  memoryLimitBytes?: number;
  /** Processes kept for uploads, and as many for page pictures, so that neither waits behind reading or the other. */
  inspectors?: number;
  /** The file that every child process runs. Tests put a misbehaving one here. */
  childModule?: URL;
  /** Folder in which processes find their documents; without a copy if it is on the documents' file system. */
  folder?: string;
}>;

/** Owner of a request: owners take turns, and none occupies all processes. */
export type RequestOwner = Readonly<{ owner?: string; signal?: AbortSignal | undefined }>;

export type PageRequest = Readonly<{ page: number }> & PictureSize;

const megabyte = 1024 * 1024;
const defaultTimeLimitMs = 60_000;
const defaultMemoryLimitBytes = 1500 * megabyte;
/** Limit of CPU time, not wall time: inspecting takes milliseconds, and uploads wait for it. */
const inspectionLimitMs = 2_000;
const pictureLimitMs = 10_000;
/** Limit for archives: ten thousand entries take a second. */
const archiveLimitMs = 20_000;
const wordsLimitMs = 30_000;
/** Two, so that one account's slow files never hold up another's. */
const usualInspectors = 2;
const waitLimitMs = 15_000;
const abandonGraceMs = 500;
/** On a machine so busy that an inspection gets a fifth of a core, it may take five times as long. */
const askedPatience = 5;
/** Reading yields to request handling on the same cores, such as uploads and pages. */
const readingNiceness = 5;
const askedNiceness = 0;
const closingGraceMs = 5_000;

/** Beside this file: TypeScript in a clone, JavaScript in the package. */
const besides = (name: string) => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
const [readingModule, openingModule] = [besides("extraction-child"), besides("opening-child")];

/** Untrusted files are opened only here: in killable child processes with limits of time and memory. */
export class ExtractionPool {
  readonly #timeLimitMs: number;
  readonly #temporary: ReturnType<typeof temporaryParent> | undefined;
  readonly #readers: ProcessLane;
  readonly #inspectors: ProcessLane;
  readonly #pictures: ProcessLane;
  readonly #closing = new AbortController();
  readonly #cacheFilled: Promise<void>;

  constructor(options: ExtractionPoolOptions = {}) {
    const timeLimitMs = options.timeLimitMs ?? defaultTimeLimitMs;
    this.#timeLimitMs = timeLimitMs;
    const memoryLimitBytes = options.memoryLimitBytes ?? defaultMemoryLimitBytes;
    this.#temporary = options.folder === undefined ? temporaryParent() : undefined;
    const folder = options.folder ?? this.#temporary?.path ?? "";
    this.#readers = new ProcessLane({
      module: options.childModule ?? readingModule,
      folder,
      size: options.size ?? availableParallelism(),
      timeLimitMs,
      memoryLimitBytes,
      niceness: readingNiceness,
      perOwner: 1,
    });
    const inspectors = options.inspectors ?? usualInspectors;
    const asked = {
      module: options.childModule ?? openingModule,
      folder,
      size: inspectors,
      memoryLimitBytes,
      niceness: askedNiceness,
      perOwner: Math.max(1, inspectors - 1),
      waitLimitMs: waitLimitMs,
      abandonGraceMs: abandonGraceMs,
      patience: askedPatience,
    };
    this.#inspectors = new ProcessLane({ ...asked, timeLimitMs: Math.min(timeLimitMs, inspectionLimitMs) });
    this.#pictures = new ProcessLane({ ...asked, timeLimitMs: Math.min(timeLimitMs, pictureLimitMs) });
    const ownModules = options.childModule === undefined ? [readingModule, openingModule] : [];
    this.#cacheFilled = fillReaderCache(ownModules, this.#closing.signal).catch(() => undefined);
  }

  /**
   * Extracts a document. Exceeding the time limit is a result; a process that died, grew too large or threw rejects
   * with ExtractionCrash.
   */
  async extract(document: DocumentSource, options: ExtractOptions, signal?: AbortSignal): Promise<Extraction> {
    try {
      return await ask(this.#readers, { kind: "extract", document, options }, { signal });
    } catch (error) {
      if (!(error instanceof ExtractionCrash) || error.reason !== "timeout") throw error;
      return { ok: false, code: "PROCESSING_TIMEOUT", message: "Reading the document took too long." };
    }
  }

  /** Inspects a file at upload: format and pages, or the error code. */
  inspect(document: DocumentSource, request: RequestOwner = {}): Promise<Inspection> {
    return ask(this.#inspectors, { kind: "inspect", document }, request);
  }

  /** Entries of an archive, or why it is refused. */
  listArchive(
    document: Readonly<{ path: string }>,
    limits: ArchiveLimits,
    asked: RequestOwner = {},
  ): Promise<ArchiveListing> {
    const request = { ...asked, timeLimitMs: Math.min(this.#timeLimitMs, archiveLimitMs) };
    return ask(this.#inspectors, { kind: "listArchive", document, limits }, request);
  }

  /** The bytes of one file of an archive. */
  unpack(compressed: Uint8Array, entry: ArchiveEntry, request: RequestOwner = {}): Promise<Unpacked> {
    return ask(this.#inspectors, { kind: "unpack", document: compressed, entry }, request);
  }

  /** Renders a page upright, in the coordinates of the locations. */
  renderPage(document: DocumentSource, page: PageRequest, request: RequestOwner = {}): Promise<PagePicture> {
    return ask(this.#pictures, { kind: "renderPage", document, ...page }, request);
  }

  /** Words of one page; undefined if there is no such page. */
  readText(document: DocumentSource, page: number, request: RequestOwner = {}): Promise<PageText | undefined> {
    const timeLimitMs = Math.min(this.#timeLimitMs, wordsLimitMs);
    return ask(this.#readers, { kind: "readText", document, page }, { ...request, timeLimitMs });
  }

  async warmUp(): Promise<void> {
    await this.#cacheFilled;
    await this.#readers.warmUp();
  }

  stats(): LaneStats {
    return this.#readers.stats();
  }

  async close(graceMs = closingGraceMs): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#readers, this.#inspectors, this.#pictures].map((lane) => lane.close(graceMs)));
    await this.#cacheFilled;
    this.#temporary?.remove();
  }
}

export function createExtractionPool(options: ExtractionPoolOptions = {}): ExtractionPool {
  return new ExtractionPool(options);
}

/** The child answers each kind of task with that kind's result: serve-tasks.ts is typed so. */
async function ask<Kind extends Task["kind"]>(
  lane: ProcessLane,
  task: Extract<Task, { kind: Kind }>,
  request: LaneRequest,
): Promise<TaskResult[Kind]> {
  return (await lane.run(task, request)) as TaskResult[Kind];
}
