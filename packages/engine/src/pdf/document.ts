import { guardPdfiumCalls, loadPdfium, type Pdfium } from "./pdfium.ts";

/** An open PDF. Close it when done: its memory is PDFium's, not the garbage collector's. */
export type PdfDocument = Readonly<{ pdfium: Pdfium; handle: number; close(): void }>;

export type OpenedPdf =
  | Readonly<{ ok: true; document: PdfDocument }>
  | Readonly<{ ok: false; reason: "password" | "damaged" }>;

/** FPDF_GetLastError's values that mean a lock rather than damage. */
const passwordErrors = new Set([4, 5]);

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdfium = await loadPdfium();
  return guardPdfiumCalls(() => {
    const { api, memory } = pdfium;
    const data = memory.wasmExports.malloc(bytes.length);
    memory.HEAPU8.set(bytes, data);
    const handle = api.FPDF_LoadMemDocument(data, bytes.length, "");
    if (handle !== 0) return { ok: true, document: documentOf(pdfium, handle, data) };
    const reason = passwordErrors.has(api.FPDF_GetLastError()) ? "password" : "damaged";
    memory.wasmExports.free(data);
    return { ok: false, reason };
  });
}

function documentOf(pdfium: Pdfium, handle: number, data: number): PdfDocument {
  const close = () =>
    guardPdfiumCalls(() => {
      pdfium.api.FPDF_CloseDocument(handle);
      pdfium.memory.wasmExports.free(data);
    });
  return { pdfium, handle, close };
}

/**
 * Number of pages that can be reached, up to `limit`. /Count is only a claim, which PDFium repeats, so each page's
 * dictionary is looked up. That reads no page content, so slow pages are counted quickly.
 */
export function countPages({ pdfium, handle }: PdfDocument, limit: number): number {
  return guardPdfiumCalls(() => {
    const claimed = Math.min(pdfium.api.FPDF_GetPageCount(handle), limit);
    let reachable = 0;
    for (let index = 0; index < claimed; index++) {
      if (pdfium.api.FPDF_GetPageSizeByIndexF(handle, index, pdfium.scratch)) reachable++;
    }
    return reachable;
  });
}
