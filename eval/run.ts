/**
 * Reads a labelled folder and scores what was read: `npm run eval -- DIR`. See docs/evaluation.md.
 * Every document is read anew: nothing is cached between runs.
 */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readDocuments } from "./read-documents.ts";
import { baselineOf, changesFrom, readBaseline, writeBaseline } from "./scoring/baseline.ts";
import { fingerprint, readLabelledFolder } from "./scoring/labelled-folder.ts";
import { type Grouping, groupings, type Score, score } from "./scoring/score.ts";
import { errorLines, groupTable, overviewTable, reliabilityTable } from "./scoring/tables.ts";

const usage = `npm run eval -- DIR [options]

Reads every document below DIR that has a label (NAME.json) beside it, and scores the result against the label.

  --errors            list every field that is wrong or missing, by document
  --by GROUPING       the whole table for each kind, language or source
  --ignore-xml        read the pages only, even where a PDF carries the invoice as XML
  --keep-xml          the default: e-invoices are answered from their XML, as in the product
  --only TEXT         only labels whose path contains TEXT (no comparison with the baseline)
  --out DIR           keep what was read as JSON files
  --jobs N            documents read at the same time (default: one per core)
  --update-baseline   take this run as the new baseline for DIR

Exit code 1 when any field scored worse than the committed baseline for this folder.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    errors: { type: "boolean" },
    by: { type: "string" },
    "ignore-xml": { type: "boolean" },
    "keep-xml": { type: "boolean" },
    only: { type: "string" },
    out: { type: "string" },
    jobs: { type: "string" },
    "update-baseline": { type: "boolean" },
    help: { type: "boolean" },
  },
});
const [folder] = positionals;
const grouping = groupings.find((name): name is Grouping => name === values.by);
const wrongGrouping = values.by !== undefined && grouping === undefined;
const partialBaseline = values.only !== undefined && values["update-baseline"];
if (folder === undefined || wrongGrouping || partialBaseline || values.help) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

const baselinePath = join(dirname(fileURLToPath(import.meta.url)), "baseline.json");
const documents = readLabelledFolder(resolve(folder)).filter(({ name }) => name.includes(values.only ?? ""));
if (documents.length === 0) {
  console.error(`No labels (NAME.json beside NAME.pdf, .png, .jpg or .webp) below ${folder}.`);
  process.exit(2);
}
const ignoreXml = values["ignore-xml"] ?? false;
const read = await readDocuments(documents, { ignoreXml, jobs: values.jobs, out: values.out });
const result = score(documents, read.predictions);

if (values.errors) for (const line of errorLines(result)) console.log(line);
console.log(groupTable("all", result.all));
if (grouping) for (const [name, tally] of result.groups[grouping]) console.log(groupTable(name, tally));
for (const name of groupings) console.log(overviewTable(name, result.groups[name]));
if (result.calibration) console.log(reliabilityTable(result.calibration));
for (const line of read.report) console.log(line);
process.exitCode = compareWithBaseline(result);

function compareWithBaseline(scored: Score): number {
  const key = `${fingerprint(documents)}${ignoreXml ? " pages only" : ""}`;
  const now = baselineOf(scored);
  if (values["update-baseline"]) {
    writeBaseline(baselinePath, key, now);
    console.log(`\nbaseline: set for these ${now.documents} documents (${key})`);
    return 0;
  }
  const before = readBaseline(baselinePath, key);
  if (before === undefined) {
    console.log(`\nbaseline: none for this folder (${key}); nothing was compared. --update-baseline sets one.`);
    return 0;
  }
  const changes = changesFrom(before, now);
  if (changes.length === 0) console.log("\nbaseline: the same in every field");
  for (const { field, before: old, now: current, worse } of changes) {
    console.log(`\nbaseline: ${worse ? "WORSE " : "better"} ${field}: ${old} → ${current}`);
  }
  return changes.some(({ worse }) => worse) ? 1 : 0;
}
