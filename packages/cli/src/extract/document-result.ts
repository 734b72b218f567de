import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Extraction } from "@inkvoice/engine";

/** What is written for one document: shaped like the service's record, so that either can be read by the same program. */
export function resultOf(file: string, extraction: Extraction): object {
  if (!extraction.ok) {
    return { file, status: "failed", error: { code: extraction.code, message: extraction.message } };
  }
  return { file, status: "completed", pages: extraction.pages, extracted_data: extraction.data };
}

/** Appears whole or not at all: a run that is interrupted leaves no half-written result. */
export async function writeResult(folder: string, result: string, content: object): Promise<void> {
  const path = join(folder, result);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.partial`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${path}.partial`, path);
}
