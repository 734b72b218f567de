// Packs documents that read-back.ts wrote into frames for the trainer.
//
//   node training/field-models/documents/pack-read-back.ts read-back.bin read-back.jsonl [more.jsonl]
import { appendFileSync, createReadStream, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { LabelledDocument } from "../../../packages/synth/src/labelled-document.ts";
import { encodeFrame } from "./encode-frame.ts";
import { labelLegibleNames } from "./label-legible-names.ts";
import { answersFor } from "./model-outputs.ts";
import { packDocument } from "./pack-document.ts";

const [out, ...files] = process.argv.slice(2);
if (!out || files.length === 0) throw new Error("usage: node pack-read-back.ts OUT FILE...");
rmSync(out, { force: true });
let documents = 0;
for (const file of files) {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const document = labelLegibleNames(JSON.parse(line) as LabelledDocument);
    const examples = packDocument(document, answersFor(document));
    if (examples.length > 0) appendFileSync(out, encodeFrame(examples));
    documents++;
  }
}
console.log(`${documents} documents`);
