// Fits the weights for choosing between hypotheses on generated documents read by the field models, and writes them to
// eval/held-out/factory-ranking.json. calibrate.ts continues from there with real documents.
//
//   node training/field-models/fit/fit-ranking.ts [--count 3000] [--models A.onnx,B.onnx] [--read-back read-back.jsonl]
//
// The documents have OCR noise and pseudowords, so that the field models err as often as on unseen layouts.
// --read-back adds pages written by read-back.ts; they must not be pages that the models were trained on.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { choicesOf, truthVerdict } from "../../../eval/held-out/choices.ts";
import factoryRanking from "../../../eval/held-out/factory-ranking.json" with { type: "json" };
import { type Choice, fitChoices, rightShare } from "../../../eval/held-out/fit-choices.ts";
import { loadFieldModels, openFieldModels } from "../../../packages/engine/src/understand/model/model.ts";
import { understandWith } from "../../../packages/engine/src/understand/understand.ts";
import type { RankingTable } from "../../../packages/engine/src/validate/choose/ranking.ts";
import { withCreditSign } from "../../../packages/engine/src/validate/credit-sign.ts";
import type { LabelledDocument } from "../../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../../packages/synth/src/make-document.ts";
import { addOcrNoise } from "../../../packages/synth/src/ocr-noise/ocr-noise.ts";
import { pageTextOf } from "../documents/pack-document.ts";
import { withPseudowords } from "../documents/pseudowords.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "3000" },
    "first-seed": { type: "string", default: "900000000" },
    models: { type: "string" },
    "read-back": { type: "string" },
  },
});
const target = new URL("../../../eval/held-out/factory-ranking.json", import.meta.url);
/** Strength of the ridge of the last fit; low, because a thousand documents suffice. */
const ridge = 2;

function hardDocument(seed: number): LabelledDocument {
  const document = withPseudowords(makeDocument(seed), seed);
  return seed % 2 === 0 ? addOcrNoise(document, seed) : document;
}

/** Generated documents of these seeds, then those read back by OCR. */
function* documents(): Generator<LabelledDocument> {
  for (let index = 0; index < Number(values.count); index++) yield hardDocument(Number(values["first-seed"]) + index);
  if (!values["read-back"]) return;
  for (const line of readFileSync(values["read-back"], "utf8").split("\n"))
    if (line !== "") yield JSON.parse(line) as LabelledDocument;
}

const models = values.models?.split(",") ?? [];
const [first] = models;
const reader = first ? await openFieldModels(models, first.replace(/\.onnx$/, ".json")) : await loadFieldModels();
const choices = new Map<string, Choice[]>();
let seen = 0;
for (const document of documents()) {
  const reading = withCreditSign(await understandWith(reader, document.pages.map(pageTextOf)));
  for (const [group, choice] of choicesOf(reading, truthVerdict(document.truth)))
    choices.set(group, [...(choices.get(group) ?? []), choice]);
  if (++seen % 200 === 0) console.log(`${seen} documents`);
}
const ranking = [...choices].map(([group, all]) => {
  const before = (factoryRanking as RankingTable)[group] ?? [];
  const weights = fitChoices(all, ridge, before);
  const [was, is] = [before, weights].map((table) => rightShare(all, table).toFixed(4));
  console.log(`${group}: ${all.length} choices, of the possible right ${was} → ${is}`);
  return [group, weights.map((weight) => Math.round(weight * 1000) / 1000)] as const;
});
writeFileSync(target, `${JSON.stringify(Object.fromEntries(ranking), null, 2)}\n`);
process.exit(0);
