// Renders factory pages, damages them, reads them with the engine's own OCR and keeps what it read with the factory's labels.
//
//   node training/reader/read-back.ts --count 300 --first-seed 500000 --out read-back.jsonl
//
// One document a line; pack-read-back.ts makes of them what the trainer takes: real reading errors beside imitated ones.
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { readDocumentText } from "../../packages/engine/src/pipeline.ts";
import type { PageText } from "../../packages/engine/src/text/page-text.ts";
import type { LabelledDocument } from "../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../packages/synth/src/make-document.ts";
import { randomOf } from "../../packages/synth/src/random.ts";
import { type Condition, degrade } from "../../packages/synth/src/render/degrade.ts";
import { renderPicture } from "../../packages/synth/src/render/render-picture.ts";
import { alignWords } from "./align-words.ts";

const dpi = 200;
const conditions: readonly Condition[] = [
  "clean",
  "turned 2°",
  "jpeg 40",
  "noise",
  "blur",
  "100 dpi",
  "photo",
  "thermal",
  "fax",
  "crumpled photo",
  "poor scan",
];

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    "first-seed": { type: "string", default: "500000" },
    out: { type: "string", default: "read-back.jsonl" },
  },
});

/** The first page of a document as the engine reads it from a bad picture, with the labels of the words it came from. */
async function readBack(document: LabelledDocument): Promise<LabelledDocument | undefined> {
  const [page] = document.pages;
  if (!page) return undefined;
  const condition = randomOf(document.seed).pick(conditions);
  const { picture, back } = await degrade(await renderPicture(document, 0, { dpi }), condition, document.seed);
  const { width, height, channels, data } = picture;
  const file = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
  const reading = await readDocumentText(file);
  const read: PageText | undefined = reading.ok ? reading.pages[0] : undefined;
  return read && { ...document, pages: [alignWords(page, read, { back, width, height, pointsPerPixel: 72 / dpi })] };
}

for (let index = 0; index < Number(values.count); index++) {
  const read = await readBack(makeDocument(Number(values["first-seed"]) + index));
  if (read) appendFileSync(values.out, `${JSON.stringify(read)}\n`);
  if (index % 20 === 19) console.log(`${index + 1} pages`);
}
process.exit(0);
