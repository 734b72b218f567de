import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Extraction } from "@inkvoice/engine";
import { createExtractionPool, extractAll } from "@inkvoice/engine/pool";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";

export type ReadSettings = Readonly<{ ignoreXml: boolean; jobs: string | undefined; out: string | undefined }>;

/** report: additional output beside the scores. */
export type ReadResult = Readonly<{ predictions: ReadonlyMap<string, Prediction>; report: readonly string[] }>;

/** Generous, because this measures quality, not time. */
const timeLimitMs = 180_000;

/** Reads the documents with the product's own pool. A document that fails gives an empty prediction. */
export async function readDocuments(
  documents: readonly LabelledDocument[],
  settings: ReadSettings,
): Promise<ReadResult> {
  const size = settings.jobs === undefined ? {} : { size: Math.max(1, Number(settings.jobs) || 1) };
  const pool = createExtractionPool({ ...size, timeLimitMs: timeLimitMs });
  const predictions = new Map<string, Prediction>();
  const failures: string[] = [];
  const started = performance.now();
  const readable = documents.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, source: { path } }]));
  try {
    await extractAll(readable, {
      pool,
      options: { ignoreXml: settings.ignoreXml },
      onResult: ({ name }, extraction) => {
        predictions.set(name, extraction.ok ? extraction.data : {});
        if (!extraction.ok) failures.push(`failed: ${name}: ${extraction.code}: ${extraction.message}`);
        if (settings.out !== undefined) keep(settings.out, name, extraction);
        if (process.stderr.isTTY) process.stderr.write(`\r${predictions.size}/${readable.length} `);
      },
    });
  } finally {
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    await pool.close(0);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const how = settings.ignoreXml ? "from their pages only" : "e-invoices from their XML";
  const summary = `\nread ${readable.length} of ${documents.length} labelled documents in ${seconds} s, ${how}`;
  return { predictions, report: [summary, ...failures.toSorted()] };
}

function keep(folder: string, name: string, extraction: Extraction): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const content = extraction.ok
    ? { status: "completed", extracted_data: extraction.data }
    : { status: "failed", error: { code: extraction.code, message: extraction.message } };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
