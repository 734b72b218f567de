// Writes training examples of generated documents to stdout until the pipe is closed: a line of JSON (modelLayout), then
// frames (encode-frame.ts).
//
//   node training/field-models/documents/stream-examples.ts --worker 0 --first-seed 1000000
//
// Each worker has its own range of seeds, so that no document is repeated.
// --pictures: every document has OCR noise, and half of them are till receipts.
// --later-languages N: this percentage of the documents is in one of the sixteen languages that the first models did
// not know; 0 by default.
import { writeSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Language } from "../../../packages/synth/src/countries/countries.ts";
import { makeDocument, makeOtherDocument } from "../../../packages/synth/src/make-document.ts";
import { addOcrNoise } from "../../../packages/synth/src/ocr-noise/ocr-noise.ts";
import { randomOf } from "../../../packages/synth/src/random.ts";
import { encodeFrame } from "./encode-frame.ts";
import { answersFor, answersForOther, laterLanguages, modelLayout } from "./model-outputs.ts";
import { packDocument, type TrainingExample } from "./pack-document.ts";

const documentsPerFrame = 64;
const seedsPerWorker = 100_000_000;
/** One document in twenty is no invoice; half of all have a text layer, half simulated OCR. */
const otherEvery = 20;

const { values } = parseArgs({
  options: {
    worker: { type: "string", default: "0" },
    "first-seed": { type: "string", default: "1000000" },
    pictures: { type: "boolean", default: false },
    "later-languages": { type: "string", default: "0" },
  },
});
const laterShare = Number(values["later-languages"]) / 100;
const firstSeed = Number(values["first-seed"]) + Number(values.worker) * seedsPerWorker;

function examplesOf(seed: number): TrainingExample[] {
  const isOther = seed % otherEvery === 0;
  const language = languageOf(seed);
  const document = isOther ? makeOtherDocument(seed, language) : makeDocument(seed, { ...kindOf(seed), ...language });
  const isScanned = values.pictures || Math.floor(seed / otherEvery) % 2 === 0;
  if (laterShare === 0 && laterLanguages.some((later) => later === document.language)) return [];
  const seen = isScanned ? addOcrNoise(document, seed) : document;
  return packDocument(seen, isOther ? answersForOther(document) : answersFor(document));
}

function languageOf(seed: number): { language?: Language } {
  const random = randomOf(seed).fork(26);
  return random.chance(laterShare) ? { language: random.pick(laterLanguages) } : {};
}

function kindOf(seed: number): Parameters<typeof makeDocument>[1] {
  return values.pictures ? { kind: seed % 2 === 0 ? "receipt" : "invoice" } : {};
}

function writeAll(bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
}

writeAll(Buffer.from(`${JSON.stringify(modelLayout)}\n`));
for (let seed = firstSeed; ; seed += documentsPerFrame) {
  const examples: TrainingExample[] = [];
  for (let offset = 0; offset < documentsPerFrame; offset++) {
    try {
      examples.push(...examplesOf(seed + offset));
    } catch (error) {
      // An error in one document must not end a worker during training.
      console.error(`seed ${seed + offset}: ${String(error)}`);
    }
  }
  writeAll(encodeFrame(examples));
}
