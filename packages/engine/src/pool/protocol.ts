import type { ArchiveEntry, ArchiveLimits, ArchiveListing } from "../archive/list-archive.ts";
import type { Unpacked } from "../archive/unpack-entry.ts";
import type { Inspection } from "../intake/inspect-file.ts";
import type { PageText } from "../page-text/page-text.ts";
import type { PagePicture, PictureSize } from "../pages/page-picture.ts";
import type { Extraction, ExtractOptions } from "../pipeline.ts";

/** A document as bytes, or as a file that the child reads itself, so that the parent never holds it. */
export type DocumentSource = Uint8Array | Readonly<{ path: string }>;

/** Tasks of a child process. One request at a time; the answer carries the request's id. */
export type Task =
  | Readonly<{ kind: "extract"; document: DocumentSource; options: ExtractOptions }>
  | Readonly<{ kind: "inspect"; document: DocumentSource }>
  | (Readonly<{ kind: "renderPage"; document: DocumentSource; page: number }> & PictureSize)
  | Readonly<{ kind: "readText"; document: DocumentSource; page: number }>
  | ArchiveTask
  | Readonly<{ kind: "warmUp" }>;

/** Archives may be larger than memory: the child opens them itself and returns one file at a time. */
export type ArchiveTask =
  | Readonly<{ kind: "listArchive"; document: Readonly<{ path: string }>; limits: ArchiveLimits }>
  | Readonly<{ kind: "unpack"; document: Uint8Array; entry: ArchiveEntry }>;

export type TaskResult = {
  extract: Extraction;
  inspect: Inspection;
  renderPage: PagePicture;
  readText: PageText | undefined;
  listArchive: ArchiveListing;
  unpack: Unpacked;
  warmUp: undefined;
};

/** Argument of a child that must detect the end of its parent by itself. */
export const watchParent = "watch-parent";

/** Argument of a child that only fills the compile cache and exits. */
export const fillCache = "fill-cache";

export type Request = Readonly<{ id: number; task: Task }>;

/** Memory in use and CPU time since the start, as reported by the child. */
export type Consumption = Readonly<{ rssBytes: number; processorMs: number }>;

/** Sent once, when the child can take requests; afterwards one answer per request. */
export type Reply = Consumption &
  (
    | Readonly<{ kind: "ready" }>
    | Readonly<{ kind: "result"; id: number; result: unknown }>
    | Readonly<{ kind: "exception"; id: number; detail: string }>
  );

const isCount = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value >= 0;

/** Whether a message is a valid reply: the process may be controlled by a hostile file. */
export function isReply(message: unknown): message is Reply {
  if (typeof message !== "object" || message === null) return false;
  const { kind, id, detail, result, rssBytes, processorMs } = message as Record<string, unknown>;
  if (!isCount(rssBytes) || !isCount(processorMs)) return false;
  if (kind === "ready") return true;
  if (!isCount(id)) return false;
  return kind === "exception" ? typeof detail === "string" : kind === "result" && isResult(result);
}

/** The result of any task: nothing, or an object. */
const isResult = (result: unknown) => result === undefined || (typeof result === "object" && result !== null);
