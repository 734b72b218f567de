import type { Evidence, ExtractedData } from "@inkvoice/contract";

/** The verdict on a reading: an invoice with checked, calibrated fields, or nothing that could be called one. */
export type ValidatedInvoice =
  | Readonly<{ found: true; data: ExtractedData; evidence: Evidence }>
  | Readonly<{ found: false; reason: string }>;
