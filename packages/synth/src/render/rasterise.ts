import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Picture } from "./picture.ts";

/** The module's memory, which its published types leave out. */
type Memory = Readonly<{ HEAPU8: Uint8Array; wasmExports: { malloc(size: number): number; free(at: number): void } }>;
type Pdfium = Readonly<{ api: WrappedPdfiumModule; memory: Memory }>;

const white = 0xffffffff;
const withAnnotations = 1;
const bgrx = 3;

let loading: Promise<Pdfium> | undefined;

/** Renders one page of a generated PDF. Trusts the file: never use it for uploads. */
export async function rasterise(pdf: Uint8Array, pageIndex: number, dpi: number): Promise<Picture> {
  loading ??= start();
  const { api, memory } = await loading;
  const file = memory.wasmExports.malloc(pdf.length);
  memory.HEAPU8.set(pdf, file);
  const document = api.FPDF_LoadMemDocument(file, pdf.length, "");
  try {
    const page = api.FPDF_LoadPage(document, pageIndex);
    if (page === 0) throw new Error(`The PDF has no page ${pageIndex}.`);
    const picture = drawPage({ api, memory }, page, dpi);
    api.FPDF_ClosePage(page);
    return picture;
  } finally {
    api.FPDF_CloseDocument(document);
    memory.wasmExports.free(file);
  }
}

async function start(): Promise<Pdfium> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const api = await init({ wasmBinary } as unknown as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  return { api, memory: api.pdfium as unknown as Memory };
}

function drawPage({ api, memory }: Pdfium, page: number, dpi: number): Picture {
  const width = Math.round((api.FPDF_GetPageWidthF(page) * dpi) / 72);
  const height = Math.round((api.FPDF_GetPageHeightF(page) * dpi) / 72);
  const bytes = width * height * 4;
  const pixels = memory.wasmExports.malloc(bytes);
  const bitmap = api.FPDFBitmap_CreateEx(width, height, bgrx, pixels, width * 4);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
  const drawn = memory.HEAPU8.subarray(pixels, pixels + bytes);
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < bytes; from += 4, to += 3) {
    data[to] = drawn[from + 2] as number;
    data[to + 1] = drawn[from + 1] as number;
    data[to + 2] = drawn[from] as number;
  }
  api.FPDFBitmap_Destroy(bitmap);
  memory.wasmExports.free(pixels);
  return { width, height, channels: 3, data };
}
