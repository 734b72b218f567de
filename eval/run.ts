/** Extracts a labelled folder and scores the result: `npm run eval -- DIR`. See docs/evaluation.md. */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type RuleName, ruleNames, rules } from "../packages/engine/src/rules.ts";
import {
  fingerprint,
  type LabelledDocument,
  readLabelledFolder,
} from "../packages/engine/src/scoring/labelled-folder.ts";
import { type Grouping, groupings, type Score, score } from "../packages/engine/src/scoring/score.ts";
import { errorLines, groupTable, overviewTable, reliabilityTable } from "../packages/engine/src/scoring/tables.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import {
  type AllReadings,
  precisionFrom,
  predictHeldOut,
  understandAll,
  wantedPrecision,
} from "./held-out/evaluate.ts";
import { pageCache } from "./held-out/page-cache.ts";
import { countsOf } from "./held-out/saved-run.ts";
import { isIn, type Part, partOf } from "./parts.ts";
import { refusalToReport, runReport } from "./report.ts";
import { compareWithBaseline } from "./scoring/baseline.ts";
import { type ReadResult, readDocuments } from "./scoring/read-documents.ts";
import { gainTable, labelledCompany } from "./scoring/with-companies.ts";

const usage = `npm run eval -- DIR [options]

Reads every document below DIR that has a label (NAME.json) beside it, and scores the result against the label.
Documents are judged by fits on other issuers' documents (held out by source), from their pages only.
Only documents of the parts develop and choose are read (eval/parts.json; a source that is not listed belongs to develop).

  --part PART         develop or choose (both otherwise)
  --errors            list every field that is wrong or missing, by document, of the part develop
  --report            run the part report instead, with the program as it ships, and append the figures to eval/report-log.md;
                      once per release, on a committed tree; it lists no errors and takes no other option but --jobs
  --by GROUPING       the whole table for each kind, language or source
  --only TEXT         only documents whose path contains TEXT are scored (no comparison with the baseline)
  --model FILE        other weights than the engine's (ONNX, its layout as .json beside it); may be given several times
  --without RULE      switch a rule off to see what it is worth; may be given several times, an unknown one lists them
  --precision SHARES  share of given values that should be right, on pages with text and on pictures (default ${wantedPrecision.text},${wantedPrecision.ocr})
  --with-companies    give each document's labelled customer as the reader's own company, and show the gain (no comparison with the baseline)
  --save FILE         keep the counts of every document, for eval/compare.ts
  --jobs N            documents read at the same time (default: one per core)
  --update-baseline   take this run as the new baseline for DIR

  --as-shipped        score the product as it is: its own processes, thresholds and confidence, XML of e-invoices included
  --ignore-xml        with --as-shipped: the pages only, even where a PDF carries the invoice as XML
  --out DIR           with --as-shipped: keep the results as JSON files

Exit code 1 when any field scored worse than the committed baseline for this folder.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    part: { type: "string" },
    errors: { type: "boolean" },
    report: { type: "boolean", default: false },
    by: { type: "string" },
    only: { type: "string", default: "" },
    model: { type: "string", multiple: true, default: [] },
    without: { type: "string", multiple: true, default: [] },
    precision: { type: "string", default: `${wantedPrecision.text},${wantedPrecision.ocr}` },
    "with-companies": { type: "boolean", default: false },
    save: { type: "string" },
    jobs: { type: "string" },
    "update-baseline": { type: "boolean" },
    "as-shipped": { type: "boolean", default: false },
    "ignore-xml": { type: "boolean", default: false },
    out: { type: "string" },
  },
});
const [folder] = positionals;
const grouping = groupings.find((name): name is Grouping => name === values.by);
const part = (["develop", "choose"] as const).find((name): name is Exclude<Part, "report"> => name === values.part);
const without = values.without.filter((name): name is RuleName => name in rules);
const unknown = values.without.find((name) => !(name in rules));
if (unknown !== undefined) {
  console.error(`There is no rule ${unknown}. The rules are:\n${ruleLines().join("\n")}`);
  process.exit(2);
}
const isPart = values.only !== "" || part !== undefined || values["with-companies"];
const isUnclear =
  (values.by !== undefined && grouping === undefined) ||
  (values.part !== undefined && part === undefined) ||
  ((isPart || without.length > 0) && values["update-baseline"]) ||
  ((without.length > 0 || values["with-companies"]) && values["as-shipped"]);
if (folder === undefined || isUnclear) {
  console.error(usage);
  process.exit(2);
}

const baselinePath = join(dirname(fileURLToPath(import.meta.url)), "baseline.json");
const labelled = readLabelledFolder(resolve(folder));
if (values.report) {
  const refusal = refusalToReport();
  if (refusal !== undefined) {
    console.error(refusal);
    process.exit(2);
  }
  for (const row of await runReport(labelled, values.jobs)) console.log(row);
  process.exit();
}
const documents = labelled.filter(isIn("develop", "choose"));
const isScored = (document: LabelledDocument) =>
  document.name.includes(values.only) && (part === undefined || partOf(document) === part);
const scored = documents.filter(isScored);
if (scored.length === 0) {
  console.error(`No labels (NAME.json beside NAME.pdf, .png, .jpg or .webp) below ${folder}.`);
  process.exit(2);
}
const read = values["as-shipped"] ? await readAsShipped() : await readHeldOut();
const result = score(scored, read.predictions);
print(result);
if (values.save) writeFileSync(values.save, JSON.stringify(countsOf(result)));
process.exitCode = isPart
  ? 0
  : compareWithBaseline({ path: baselinePath, key: baselineKey(), update: values["update-baseline"] ?? false }, result);

function readAsShipped(): Promise<ReadResult> {
  return readDocuments(scored, { ignoreXml: values["ignore-xml"], jobs: values.jobs, out: values.out });
}

/** The fit needs every document of the folder, also where only some are scored. */
async function readHeldOut(): Promise<ReadResult> {
  const started = performance.now();
  const readings = await understandAll(documents, {
    cache: pageCache,
    models: values.model.map((file) => resolve(file)),
    without,
    processes: Math.max(1, Number(values.jobs) || availableParallelism()),
    ...(values["with-companies"] && { companiesOf: labelledCompany }),
    onProgress: (done, of) => process.stderr.isTTY && process.stderr.write(`\r${done}/${of} `),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const predict = (all: AllReadings) => predictHeldOut(documents, all, precisionFrom(values.precision), without);
  const predictions = predict(readings);
  const summary = `\nread ${readings.readings.size} of ${documents.length} labelled documents in ${seconds} s, each judged with what other issuers' documents taught`;
  if (!values["with-companies"]) return { predictions, report: [summary] };
  const gain = gainTable(scored, predict({ ...readings, known: new Map() }), predictions);
  return { predictions, report: [gain, summary] };
}

function ruleLines(): string[] {
  const width = Math.max(...ruleNames.map((name) => name.length));
  return ruleNames.map((name) => `  ${name.padEnd(width)}  ${rules[name].for}`);
}

function print(whole: Score): void {
  if (values.errors) {
    const listed = whole.documents.filter(({ document }) => partOf(document) === "develop");
    for (const line of errorLines({ ...whole, documents: listed })) console.log(line);
  }
  console.log(groupTable("all", whole.all));
  if (grouping) for (const [name, tally] of whole.groups[grouping]) console.log(groupTable(name, tally));
  for (const name of groupings) console.log(overviewTable(name, whole.groups[name]));
  if (part === undefined) console.log(overviewTable("part", partsOf(whole)));
  if (whole.calibration) console.log(reliabilityTable(whole.calibration));
  for (const line of read.report) console.log(line);
}

function partsOf({ documents: judged }: Score) {
  const parts = Map.groupBy(judged, ({ document }) => partOf(document));
  return new Map(
    [...parts].map(([name, members]) => [
      name,
      score(
        members.map(({ document }) => document),
        read.predictions,
      ).all,
    ]),
  );
}

function baselineKey(): string {
  const how = values["as-shipped"] ? (values["ignore-xml"] ? " as shipped, pages only" : " as shipped") : " held out";
  return `${fingerprint(documents)}${how}`;
}
