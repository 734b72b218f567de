import { createExtractionPool, extractAll } from "@inkvoice/engine/pool";
import type { LabelledDocument, Prediction } from "@inkvoice/engine/scoring";
import type { ProviderResults } from "./provider-results.ts";

/** Our own extraction of the documents; a failed one counts as an empty result. */
export async function extractLocally(
  documents: readonly LabelledDocument[],
  onProgress: (done: number, of: number) => void,
): Promise<ProviderResults> {
  const named = documents.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, source: { path } }]));
  const predictions = new Map<string, Prediction>();
  const pool = createExtractionPool({});
  try {
    await extractAll(named, {
      pool,
      options: { lineItems: true },
      onResult({ name }, extraction) {
        predictions.set(name, extraction.ok ? extraction.data : {});
        onProgress(predictions.size, named.length);
      },
    });
  } finally {
    await pool.close(0);
  }
  return { name: "inkvoice, read here", shape: "Inkvoice", predictions, unknown: [] };
}
