import type { Evidence, ExtractedData } from "@inkvoice/contract";

/** An invoice with checked, calibrated fields, or the reason why the document is none. */
export type ValidatedInvoice =
  | Readonly<{ found: true; data: ExtractedData; evidence: Evidence }>
  | Readonly<{ found: false; reason: string }>;
