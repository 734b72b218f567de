/** One process of the evaluation on generated documents: draws a document, makes a file of it and extracts that. */

import { writeFile } from "node:fs/promises";
import {
  degrade,
  type LabelledDocument,
  makeDocument,
  type PageCondition,
  type Picture,
  renderPdf,
  renderPicture,
  renderScannedPdf,
} from "@inkvoice/synth";
import { extractDocument, readDocumentText } from "../../packages/engine/src/pipeline.ts";
import { type RuleName, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { Label } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { loadFieldModels } from "../../packages/engine/src/understand/model/model.ts";
import { understandWith } from "../../packages/engine/src/understand/understand.ts";
import { validate } from "../../packages/engine/src/validate/validate.ts";
import { serveJobs } from "../child-jobs.ts";

export type FactoryJob = Readonly<{
  seed: number;
  kind?: "invoice" | "receipt";
  /** The condition of a scanned page; absent for a PDF with text. */
  condition?: PageCondition;
  /** Folder in which the file is kept for inspection. */
  keepAt?: string;
  /** Rules that are off. If present, codes on the page are not drawn, so that only words decide. */
  without?: readonly RuleName[];
}>;
export type FactoryResult = Readonly<{ job: FactoryJob; label: Label; prediction: Prediction }>;

const dpi = 200;

async function readJob(job: FactoryJob): Promise<FactoryResult> {
  const { seed, kind, condition } = job;
  const document = makeDocument(seed, kind === undefined ? {} : { kind });
  const file = condition === undefined ? await renderPdf(document) : await scanned(document, condition);
  if (job.keepAt !== undefined) await writeFile(job.keepAt, file);
  const { documentType, language, truth } = document;
  return {
    job,
    label: { ...truth, _meta: { kind: documentType, language, ambiguous: ambiguousFields(document) } },
    prediction: await predict(file, job.without),
  };
}

async function predict(file: Uint8Array, without: FactoryJob["without"]): Promise<Prediction> {
  if (without === undefined) {
    const extraction = await extractDocument(file, { split: "never" });
    return extraction.ok ? extraction.data : {};
  }
  const text = await readDocumentText(file);
  if (!text.ok) return {};
  const rules = rulesWithout(without);
  const validated = validate(await understandWith(await loadFieldModels(), text.pages, rules), {
    lineItems: true,
    rules,
  });
  return validated.found ? validated.data : {};
}

/** Fields with another equally correct value on the page: a shop's logo above the company that runs it. */
function ambiguousFields({ pages }: LabelledDocument): string[] {
  const words = pages.flatMap((page) => page.words).filter(({ ambiguous }) => ambiguous);
  return [...new Set(words.map(({ label }) => label))];
}

async function scanned(document: LabelledDocument, condition: PageCondition): Promise<Uint8Array> {
  const pages: Picture[] = [];
  for (const [index] of document.pages.entries()) {
    const sheet = await renderPicture(document, index, { dpi, colour: false });
    pages.push((await degrade(sheet, condition, document.seed + index)).picture);
  }
  return renderScannedPdf(pages, dpi);
}

if (process.send !== undefined) serveJobs(readJob);
