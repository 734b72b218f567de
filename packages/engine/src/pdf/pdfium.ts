import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { EngineFault } from "./engine-fault.ts";

/** The part of the module's own memory and string helpers that is used here; its published types leave it open. */
type Memory = {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
  UTF16ToString(pointer: number): string;
};

/** PDFium with its memory. Heap views are replaced whenever memory grows: always reach them through `memory`. */
export type Pdfium = Readonly<{ api: WrappedPdfiumModule; memory: Memory; scratch: number }>;

/** Room for the out-parameters of one call: four doubles and a little more. */
const SCRATCH_BYTES = 128;

let loading: Promise<Pdfium> | undefined;
let broken: EngineFault | undefined;

/** One instance a process: PDFium has global state and is not re-entrant. */
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
  return { api, memory, scratch: memory.wasmExports.malloc(SCRATCH_BYTES) };
}

function markBroken(detail: string): EngineFault {
  broken ??= new EngineFault(`PDFium aborted (${detail})`);
  return broken;
}

/**
 * Runs calls into PDFium and turns an abort, a trap or an exhausted stack into EngineFault. Out-of-bounds traps and
 * stack overflows are RangeErrors or WebAssembly.RuntimeErrors; after any of them the instance is not used again.
 */
export function guarded<Result>(work: () => Result): Result {
  if (broken) throw broken;
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw markBroken(error.message);
    throw broken ?? error;
  }
}
