/** One process of the evaluation: extracts a document from its words, which may be cached. */

import { type RuleName, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { loadReader, openReader, type Reader } from "../../packages/engine/src/understand/model/model.ts";
import { understandWith } from "../../packages/engine/src/understand/understand.ts";
import { serveJobs } from "../child-jobs.ts";
import { openPageCache } from "./page-cache.ts";

/**
 * models: weights that replace the engine's, each an ONNX file with its layout (.json) beside it. without: rules that
 * are off.
 */
export type DocumentJob = Readonly<{
  name: string;
  path: string;
  cache: string;
  models: readonly string[];
  without: readonly RuleName[];
}>;
/** reading: undefined if the document has no words. */
export type UnderstoodDocument = Readonly<{ name: string; reading?: InvoiceReading }>;

let reader: Promise<Reader> | undefined;

async function understandDocument({ name, path, cache, models, without }: DocumentJob): Promise<UnderstoodDocument> {
  const pages = await openPageCache(cache, without).pagesOf(path);
  if (!pages.some(({ words }) => words.length > 0)) return { name };
  reader ??=
    models.length === 0 ? loadReader() : openReader({ print: models, pictures: models }, layoutBeside(models[0] ?? ""));
  return { name, reading: await understandWith(await reader, pages, rulesWithout(without)) };
}

/** Models of an ensemble share the layout of the first. */
function layoutBeside(model: string): string {
  return model.replace(/\.onnx$/, ".json");
}

if (process.send !== undefined) serveJobs(understandDocument);
