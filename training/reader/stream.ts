// Writes training documents to stdout until nobody reads them any more.
//
//   node training/reader/stream.ts --worker 0 --first-seed 1000000
//
// First a line of JSON (modelLayout), then frames (frame.ts). Each worker makes its own seeds, so that several never repeat a document.
import { writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeDocument } from "../../packages/synth/src/make-document.ts";
import { addReadingNoise } from "../../packages/synth/src/noise.ts";
import { frameOf } from "./frame.ts";
import { answersFor, modelLayout } from "./heads.ts";
import { packDocument, type TrainingExample } from "./pack-document.ts";

const documentsPerFrame = 64;
const seedsPerWorker = 100_000_000;
/** Half of the documents are as a text layer gives them, half as a scan is read. */
const noisyOfTen = 5;

const { values } = parseArgs({
  options: { worker: { type: "string", default: "0" }, "first-seed": { type: "string", default: "1000000" } },
});
const firstSeed = Number(values["first-seed"]) + Number(values.worker) * seedsPerWorker;

function examplesOf(seed: number): TrainingExample[] {
  const document = makeDocument(seed);
  const seen = seed % 10 < noisyOfTen ? addReadingNoise(document, seed) : document;
  return packDocument(seen, answersFor(document));
}

function writeAll(bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
}

writeAll(Buffer.from(`${JSON.stringify(modelLayout)}\n`));
for (let seed = firstSeed; ; seed += documentsPerFrame) {
  const examples: TrainingExample[] = [];
  for (let offset = 0; offset < documentsPerFrame; offset++) examples.push(...examplesOf(seed + offset));
  writeAll(frameOf(examples));
}
