/** The pool alone: a process that only asks children to read need not load the readers itself. */
export { ExtractionCrash } from "./extraction-crash.ts";
export { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from "./extraction-pool.ts";
export type { DocumentSource, Inspection, PagePicture } from "./protocol.ts";
