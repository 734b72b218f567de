import { apiErrors, type ExtractedData, type FailureCode, personReasons } from "@inkvoice/contract";
import type { Extraction } from "@inkvoice/engine";
import { identifyFormat } from "@inkvoice/engine/file-format";
import { unsupportedFileKind } from "@inkvoice/engine/refused-format";

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

/** The API's message without references to routes. */
const refusals = {
  archive: "This is a ZIP archive. Unpack it first.",
  office: personReasons.file_is_office.message,
  web_page: personReasons.file_is_web_page.message,
};

/** The API's refusal of a file at upload; the engine alone would call it corrupt. */
export async function withRefusalCode(
  result: DocumentResult,
  read: () => Promise<Uint8Array>,
): Promise<DocumentResult> {
  if (result.status !== "failed" || result.error.code !== "CORRUPT_FILE") return result;
  const bytes = await read();
  const { file, status } = result;
  if (bytes.length === 0) return { file, status, error: { code: "EMPTY_FILE", message: "The file is empty." } };
  if (identifyFormat(bytes) !== undefined) return result;
  const kind = unsupportedFileKind(bytes);
  const message = kind ? refusals[kind] : apiErrors.INVALID_FILE_FORMAT.message;
  return { file, status, error: { code: "INVALID_FILE_FORMAT", message } };
}
