export type { Inspection } from "./intake/inspect-file.ts";
export type { PagePicture } from "./pages/page-picture.ts";
export { EngineFault } from "./pdf/engine-fault.ts";
export {
  type DocumentText,
  type Extraction,
  type ExtractOptions,
  extractDocument,
  type InvoicePart,
  inspectFile,
  readDocumentCodes,
  readDocumentText,
  readPageText,
  renderPagePicture,
  warmUp,
} from "./pipeline.ts";
export { ExtractionCrash } from "./pool/extraction-crash.ts";
export { createExtractionPool, type ExtractionPool, type ExtractionPoolOptions } from "./pool/extraction-pool.ts";
export type { DocumentSource } from "./pool/protocol.ts";
export type { Box, Cell, Line, PageText, PlaneMap, Table, Word, WordSource } from "./text/page-text.ts";
