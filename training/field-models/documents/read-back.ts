// Renders generated pages, degrades the pictures, reads them with the engine's OCR and writes the words that were read
// with the labels of the generator: training data with real OCR errors.
//
//   node training/field-models/documents/read-back.ts --count 300 --first-seed 500000 --out read-back.jsonl
//
// One document per line; pack-read-back.ts packs them for training. `--seconds` sets a time limit instead of a count.
// Several processes may run at once, each with its own first seed. Documents in languages that the first models did not
// know are left out without `--later-languages`.
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { readDocumentText } from "../../../packages/engine/src/pipeline.ts";
import type { LabelledDocument } from "../../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../../packages/synth/src/make-document.ts";
import { type Random, randomOf } from "../../../packages/synth/src/random.ts";
import {
  conditions,
  degrade,
  type PageCondition,
  stripConditions,
} from "../../../packages/synth/src/render/degrade.ts";
import { renderPicture } from "../../../packages/synth/src/render/render-picture.ts";
import { alignWords } from "./align-words.ts";
import { laterLanguages } from "./model-outputs.ts";

const dpi = 200;
/** Pages that lost more than this share of their words are skipped as illegible. */
const fewestWords = 0.3;
const sheetConditions = (Object.keys(conditions) as PageCondition[]).filter((name) => !stripConditions.includes(name));
/** Conditions of till receipts: photographed, crumpled, thermal print, or on a flatbed scanner. */
const receiptConditions: readonly PageCondition[] = [
  ...stripConditions,
  ...stripConditions,
  "thermal",
  "dead columns",
  "dot-matrix print",
  "crumpled photo",
  "photo",
  "curled",
  "low light",
  "glare",
  "hand shadow",
  "poor scan",
  "clean",
];

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seconds: { type: "string", default: "Infinity" },
    "first-seed": { type: "string", default: "500000" },
    "later-languages": { type: "boolean", default: false },
    out: { type: "string", default: "read-back.jsonl" },
  },
});

/**
 * The first page of a document as the engine reads it from a degraded picture, with the labels of the printed words.
 */
async function readBack(document: LabelledDocument, condition: PageCondition): Promise<LabelledDocument | undefined> {
  const [page] = document.pages;
  if (!page) return undefined;
  const { picture, back } = await degrade(await renderPicture(document, 0, { dpi }), condition, document.seed);
  const { width, height, channels, data } = picture;
  const file = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
  const reading = await readDocumentText(file);
  const read = reading.ok ? reading.pages[0] : undefined;
  if (!read || read.words.length < fewestWords * page.words.length) return undefined;
  return { ...document, pages: [alignWords(page, read, { back, width, height, pointsPerPixel: 72 / dpi })] };
}

/** Half of them are till receipts, which nearly always come as pictures. */
function madeFor(seed: number, random: Random): Readonly<{ document: LabelledDocument; condition: PageCondition }> {
  const isReceipt = random.chance(0.5);
  return {
    document: makeDocument(seed, { kind: isReceipt ? "receipt" : "invoice" }),
    condition: random.pick(isReceipt ? receiptConditions : sheetConditions),
  };
}

/** Rounds positions: precise enough, and a third of the bytes. */
const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 10_000) / 10_000 : value;

const end = Date.now() + 1000 * Number(values.seconds);
const firstSeed = Number(values["first-seed"]);
let pages = 0;
for (let index = 0; index < Number(values.count) && Date.now() < end; index++) {
  try {
    const { document, condition } = madeFor(firstSeed + index, randomOf(firstSeed + index));
    if (!values["later-languages"] && laterLanguages.some((later) => later === document.language)) continue;
    const read = await readBack(document, condition);
    if (read) appendFileSync(values.out, `${JSON.stringify(read, rounded)}\n`);
    if (read) pages++;
  } catch (error) {
    // An error on one page must not end a long run.
    console.error(`seed ${firstSeed + index}: ${String(error)}`);
  }
  if (index % 20 === 19) console.log(`${pages} of ${index + 1} pages`);
}
process.exit(0);
