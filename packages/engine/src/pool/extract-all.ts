import pLimit from "p-limit";
import type { Extraction, ExtractOptions } from "../pipeline.ts";
import { ExtractionCrash } from "./extraction-crash.ts";
import type { ExtractionPool } from "./extraction-pool.ts";
import type { DocumentSource } from "./protocol.ts";

export type NamedDocument = Readonly<{ name: string; source: DocumentSource }>;

export type ExtractAllOptions = Readonly<{
  pool: ExtractionPool;
  options: ExtractOptions;
  /** Called once per document on completion, in no particular order. */
  onResult(document: NamedDocument, extraction: Extraction): Promise<void> | void;
  signal?: AbortSignal;
}>;

/**
 * Extracts many documents in parallel, one per process of the pool. A document that crashes its process fails alone.
 */
export async function extractAll(documents: readonly NamedDocument[], run: ExtractAllOptions): Promise<void> {
  const limit = pLimit(run.pool.stats().size);
  try {
    await limit.map(documents, async (document) => {
      run.signal?.throwIfAborted();
      await run.onResult(document, await extractOne(document, run));
    });
  } finally {
    limit.clearQueue();
  }
}

async function extractOne(
  { source }: NamedDocument,
  { pool, options, signal }: ExtractAllOptions,
): Promise<Extraction> {
  try {
    return await pool.extract(source, options, signal);
  } catch (error) {
    if (!(error instanceof ExtractionCrash)) throw error;
    return { ok: false, code: "INTERNAL_ERROR", message: `${error.message} ${firstLine(error.detail)}`.trim() };
  }
}

function firstLine(detail: string): string {
  return detail.split("\n", 1)[0] ?? "";
}
