import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import type { Extraction } from "@inkvoice/engine";

/** The result for one document, shaped like the service's record. */
export type DocumentResult =
  | Readonly<{ file: string; status: "completed"; pages: number; extracted_data: ExtractedData }>
  | Readonly<{ file: string; status: "failed"; error: { code: FailureCode | string; message: string } }>;

export function resultOf(file: string, extraction: Extraction): DocumentResult {
  if (!extraction.ok) {
    return { file, status: "failed", error: { code: extraction.code, message: extraction.message } };
  }
  return { file, status: "completed", pages: extraction.pages, extracted_data: extraction.data };
}
