import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  errorLines,
  type LabelledDocument,
  readLabelledFolder,
  type Score,
  score,
  scoredFields,
  summarize,
} from "@inkvoice/engine/scoring";
import { extractLocally } from "../../bench/extract-locally.ts";
import { type ProviderResults, providerFolders, readProviderResults } from "../../bench/provider-results.ts";
import { type Command, UsageError } from "../../command.ts";
import { readFlags } from "../../read-flags.ts";
import { table } from "../../table.ts";

const usage = `Usage: inkvoice bench DIR [--errors] [--json]

Scores what any provider answered against your own labels, so that you compare on your own files:

  DIR/labels/NAME.json       values of document NAME under the API's field names; missing ones are not scored
  DIR/documents/NAME.pdf     the documents, where Inkvoice is to read them here and be scored too
  DIR/PROVIDER/NAME.json     what that provider answered, as it came; as many folders as there are providers

Understood are the answers of Inkvoice, Mindee, Azure Document Intelligence, Amazon Textract (AnalyzeExpense),
Google Document AI, Veryfi, Rossum, Klippa (parseDocument), Nanonets and docling (DocumentExtractor), by their shape:
the folder may have any name. Labels of Nanonets and templates of docling should use the API's field names or common
ones, such as seller_name.

  --errors   list every field that is wrong or missing
  --json     the figures as JSON

The same rules for all: amounts to the cent, dates and codes exactly, names and addresses from 80 % of the words; a line item counts when
all its labelled parts agree. Where a provider gives a date as printed and it can be read two ways, the label decides.`;

type Result = Readonly<{ contestant: ProviderResults; score: Score }>;

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

function overview(results: readonly Result[]): string {
  const rows = results.map(({ contestant, score: { all } }) => {
    const fields = Object.values(all.fields);
    const sum = (of: (tally: (typeof fields)[number]) => number) => fields.reduce((total, each) => total + of(each), 0);
    const n = sum((each) => each.n);
    const { lines } = summarize(all);
    return [
      contestant.name,
      contestant.shape,
      `${all.predicted} of ${all.documents}`,
      share(
        sum((each) => each.right),
        n,
      ),
      share(
        sum((each) => each.wrong),
        n,
      ),
      share(
        sum((each) => each.missed),
        n,
      ),
      lines ? lines.meanF1.toFixed(3) : "–",
    ];
  });
  return table(["PROVIDER", "SHAPE", "ANSWERS", "RIGHT", "WRONG", "MISSING", "LINES F1"], rows);
}

function byField(results: readonly Result[]): string {
  const rows = scoredFields.flatMap((field) => {
    const n = results[0]?.score.all.fields[field].n ?? 0;
    if (n === 0) return [];
    const cells = results.map(({ score: { all } }) => share(all.fields[field].right, all.fields[field].n));
    return [[field, String(n), ...cells]];
  });
  return table(["RIGHT BY FIELD", "LABELS", ...results.map(({ contestant }) => contestant.name)], rows);
}

function asJson(results: readonly Result[]): object {
  return results.map(({ contestant: { name, shape, unknown }, score: { all } }) => ({
    provider: name,
    shape,
    documents: all.documents,
    answers: all.predicted,
    unknown_answers: unknown,
    fields: all.fields,
    line_items_f1: summarize(all).lines?.meanF1 ?? null,
  }));
}

function labelledDocuments(folder: string): readonly LabelledDocument[] {
  const labels = join(folder, "labels");
  if (!existsSync(labels)) throw new UsageError(`There is no folder ${labels}: labels say what each document shows.`);
  const documents = join(folder, "documents");
  return readLabelledFolder(labels, existsSync(documents) ? documents : labels);
}

async function contestantsOf(
  folder: string,
  documents: readonly LabelledDocument[],
): Promise<readonly ProviderResults[]> {
  const answered = providerFolders(folder, ["labels", "documents"]).map((name) =>
    readProviderResults(folder, name, documents),
  );
  if (documents.every(({ path }) => path === undefined)) return answered;
  const onProgress = (done: number, of: number) =>
    process.stderr.isTTY && process.stderr.write(`\rread here: ${done} of ${of}${done === of ? "\n" : ""}`);
  return [...answered, await extractLocally(documents, onProgress)];
}

function print(results: readonly Result[], errors: boolean): void {
  for (const { contestant, score: scored } of errors ? results : [])
    for (const line of errorLines(scored)) console.log(`${contestant.name}\t${line}`);
  console.log(`${overview(results)}\n\n${byField(results)}`);
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, { errors: { type: "boolean" }, json: { type: "boolean" } });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one folder.");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}.`);
  const documents = labelledDocuments(folder);
  if (documents.length === 0) throw new UsageError(`There are no labels in ${join(folder, "labels")}.`);
  const contestants = await contestantsOf(folder, documents);
  if (contestants.length === 0)
    throw new UsageError(
      "There is nothing to score: no folder of answers beside the labels, and no documents to read.",
    );
  const results = contestants.map((contestant) => ({ contestant, score: score(documents, contestant.predictions) }));
  if (values.json) console.log(JSON.stringify(asJson(results), null, 2));
  else print(results, values.errors ?? false);
  const unknown = contestants.flatMap((contestant) => contestant.unknown);
  for (const path of unknown) console.error(`${path}: an answer of no known shape; it counts as missing.`);
  return unknown.length === 0 ? 0 : 1;
}

export const benchCommand: Command = {
  name: "bench",
  summary: "Score answers of any provider against your own labels",
  usage,
  run,
};
