import type { PdfDocument } from "../pdf/document.ts";
import { EngineFault } from "../pdf/engine-fault.ts";
import { guarded } from "../pdf/pdfium.ts";
import type { GreyPicture } from "./page.ts";

/** Print of 6 points still has 12 pixels of x-height; more costs time and reads no better. */
export const READING_DPI = 200;
/** An eleventh of the pixels: a letter is still a few grey dots. */
export const GLANCE_DPI = 60;
/**
 * A page that claims to be kilometres wide went to 3.7 GB. A3 at 200 dpi has 7.7 megapixels; pages larger than that are
 * scans whose pixels were taken for points.
 */
const MAX_RENDER_PIXELS = 8_000_000;
const GREY = 1;
const COLOUR_BGRX = 3;
const DRAW_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;

export type RenderSize = Readonly<{ size: { width: number; height: number }; turns: number; dpi: number }>;

/** The page on white, in grey, turned by quarter turns from how the file shows it. */
export function renderGrey(document: PdfDocument, page: number, request: RenderSize): GreyPicture {
  const { width, height } = pixelSize(request);
  const pixels = renderRaw(document, page, { width, height, turns: request.turns, format: GREY });
  return { width, height, pixels };
}

/** The page in colour, as 4 bytes a pixel: red, green, blue, opaque. */
export function renderColour(document: PdfDocument, page: number, request: RenderSize): GreyPicture {
  const { width, height } = pixelSize(request);
  const pixels = renderRaw(document, page, { width, height, turns: request.turns, format: COLOUR_BGRX });
  for (let i = 0; i < pixels.length; i += 4) {
    const blue = pixels[i] ?? 0;
    pixels[i] = pixels[i + 2] ?? 0;
    pixels[i + 2] = blue;
    pixels[i + 3] = 255;
  }
  return { width, height, pixels };
}

function pixelSize({ size, dpi }: RenderSize): { width: number; height: number } {
  const wanted = dpi / 72;
  const scale = Math.min(wanted, Math.sqrt(MAX_RENDER_PIXELS / (size.width * size.height)));
  const atLeastOne = (points: number) => Math.max(1, Math.min(MAX_RENDER_PIXELS, Math.floor(points * scale)));
  const width = atLeastOne(size.width);
  return { width, height: Math.min(atLeastOne(size.height), Math.floor(MAX_RENDER_PIXELS / width)) };
}

type RawRender = Readonly<{ width: number; height: number; turns: number; format: number }>;

function renderRaw({ pdfium }: PdfDocument, page: number, { width, height, turns, format }: RawRender): Uint8Array {
  return guarded(() => {
    const { api, memory } = pdfium;
    const bitmap = api.FPDFBitmap_CreateEx(width, height, format, 0, 0);
    if (bitmap === 0) throw new EngineFault("no memory for a picture of the page");
    try {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, DRAW_ANNOTATIONS);
      return copyRows(memory.HEAPU8, {
        from: api.FPDFBitmap_GetBuffer(bitmap),
        stride: api.FPDFBitmap_GetStride(bitmap),
        rowBytes: width * (format === GREY ? 1 : 4),
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
