/** The pool without the engine: a process that only delegates does not load the extraction code. */
export type { ArchiveEntry, ArchiveProblem } from "../archive/list-archive.ts";
export { problemOf, type UnpackProblem } from "../archive/unpack-entry.ts";
export type { PagePicture } from "../pages/page-picture.ts";
export { availableLayers, type Layer, layers, requiredLayers } from "./confine/confinement.ts";
export { extractAll } from "./extract-all.ts";
export { ExtractionCrash } from "./extraction-crash.ts";
export {
  createExtractionPool,
  type ExtractionPool,
  type ExtractionPoolOptions,
  type PageRequest,
  type RequestOwner,
} from "./extraction-pool.ts";
export { PoolBusy } from "./pool-busy.ts";
export type { DocumentSource } from "./protocol.ts";
