import { apiErrors, type ExtractedData, type FailureCode, personReasons } from "@inkvoice/contract";
import type { Extraction } from "@inkvoice/engine";
import { identifyFormat } from "@inkvoice/engine/file-format";
import { unsupportedFileKind } from "@inkvoice/engine/refused-format";

/** One of several invoices in a document, with its first and last page. */
export type InvoiceResult = Readonly<{ pages: readonly [number, number]; extracted_data: ExtractedData }>;

/** The result for one document, shaped like the service's record. `parts`: all invoices, if there are several. */
export type DocumentResult =
  | Readonly<{
      file: string;
      status: "completed";
      pages: number;
      extracted_data: ExtractedData;
      parts?: readonly InvoiceResult[];
    }>
  | Readonly<{ file: string; status: "failed"; error: { code: FailureCode | string; message: string } }>;

export function resultOf(file: string, extraction: Extraction): DocumentResult {
  if (!extraction.ok) {
    return { file, status: "failed", error: { code: extraction.code, message: extraction.message } };
  }
  const parts = extraction.parts?.map(({ pages, data }) => ({ pages, extracted_data: data }));
  return {
    file,
    status: "completed",
    pages: extraction.pages,
    extracted_data: extraction.data,
    ...(parts && { parts }),
  };
}

/** The invoices of a completed document in order. */
export function invoicesOf(result: DocumentResult): readonly InvoiceResult[] {
  if (result.status === "failed") return [];
  const { pages, extracted_data, parts = [{ pages: [1, pages], extracted_data }] } = result;
  return parts;
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
