// Fits confidence and thresholds on labelled real documents and writes packages/engine/src/validate/calibration.json.
//
//   node training/reader/calibrate.ts FOLDER [--precision 0.97,0.96]
//
// The table is fitted on all documents. What it is worth on documents it was not fitted on, `npm run eval -- FOLDER` says.
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { observedGroups, precisionFrom, understandAll, wantedPrecision } from "../../eval/held-out/evaluate.ts";
import { fitCalibration } from "../../eval/held-out/fit-calibration.ts";
import { pageCache } from "../../eval/held-out/page-cache.ts";
import { readLabelledFolder } from "../../packages/engine/src/scoring/labelled-folder.ts";

const target = new URL("../../packages/engine/src/validate/calibration.json", import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { precision: { type: "string", default: `${wantedPrecision.text},${wantedPrecision.ocr}` } },
});
const [folder] = positionals;
if (!folder) throw new Error("usage: node training/reader/calibrate.ts FOLDER [--precision SHARES]");

const documents = readLabelledFolder(resolve(folder));
const precision = precisionFrom(values.precision);
const readings = await understandAll(documents, {
  cache: pageCache,
  models: [],
  processes: availableParallelism(),
  onProgress: () => {},
});
const table = fitCalibration(observedGroups(documents, readings), precision);
const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 10_000) / 10_000 : value;
writeFileSync(target, `${JSON.stringify(table, rounded, 2)}\n`);
console.log(
  `fitted on ${readings.size} of ${documents.length} documents; thresholds ${JSON.stringify(Object.values(table.fields)[0]?.threshold)}`,
);
