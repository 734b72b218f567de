import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { EngineFault } from "./engine-fault.ts";

/** The used part of the module's memory and string helpers, which its published types leave out. */
type Memory = {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void } & DirectCalls;
  UTF16ToString(pointer: number): string;
};

/**
 * Functions called for every character and drawn object are called directly on the module: the package's wrappers
 * convert the arguments of each call, which took more than a third of a page's time. Boolean results are 0 or 1 here.
 */
type DirectCalls = Readonly<{
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_GetCharAngle(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetGlyphWidth(font: number, unicode: number, size: number, width: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPath_CountSegments(object: number): number;
  FPDFPath_GetDrawMode(object: number, fill: number, stroke: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
}>;

/** PDFium with its memory. Heap views are replaced when memory grows: always access them through `memory`. */
export type Pdfium = Readonly<{ api: WrappedPdfiumModule; memory: Memory; scratch: number }>;

/** Buffer for the out-parameters of one call: four doubles and some more. */
const scratchBytes = 128;

let loading: Promise<Pdfium> | undefined;
let broken: EngineFault | undefined;

/** One instance per process: PDFium has global state and is not re-entrant. */
export function loadPdfium(): Promise<Pdfium> {
  if (broken) throw broken;
  loading ??= start();
  return loading;
}

async function start(): Promise<Pdfium> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const abort = (what: unknown) => markBroken(String(what));
  // The package's init() takes the usual Emscripten overrides; its types name none of them.
  const api = await init({ wasmBinary, print: () => {}, printErr: () => {}, onAbort: abort } as unknown as Parameters<
    typeof init
  >[0]);
  api.PDFiumExt_Init();
  const memory = api.pdfium as unknown as Memory;
  return { api, memory, scratch: memory.wasmExports.malloc(scratchBytes) };
}

function markBroken(detail: string): EngineFault {
  broken ??= new EngineFault(`PDFium aborted (${detail})`);
  return broken;
}

/**
 * Runs calls into PDFium and turns an abort, a trap or an exhausted stack into EngineFault. Out-of-bounds traps and
 * stack overflows are RangeErrors or WebAssembly.RuntimeErrors; after any of them the instance is not used again.
 */
export function guardPdfiumCalls<Result>(work: () => Result): Result {
  if (broken) throw broken;
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw markBroken(error.message);
    throw broken ?? error;
  }
}
