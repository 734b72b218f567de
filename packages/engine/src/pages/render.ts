import type { Box } from "../page-text/page-text.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { EngineFault } from "../pdf/engine-fault.ts";
import { guardPdfiumCalls } from "../pdf/pdfium.ts";
import type { GreyPicture } from "./page.ts";

/** At this resolution 6-point print has an x-height of 12 pixels; more costs time and is not read better. */
export const readingDpi = 200;
/** An eleventh of the pixels: a letter is still a few grey pixels. */
export const lowDpi = 60;
/** The dots of codes are a third of a millimetre and must be three pixels wide. */
export const detailDpi = 400;
/**
 * Limit of rendered pixels: a page that claims to be kilometres wide took 3.7 GB. A3 at 200 dpi has 7.7 megapixels;
 * larger pages are scans whose pixels were declared as points.
 */
const maxRenderPixels = 8_000_000;
const grey = 1;
const colourBgrx = 3;
const drawAnnotations = 0x01;
const white = 0xffffffff;

export type RenderSize = Readonly<{ size: { width: number; height: number }; turns: number; dpi: number }>;

/** The page on white, in grey, rotated by quarter turns from the file's orientation. */
export function renderGrey(document: PdfDocument, page: number, request: RenderSize): GreyPicture {
  const { width, height } = pixelSize(request);
  const pixels = renderRaw(document, page, { width, height, turns: request.turns, format: grey });
  return { width, height, pixels };
}

/** A part of the page in grey. */
export function renderPart(document: PdfDocument, page: number, request: RenderSize & { part: Box }): GreyPicture {
  const [x0, y0, x1, y1] = request.part;
  const share = Math.max(1e-6, (x1 - x0) * (y1 - y0));
  const whole = pixelSize(request, maxRenderPixels / share);
  const [left, top] = [Math.floor(x0 * whole.width), Math.floor(y0 * whole.height)];
  const width = Math.max(1, Math.ceil(x1 * whole.width) - left);
  const height = Math.max(1, Math.ceil(y1 * whole.height) - top);
  const pixels = renderRaw(document, page, { width, height, turns: request.turns, format: grey, whole, left, top });
  return { width, height, pixels };
}

/** The page in colour, as 4 bytes a pixel: red, green, blue, opaque. */
export function renderColour(document: PdfDocument, page: number, request: RenderSize): GreyPicture {
  const { width, height } = pixelSize(request);
  const pixels = renderRaw(document, page, { width, height, turns: request.turns, format: colourBgrx });
  for (let i = 0; i < pixels.length; i += 4) {
    const blue = pixels[i] ?? 0;
    pixels[i] = pixels[i + 2] ?? 0;
    pixels[i + 2] = blue;
    pixels[i + 3] = 255;
  }
  return { width, height, pixels };
}

function pixelSize({ size, dpi }: RenderSize, most = maxRenderPixels): { width: number; height: number } {
  const wanted = dpi / 72;
  const scale = Math.min(wanted, Math.sqrt(most / (size.width * size.height)));
  const atLeastOne = (points: number) => Math.max(1, Math.min(most, Math.floor(points * scale)));
  const width = atLeastOne(size.width);
  return { width, height: Math.min(atLeastOne(size.height), Math.floor(most / width)) };
}

type RawRender = Readonly<{
  width: number;
  height: number;
  turns: number;
  format: number;
  /** Size of the whole page, and offset of the rendered part. */
  whole?: { width: number; height: number };
  left?: number;
  top?: number;
}>;

function renderRaw({ pdfium }: PdfDocument, page: number, request: RawRender): Uint8Array {
  const { width, height, turns, format, whole = request, left = 0, top = 0 } = request;
  return guardPdfiumCalls(() => {
    const { api, memory } = pdfium;
    const bitmap = api.FPDFBitmap_CreateEx(width, height, format, 0, 0);
    if (bitmap === 0) throw new EngineFault("no memory for a picture of the page");
    try {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      api.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, turns, drawAnnotations);
      return copyRows(memory.HEAPU8, {
        from: api.FPDFBitmap_GetBuffer(bitmap),
        stride: api.FPDFBitmap_GetStride(bitmap),
        rowBytes: width * (format === grey ? 1 : 4),
        rows: height,
      });
    } finally {
      api.FPDFBitmap_Destroy(bitmap);
    }
  });
}

type Rows = Readonly<{ from: number; stride: number; rowBytes: number; rows: number }>;

/** PDFium pads rows to four bytes. */
function copyRows(heap: Uint8Array, { from, stride, rowBytes, rows }: Rows): Uint8Array {
  const pixels = new Uint8Array(rowBytes * rows);
  for (let row = 0; row < rows; row++) {
    pixels.set(heap.subarray(from + row * stride, from + row * stride + rowBytes), row * rowBytes);
  }
  return pixels;
}
