/** One process of the evaluation: extracts a document from its words, which may be cached. */

import type { OwnCompany } from "../../packages/engine/src/locale/companies/own-company.ts";
import { type RuleName, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import {
  type FieldModels,
  loadFieldModels,
  openFieldModels,
} from "../../packages/engine/src/understand/model/model.ts";
import { withOwnParties } from "../../packages/engine/src/understand/parties/own-parties.ts";
import { understandWith } from "../../packages/engine/src/understand/understand.ts";
import { serveJobs } from "../child-jobs.ts";
import { disturbPages, withoutValues } from "./disturb-pages.ts";
import { openPageCache } from "./page-cache.ts";

/**
 * models: weights that replace the engine's, each an ONNX file with its layout (.json) beside it. without: rules that
 * are off. companies: the account's own companies.
 */
export type DocumentJob = Readonly<{
  name: string;
  path: string;
  cache: string;
  models: readonly string[];
  without: readonly RuleName[];
  companies: readonly OwnCompany[];
}>;
/**
 * reading: undefined if the document has no words. disturbed: readings of its disturbed pages. unread: readings of its
 * pages without some values. known: the reading with the own companies.
 */
export type UnderstoodDocument = Readonly<{
  name: string;
  reading?: InvoiceReading;
  disturbed: readonly InvoiceReading[];
  unread: readonly InvoiceReading[];
  known?: InvoiceReading;
}>;

/** Readings of each kind per document; more do not change the fitted tables. */
const readingsPerKind = 2;

let reader: Promise<FieldModels> | undefined;

async function understandDocument(job: DocumentJob): Promise<UnderstoodDocument> {
  const { name, path, cache, models, without, companies } = job;
  const kept = openPageCache(cache, without);
  const pages = await kept.pagesOf(path);
  if (!pages.some(({ words }) => words.length > 0)) return { name, disturbed: [], unread: [] };
  reader ??= models.length === 0 ? loadFieldModels() : openFieldModels(models, layoutBeside(models[0] ?? ""));
  const [opened, rules, logos] = [await reader, rulesWithout(without), () => kept.logosOf(path)];
  const reading = await understandWith(opened, pages, rules, logos);
  const [disturbed, unread]: [InvoiceReading[], InvoiceReading[]] = [[], []];
  for (let seed = 1; seed <= readingsPerKind; seed++) {
    disturbed.push(await understandWith(opened, disturbPages(pages, reading, seed), rules, logos));
    unread.push(await understandWith(opened, withoutValues(pages, reading, seed), rules));
  }
  return {
    name,
    reading,
    disturbed,
    unread,
    ...(companies.length > 0 && { known: withOwnParties(reading, pages, companies) }),
  };
}

/** Models of an ensemble share the layout of the first. */
function layoutBeside(model: string): string {
  return model.replace(/\.onnx$/, ".json");
}

if (process.send !== undefined) serveJobs(understandDocument);
