export type { CustomFieldDefinition } from "./custom/custom-field.ts";
export type { PageText, Word } from "./page-text/page-text.ts";
export {
  type Extraction,
  type ExtractOptions,
  type FailedReading,
  type InvoicePart,
  type PageRange,
  readDocumentCodes,
  readDocumentText,
  type SplitOption,
} from "./pipeline.ts";
