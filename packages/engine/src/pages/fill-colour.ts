import type { PdfDocument } from "../pdf/document.ts";

/** Red, green, blue and opacity (0–255) of an object's fill; undefined without a fill. */
export function fillColourOf({ pdfium }: PdfDocument, object: number): readonly number[] | undefined {
  const { memory, scratch } = pdfium;
  const parts = [0, 4, 8, 12].map((offset) => scratch + offset) as [number, number, number, number];
  if (memory.wasmExports.FPDFPageObj_GetFillColor(object, ...parts) === 0) return undefined;
  const at = scratch >> 2;
  return [...memory.HEAP32.subarray(at, at + 4)];
}
