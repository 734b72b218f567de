import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import type { Extraction } from "@inkvoice/engine";

/** What is written for one document: shaped like the service's record, so that either can be read by the same program. */
export type DocumentResult =
  | Readonly<{ file: string; status: "completed"; pages: number; extracted_data: ExtractedData }>
  | Readonly<{ file: string; status: "failed"; error: { code: FailureCode | string; message: string } }>;

export function resultOf(file: string, extraction: Extraction): DocumentResult {
  if (!extraction.ok) {
    return { file, status: "failed", error: { code: extraction.code, message: extraction.message } };
  }
  return { file, status: "completed", pages: extraction.pages, extracted_data: extraction.data };
}
