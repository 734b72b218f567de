// Fits confidence and thresholds on labelled real documents and writes packages/engine/src/validate/calibration.json.
//
//   node training/reader/calibrate.ts FOLDER [--pages CACHE] [--precision 0.973]
//
// Fitted twice: on all documents for the table, and with each fifth of the documents left out for the figures that are printed and for the threshold.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { LineItem } from "@inkvoice/contract";
import { judge, judgeLineParts, scoredFields } from "../../eval/scoring/judge.ts";
import { type LabelledDocument, readLabelledFolder } from "../../eval/scoring/labelled-folder.ts";
import { readDocument } from "../../packages/engine/src/pipeline.ts";
import type { PageText } from "../../packages/engine/src/text/page-text.ts";
import type { LineItemReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { understand } from "../../packages/engine/src/understand/understand.ts";
import { assemble } from "../../packages/engine/src/validate/assemble.ts";
import { chooseFields } from "../../packages/engine/src/validate/choose.ts";
import { chosenPart } from "../../packages/engine/src/validate/choose-line-part.ts";
import { confidenceFeatures, featuresOf } from "../../packages/engine/src/validate/confidence.ts";
import { withCreditSign } from "../../packages/engine/src/validate/credit-sign.ts";
import { explainedLines } from "../../packages/engine/src/validate/explained-lines.ts";
import { fitLogistic, type Observation, sigmoid } from "./fit-logistic.ts";

type Sample = Observation & Readonly<{ document: number; field: string }>;
type FieldFit = Readonly<{ bias: number; slope: number }>;
type Table = Readonly<{ weights: number[]; constant: number; fields: Record<string, FieldFit> }>;

const folds = 5;
const lineFields = ["description", "quantity", "unit_price", "total"].map((part) => `line_items.${part}`);
const isField = ({ field }: Pick<Sample, "field">) => !lineFields.includes(field);
/** A part of a line is left out when it is rather wrong than right; the line stays. */
const lineThreshold = 0.4;
const sharedRidge = 2;
const fieldRidge = 6;
const target = new URL("../../packages/engine/src/validate/calibration.json", import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string" }, precision: { type: "string", default: "0.973" } },
});

/** The words of a document; OCR is slow, so they can be kept for the next fit. */
async function pagesOf({ name, path }: LabelledDocument): Promise<readonly PageText[]> {
  const kept = values.pages && join(values.pages, name);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as PageText[];
  const reading = path ? await readDocument(readFileSync(path)) : undefined;
  const pages = reading?.ok ? reading.pages : [];
  if (kept) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

async function samplesOf(labelled: LabelledDocument, document: number): Promise<Sample[]> {
  const pages = await pagesOf(labelled);
  if (pages.length === 0) return [];
  const reading = withCreditSign(await understand(pages));
  const chosen = chooseFields(reading);
  const given = new Map([...chosen].map(([name, { candidate }]) => [name, { candidate, confidence: 0 }]));
  const { fields } = judge(labelled.label, assemble(given, undefined, []).fields);
  const fieldSamples = fields.flatMap(({ field, got, right }) => {
    const choice = chosen.get(field);
    return choice && got !== undefined ? [{ document, field, right, features: featuresOf(field, choice) }] : [];
  });
  return [...fieldSamples, ...lineSamplesOf(labelled, document, explainedLines(reading))];
}

function lineSamplesOf({ label }: LabelledDocument, document: number, lines: readonly LineItemReading[]): Sample[] {
  const values = lines.map(
    (line) => Object.fromEntries(Object.entries(line).map(([part, { value }]) => [part, value])) as LineItem,
  );
  return judgeLineParts(label, values).flatMap(({ line, part, right }) => {
    const choice = chosenPart(lines[line] ?? {}, part);
    const field = `line_items.${part}`;
    return choice ? [{ document, field, right, features: featuresOf(field, choice) }] : [];
  });
}

/** Shared weights over all fields, then for each field its own constant and slope, held close to none. */
function fitTable(samples: readonly Sample[]): Table {
  const prior = confidenceFeatures.map((name) => (name === "odds" ? 0.5 : 0));
  const shared = fitLogistic(samples.filter(isField), sharedRidge, [...prior, 0]);
  const fields: Record<string, FieldFit> = {};
  for (const field of [...scoredFields, ...lineFields]) {
    const own = samples.filter((sample) => sample.field === field);
    const rest = own.map(({ features, right }) => ({
      features: [features[0] ?? 0],
      right,
      offset: score(shared, features),
    }));
    fields[field] = fitOwn(rest, shared.at(-1) ?? 0);
  }
  return { weights: shared.slice(0, -1), constant: shared.at(-1) ?? 0, fields };
}

function score(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** A correction on top of the shared score, by gradient steps; the shared constant is where a field without observations stays. */
function fitOwn(own: readonly (Observation & { offset: number })[], constant: number): FieldFit {
  let [bias, slope] = [constant, 0];
  for (let step = 0; step < 4000; step++) {
    let [toBias, toSlope] = [fieldRidge * 0.3 * (constant - bias), fieldRidge * -slope];
    for (const { features, right, offset } of own) {
      const miss = (right ? 1 : 0) - sigmoid(offset + bias + slope * (features[0] ?? 0));
      toBias += miss;
      toSlope += miss * (features[0] ?? 0);
    }
    bias += 0.005 * toBias;
    slope += 0.0005 * toSlope;
  }
  return { bias, slope };
}

function confidenceOf(table: Table, { field, features }: Sample): number {
  const own = table.fields[field] ?? { bias: 0, slope: 0 };
  return sigmoid(score(table.weights, features) + own.bias + own.slope * (features[0] ?? 0));
}

/** The lowest confidence from which on as many are right as wanted. */
function thresholdFor(judged: readonly { confidence: number; right: boolean }[], precision: number): number {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  let [right, best] = [0, 0.5];
  for (const [index, sample] of sorted.entries()) {
    if (sample.right) right++;
    if (right / (index + 1) >= precision) best = sample.confidence;
  }
  return Math.max(0.3, best);
}

function calibrationError(judged: readonly { confidence: number; right: boolean }[]): number {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  return [...bins.values()].reduce((sum, bin) => {
    const said = bin.reduce((total, { confidence }) => total + confidence, 0);
    return sum + Math.abs(said - bin.filter(({ right }) => right).length) / judged.length;
  }, 0);
}

const [folder] = positionals;
if (!folder) throw new Error("usage: node training/reader/calibrate.ts FOLDER");
const samples: Sample[] = [];
for (const [index, labelled] of readLabelledFolder(folder).entries())
  samples.push(...(await samplesOf(labelled, index)));
const judged = Array.from({ length: folds }, (_, fold) => {
  const table = fitTable(samples.filter(({ document }) => document % folds !== fold));
  const left = samples.filter(({ document }) => document % folds === fold);
  return left.map((sample) => ({ ...sample, confidence: confidenceOf(table, sample) }));
}).flat();
const judgedFields = judged.filter(isField);
const threshold = thresholdFor(judgedFields, Number(values.precision));
const given = judgedFields.filter(({ confidence }) => confidence >= threshold);
const right = given.filter((sample) => sample.right).length;
console.log(
  `${judgedFields.length} values of ${samples.at(-1)?.document ?? 0} documents; left-out calibration error ${calibrationError(judgedFields).toFixed(3)}`,
);
for (const field of lineFields) {
  const own = judged.filter((sample) => sample.field === field);
  const share = own.filter((sample) => sample.right).length / Math.max(1, own.length);
  console.log(
    `${field}: ${own.length} values, ${(100 * share).toFixed(1)} % right; left-out calibration error ${calibrationError(own).toFixed(3)}`,
  );
}
console.log(
  `threshold ${threshold.toFixed(3)}: ${given.length} given, ${((100 * right) / given.length).toFixed(1)} % of them right`,
);
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const table = fitTable(samples);
const fields = Object.entries(table.fields).map(([field, { bias, slope }]): [string, object] => [
  field,
  {
    bias: rounded(bias),
    slope: rounded(slope),
    threshold: isField({ field }) ? rounded(threshold) : lineThreshold,
  },
]);
writeFileSync(
  target,
  `${JSON.stringify({ weights: table.weights.map(rounded), constant: rounded(table.constant), fields: Object.fromEntries(fields) }, null, 2)}\n`,
);
process.exit(0);
