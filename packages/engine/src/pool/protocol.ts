import type { Extraction, ExtractOptions } from "../pipeline.ts";
import type { PageText } from "../text/page-text.ts";

/** What can be known of a file before it is read. A refusal carries the code the upload is answered with. */
export type Inspection =
  | Readonly<{ ok: true; format: "pdf" | "jpeg" | "png" | "webp"; pages: number }>
  | Readonly<{
      ok: false;
      code: "INVALID_FILE_FORMAT" | "EMPTY_FILE" | "FILE_TOO_LARGE" | "TOO_MANY_PAGES";
      message: string;
    }>;

/** One page as a PNG, upright: the frame in which locations are given. */
export type PagePicture = Readonly<{ image: Uint8Array; width: number; height: number; pages: number }>;

/** A document by its bytes, or by a file that the child reads itself: then the asking process never holds it whole. */
export type DocumentSource = Uint8Array | Readonly<{ path: string }>;

/** What a child process can be asked. One request at a time; the answer carries the request's id. */
export type Task =
  | Readonly<{ kind: "extract"; document: DocumentSource; options: ExtractOptions }>
  | Readonly<{ kind: "inspect"; document: DocumentSource }>
  | Readonly<{ kind: "renderPage"; document: DocumentSource; page: number; maxSide: number }>
  | Readonly<{ kind: "readText"; document: DocumentSource; page: number }>
  | Readonly<{ kind: "warmUp" }>;

export type TaskResult = {
  extract: Extraction;
  inspect: Inspection;
  renderPage: PagePicture;
  readText: PageText | undefined;
  warmUp: undefined;
};

export type Request = Readonly<{ id: number; task: Task }>;

/** Sent once, when the child can take requests; afterwards one answer per request. */
export type Reply =
  | Readonly<{ kind: "ready" }>
  | Readonly<{ kind: "result"; id: number; result: unknown }>
  | Readonly<{ kind: "exception"; id: number; detail: string }>;
