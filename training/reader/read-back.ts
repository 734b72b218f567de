// Renders factory pages, damages them, reads them with the engine's own OCR and keeps what it read with the factory's labels.
//
//   node training/reader/read-back.ts --count 300 --first-seed 500000 --out .device/reader/read-back.bin
//
// The frames (frame.ts) go to the trainer with --read-back: real reading errors beside imitated ones.
import { appendFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { readDocument } from "../../packages/engine/src/pipeline.ts";
import type { PageText } from "../../packages/engine/src/text/page-text.ts";
import type { LabelledDocument } from "../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../packages/synth/src/make-document.ts";
import { randomOf } from "../../packages/synth/src/random.ts";
import { type Condition, degrade } from "../../packages/synth/src/render/degrade.ts";
import { renderPicture } from "../../packages/synth/src/render/render-picture.ts";
import { alignWords } from "./align-words.ts";
import { frameOf } from "./frame.ts";
import { answersFor } from "./heads.ts";
import { packDocument } from "./pack-document.ts";

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
    out: { type: "string", default: ".device/reader/read-back.bin" },
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
  const reading = await readDocument(file);
  const read: PageText | undefined = reading.ok ? reading.pages[0] : undefined;
  return read && { ...document, pages: [alignWords(page, read, { back, width, height, pointsPerPixel: 72 / dpi })] };
}

rmSync(values.out, { force: true });
for (let index = 0; index < Number(values.count); index++) {
  const document = makeDocument(Number(values["first-seed"]) + index);
  const read = await readBack(document);
  const examples = read ? packDocument(read, answersFor(document)) : [];
  if (examples.length > 0) appendFileSync(values.out, frameOf(examples));
  if (index % 20 === 19) console.log(`${index + 1} pages`);
}
process.exit(0);
