/** One process of the evaluation on factory papers: draws a document, makes a file of it and has the engine read that. */

import { writeFile } from "node:fs/promises";
import {
  type Condition,
  degrade,
  type LabelledDocument,
  makeDocument,
  type Picture,
  renderPdf,
  renderPicture,
  renderScannedPdf,
} from "@inkvoice/synth";
import { extractDocument } from "../packages/engine/src/pipeline.ts";
import type { Prediction } from "../packages/engine/src/scoring/judge.ts";
import type { Label } from "../packages/engine/src/scoring/labelled-folder.ts";
import { serveJobs } from "./child-jobs.ts";

export type FactoryJob = Readonly<{
  seed: number;
  kind?: "invoice" | "receipt";
  /** What happens to the paper on its way into a scanned file; a PDF with text where it is absent. */
  condition?: Condition;
  /** Where the file is kept, for a person to look at. */
  keepAt?: string;
}>;
export type FactoryResult = Readonly<{ job: FactoryJob; label: Label; prediction: Prediction }>;

const dpi = 200;

async function readJob(job: FactoryJob): Promise<FactoryResult> {
  const { seed, kind, condition } = job;
  const document = makeDocument(seed, kind === undefined ? {} : { kind });
  const file = condition === undefined ? await renderPdf(document) : await scanned(document, condition);
  if (job.keepAt !== undefined) await writeFile(job.keepAt, file);
  const extraction = await extractDocument(file, { split: "never" });
  const { documentType, language, truth } = document;
  return {
    job,
    label: { ...truth, _meta: { kind: documentType, language, ambiguous: ambiguousFields(document) } },
    prediction: extraction.ok ? extraction.data : {},
  };
}

/** Fields with another printing that is as good an answer: a shop's sign over the company that runs it. */
function ambiguousFields({ pages }: LabelledDocument): string[] {
  const words = pages.flatMap((page) => page.words).filter(({ ambiguous }) => ambiguous);
  return [...new Set(words.map(({ label }) => label))];
}

async function scanned(document: LabelledDocument, condition: Condition): Promise<Uint8Array> {
  const pages: Picture[] = [];
  for (const [index] of document.pages.entries()) {
    const sheet = await renderPicture(document, index, { dpi, colour: false });
    pages.push((await degrade(sheet, condition, document.seed + index)).picture);
  }
  return renderScannedPdf(pages, dpi);
}

if (process.send !== undefined) serveJobs(readJob);
