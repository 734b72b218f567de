import { createRecogniserReader } from "../recogniser/recogniser-reader.ts";
import { loadDetector } from "./detect-lines.ts";
import type { LineReader } from "./line-reader.ts";
import { loadClassifier } from "./orientation.ts";

let reader: Promise<LineReader> | undefined;

/** One reader a process, started by the first page that needs it: text-layer documents never pay for it. */
export function sharedLineReader(): Promise<LineReader> {
  reader ??= createRecogniserReader();
  return reader;
}

/** Loads all that OCR needs. */
export async function warmUpOcr(): Promise<void> {
  await Promise.all([sharedLineReader(), loadDetector(), loadClassifier()]);
}
