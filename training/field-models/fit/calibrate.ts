// Fits the ranking weights, confidence and thresholds on labelled real documents. Writes choose/ranking.json and
// calibration.json in packages/engine/src/validate.
//
//   node training/field-models/fit/calibrate.ts FOLDER [--precision 0.97,0.96] [--shift=-0.5,0] [--lowest 0.7,0.3]
//
// Each option has a value for text layers and one for pictures. --shift: change of confidence in log odds, measured on
// documents outside FOLDER. --lowest: lower bound of thresholds. The shipped tables have the values shown here (LOG.md).
//
// Documents of the parts develop and choose (eval/parts.json) are used, never those of report. `npm run eval -- FOLDER`
// measures the same fit on held-out issuers.
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  fitDocuments,
  precisionFrom,
  readDocuments,
  understandAll,
  wantedPrecision,
} from "../../../eval/held-out/evaluate.ts";
import { withMeasuredShift } from "../../../eval/held-out/fit-calibration.ts";
import { pageCache } from "../../../eval/held-out/page-cache.ts";
import { isIn } from "../../../eval/parts.ts";
import { readLabelledFolder } from "../../../packages/engine/src/scoring/labelled-folder.ts";

const folderOfTables = new URL("../../../packages/engine/src/validate/", import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    precision: { type: "string", default: `${wantedPrecision.text},${wantedPrecision.ocr}` },
    shift: { type: "string", default: "0,0" },
    lowest: { type: "string", default: "0,0" },
  },
});
const [folder] = positionals;
if (!folder)
  throw new Error(
    "usage: node training/field-models/fit/calibrate.ts FOLDER [--precision SHARES] [--shift ODDS] [--lowest SHARES]",
  );

const documents = readLabelledFolder(resolve(folder)).filter(isIn("develop", "choose"));
const precision = precisionFrom(values.precision);
const all = await understandAll(documents, {
  cache: pageCache,
  models: [],
  processes: availableParallelism(),
  onProgress: () => {},
});
const { ranking, calibration: fitted } = fitDocuments(readDocuments(documents, all), precision);
const calibration = withMeasuredShift(fitted, precisionFrom(values.shift), precisionFrom(values.lowest));
write("choose/ranking.json", ranking);
write("calibration.json", calibration);
const [thresholds] = Object.values(calibration.fields).map(({ threshold }) => threshold);
console.log(
  `fitted on ${all.readings.size} of ${documents.length} documents; thresholds ${JSON.stringify(thresholds)}`,
);

function write(name: string, table: object): void {
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 10_000) / 10_000 : value;
  writeFileSync(new URL(name, folderOfTables), `${JSON.stringify(table, rounded, 2)}\n`);
}
