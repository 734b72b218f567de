import type { ExtractedData, FailureCode } from "@inkvoice/contract";

export type ExtractOptions = Readonly<{
  /** false leaves line items out of the result altogether. */
  lineItems?: boolean;
}>;

/** What became of one document. A failure is a result, not an exception. */
export type Extraction =
  | Readonly<{ ok: true; data: ExtractedData; pages: number }>
  | Readonly<{ ok: false; code: FailureCode; message: string }>;
