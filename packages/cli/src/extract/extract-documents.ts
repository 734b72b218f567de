import { readFile } from "node:fs/promises";
import {
  createExtractionPool,
  type ExtractionPool,
  type ExtractionPoolOptions,
  extractAll,
} from "@inkvoice/engine/pool";
import { resultOf, withRefusalCode } from "./document-result.ts";
import { duration, type Progress, showProgress } from "./progress.ts";
import { type ResultFormat, resultWriter } from "./result-writers.ts";

/** A document by path, or its bytes from standard input. */
export type DocumentToRead = Readonly<{ path: string; result: string; bytes?: Uint8Array }>;

export type ExtractSettings = Readonly<{
  format: ResultFormat;
  out: string | undefined;
  quiet: boolean;
  options: { lineItems: boolean; ignoreXml: boolean };
  pool: ExtractionPoolOptions;
}>;

const interrupted = 130;

/** Reads all documents, shows progress, and resolves to the exit code. */
export async function extractDocuments(
  documents: readonly DocumentToRead[],
  settings: ExtractSettings,
): Promise<number> {
  const started = Date.now();
  const pool = createExtractionPool(settings.pool);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error("Interrupted."));
  process.once("SIGINT", interrupt);
  const progress = showProgress(documents.length, settings.quiet ? notesOnly : process.stderr, Date.now);
  try {
    const failures = await readEach(documents, { settings, pool, progress, signal: interruption.signal });
    progress.end();
    const summary = `${documents.length - failures} of ${documents.length} read in ${duration(Date.now() - started)}`;
    if (!settings.quiet && settings.out !== undefined) console.error(`${summary}, results in ${settings.out}`);
    return failures === 0 ? 0 : 1;
  } catch (error) {
    progress.end();
    if (!interruption.signal.aborted) throw error;
    console.error("Interrupted: the results written so far are whole.");
    return interrupted;
  } finally {
    process.off("SIGINT", interrupt);
    await pool.close(0);
  }
}

type Run = Readonly<{ settings: ExtractSettings; pool: ExtractionPool; progress: Progress; signal: AbortSignal }>;

async function readEach(
  documents: readonly DocumentToRead[],
  { settings, pool, progress, signal }: Run,
): Promise<number> {
  const byName = new Map(documents.map((document) => [document.result, document]));
  const named = documents.map(({ path, result, bytes }) => ({ name: result, source: bytes ?? { path } }));
  const writer = resultWriter(settings.format, settings.out, [...byName.keys()]);
  let failures = 0;
  await extractAll(named, {
    pool,
    options: settings.options,
    signal,
    onResult: async ({ name }, extraction) => {
      const { path = name, bytes } = byName.get(name) ?? {};
      const result = await withRefusalCode(resultOf(path, extraction), async () => bytes ?? (await readFile(path)));
      await writer.write(name, result);
      if (result.status === "failed") {
        failures++;
        progress.note(`${path}: ${result.error.code}: ${result.error.message}`);
      }
      progress.advance(!extraction.ok);
    },
  });
  await writer.finish();
  return failures;
}

/** Without a progress bar; failures are still reported. */
const notesOnly = { write: (text: string) => process.stderr.write(text) };
