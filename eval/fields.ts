import { readFileSync } from "node:fs";
import { readArguments } from "../scripts/read-arguments.ts";
import { readCorpus } from "./fields/corpus-documents.ts";
import { definitions } from "./fields/definitions.ts";
import { makeIssuers, scoreColumns } from "./fields/factory-documents.ts";
import { makePartyDocuments, partyDefinitions, readPartyCorpus } from "./fields/party-documents.ts";
import { type FieldDocument, type Score, scoreDocuments, sum } from "./fields/score-fields.ts";

const usage = `Usage: npm run eval:fields -- [DIR] [--documents N] [--errors]

Scores custom fields. Fields are looked for by their captions alone, and then again as the service does after one
correction on another document of the same issuer. Documents come from the factory, where customer numbers and columns
of item numbers are labelled, and from a folder of labelled documents, whose custom fields stand in
eval/fields/corpus-labels.json as hashes. Counted is how many of the values that are given are right.

  --documents N   documents from the factory (default 600)
  --errors        list the errors`;

const { values: options, positionals } = readArguments(usage, {
  options: { documents: { type: "string", default: "600" }, errors: { type: "boolean", default: false } },
  allowPositionals: true,
});

type StoredLabel = Readonly<{ document: string; field: string; value: string }>;

const percent = (part: number, of: number) => (of === 0 ? "     –" : `${((100 * part) / of).toFixed(1).padStart(5)} %`);

function line(name: string, { labelled, given, right }: Score): string {
  return `${name.padEnd(34)} ${String(labelled).padStart(6)} ${String(given).padStart(6)} ${String(right).padStart(6)}  ${percent(right, given)} ${percent(right, labelled)}`;
}

function print(title: string, scores: ReadonlyMap<string, Score>): void {
  console.log(`\n${title.padEnd(34)} labels  given  right  of given of labels`);
  for (const [name, score] of scores) console.log(line(name, score));
  console.log(line("all", sum([...scores.values()])));
}

function printErrors(scores: ReadonlyMap<string, Score>): void {
  if (!options.errors) return;
  for (const [name, { errors }] of scores) for (const error of errors) console.log(`  ${name}: ${error}`);
}

const [folder] = positionals;
const factory = makeIssuers(Number(options.documents));
const made = scoreDocuments(factory.documents, factory.definitions);
print("factory, captions alone", made.byCaptions);
printErrors(made.byCaptions);
print("factory, after one correction", made.afterCorrection);
printErrors(made.afterCorrection);
const columns = new Map([["item_number", scoreColumns(Number(options.documents))]]);
print("factory, columns of the lines", columns);
printErrors(columns);
const all = [made];
const printParties = (kind: string, documents: readonly FieldDocument[]) => {
  for (const near of [false, true]) {
    // Without labels of a party's numbers, each of them would count as wrong.
    const labelled = partyDefinitions(near).filter(({ name }) => documents.some(({ truths }) => truths.has(name)));
    const { byCaptions } = scoreDocuments(documents, labelled);
    print(`${kind}, ${near ? "near their party" : "wherever it stands"}`, byCaptions);
    if (near) printErrors(byCaptions);
  }
};
printParties("factory", makePartyDocuments(Number(options.documents)));
if (folder !== undefined) {
  const labels = JSON.parse(readFileSync(new URL("./fields/corpus-labels.json", import.meta.url), "utf8"));
  const documents = await readCorpus(folder, labels as StoredLabel[]);
  const real = scoreDocuments(documents, definitions);
  print("real documents, captions alone", real.byCaptions);
  printErrors(real.byCaptions);
  print("real documents, after a correction", real.afterCorrection);
  printErrors(real.afterCorrection);
  all.push(real);
  printParties("real documents", await readPartyCorpus(folder));
}
console.log("\nright by the place beside the caption, for packages/engine/src/custom/calibration.ts");
const places = new Map<string, { right: number; given: number }>();
for (const { byPlace } of all)
  for (const [place, { right, given }] of byPlace) {
    const before = places.get(place) ?? { right: 0, given: 0 };
    places.set(place, { right: before.right + right, given: before.given + given });
  }
for (const [place, { right, given }] of [...places].sort())
  console.log(
    `${place.padEnd(24)} ${String(right).padStart(6)} of ${String(given).padStart(6)}  ${percent(right, given)}`,
  );
