import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Prediction } from "../packages/engine/src/scoring/judge.ts";
import { readLabelledFolder } from "../packages/engine/src/scoring/labelled-folder.ts";
import { type Grouping, groupings, score } from "../packages/engine/src/scoring/score.ts";
import { errorLines, groupTable, reliabilityTable } from "../packages/engine/src/scoring/tables.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { partOf } from "./parts.ts";

const usage = `Usage: node eval/score.ts --truth DIR --pred DIR [--by kind|language|source] [--errors]

Scores results that are already on disk. Truth: NAME.json beside each document. Prediction: the same relative path below
--pred, as inkvoice extract writes it. Errors are listed of the part develop only (eval/parts.json).`;

const { values } = readArguments(usage, {
  options: { truth: { type: "string" }, pred: { type: "string" }, by: { type: "string" }, errors: { type: "boolean" } },
});
const { truth, pred } = values;
if (truth === undefined || pred === undefined) {
  console.error(usage);
  process.exit(2);
}

const documents = readLabelledFolder(truth);
const predictions = documents.flatMap(({ name }) => {
  const prediction = readPrediction(join(pred, name));
  return prediction === undefined ? [] : [[name, prediction] as const];
});
const result = score(documents, new Map(predictions));
if (values.errors) {
  const listed = result.documents.filter(({ document }) => partOf(document) === "develop");
  for (const line of errorLines({ ...result, documents: listed })) console.log(line);
}
console.log(groupTable("all", result.all));
const grouping = groupings.find((name): name is Grouping => name === values.by);
if (grouping) for (const [name, tally] of result.groups[grouping]) console.log(groupTable(name, tally));
if (result.calibration) console.log(reliabilityTable(result.calibration));

/** A bare `extracted_data`, a record that holds one, or a response around that; a failed record gives nothing. */
function readPrediction(path: string): Prediction | undefined {
  if (!existsSync(path)) return undefined;
  const content = JSON.parse(readFileSync(path, "utf8"));
  return content.data?.extracted_data ?? content.extracted_data ?? (content.status === "failed" ? {} : content);
}
