import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { judgedConditions, type PrintSample, printSamples } from "@inkvoice/synth";
import { readArguments } from "../scripts/read-arguments.ts";
import { runInChildren } from "./child-jobs.ts";
import {
  type OcrCondition,
  type PageJob,
  type PageResult,
  scriptConditions,
  type TimedReading,
} from "./ocr/ocr-page.ts";
import { addTallies, emptyTally, numbersRight, precision, recall, type Tally } from "./ocr/ocr-scoring.ts";

const usage = `Usage: npm run eval:ocr -- [options]

Scores the reader on factory pages. Every page is read in each of the judged conditions, and beside them pages of print
that readers stumble over and pages of each script, by the engine and, in the same run, by tesseract.js on the whole page.

  --pages N             default 100
  --sample N            each page in N conditions only, taken in turn, and no pages of other scripts
  --only "fax,glare"    only these conditions
  --compare N           tesseract.js, which takes four fifths of the time, on the first N pages only
  --resume              go on where a run was stopped: its progress is in data/eval-ocr.jsonl
  --processes N         default: one per core`;

/** Seeds that training never draws. */
const firstSeed = 7_000_000;
const keptFile = new URL("../data/eval-ocr.jsonl", import.meta.url);

const { values: options } = readArguments(usage, {
  options: {
    pages: { type: "string", default: "100" },
    sample: { type: "string" },
    only: { type: "string" },
    compare: { type: "string" },
    resume: { type: "boolean", default: false },
    processes: { type: "string", default: String(availableParallelism()) },
  },
});
const pages = Number(options.pages);
const compared = Math.min(pages, Number(options.compare ?? pages));
const wanted = options.only?.split(",").map((name) => name.trim());
const kindsOfPrint = Object.keys(printSamples) as PrintSample[];
const scripts = Object.keys(scriptConditions) as (keyof typeof scriptConditions)[];
const usual: readonly OcrCondition[] = [...judgedConditions, ...kindsOfPrint];
const all: readonly OcrCondition[] = [...usual, ...scripts];
const offered = options.sample === undefined ? all : usual;
const conditions = wanted === undefined ? offered : all.filter((name) => wanted.includes(name));
const unknown = wanted?.filter((name) => !conditions.some((condition) => condition === name)) ?? [];
if (unknown.length > 0) throw new Error(`No such condition: ${unknown.join(", ")}.`);
const sample = Math.min(conditions.length, Number(options.sample ?? conditions.length));
const jobs = listJobs();
const results = options.resume ? keptResults(jobs) : [];
if (!options.resume) rmSync(keptFile, { force: true });
await runAll(jobs, Number(options.processes));
report();

/** Page by page, so that an interrupted run has used every condition equally often. */
function listJobs(): PageJob[] {
  return Array.from({ length: pages }, (_, index) => index).flatMap((index) =>
    conditionsOf(index).map((condition) => ({ seed: firstSeed + index, condition, compare: index < compared })),
  );
}

function conditionsOf(page: number): readonly OcrCondition[] {
  return Array.from({ length: sample }, (_, turn) => (page * sample + turn) % conditions.length).map(
    (at) => conditions[at] as OcrCondition,
  );
}

function keptResults(planned: readonly PageJob[]): PageResult[] {
  if (!existsSync(keptFile)) return [];
  const kept = readFileSync(keptFile, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PageResult);
  return planned.flatMap((job) => kept.find((result) => answers(result, job)) ?? []);
}

function answers(result: PageJob, job: PageJob): boolean {
  return result.seed === job.seed && result.condition === job.condition && (result.compare || !job.compare);
}

async function runAll(all: readonly PageJob[], processes: number): Promise<void> {
  const open = all.filter((job) => !results.some((result) => answers(result, job)));
  mkdirSync(new URL(".", keptFile), { recursive: true });
  await runInChildren<PageJob, PageResult>(new URL("./ocr/ocr-page.ts", import.meta.url), open, processes, keep);
  process.stderr.write("\n");
}

function keep(result: PageResult): void {
  results.push(result);
  appendFileSync(keptFile, `${JSON.stringify(result)}\n`);
  process.stderr.write(`\r${results.length} of ${jobs.length} pages read`);
}

function report(): void {
  const both = results.filter((result) => result.tesseract !== undefined);
  printTable(`Engine, ${pages} pages`, outcomesOf(results, "engine"));
  if (compared > 0 && compared < pages) printTable(`Engine, the first ${compared}`, outcomesOf(both, "engine"));
  if (compared > 0) printTable(`tesseract.js on the whole page, the first ${compared}`, outcomesOf(both, "tesseract"));
}

type Judged = Readonly<{ condition: string; outcome: TimedReading }>;

function outcomesOf(from: readonly PageResult[], reader: "engine" | "tesseract"): Judged[] {
  return from.flatMap(({ condition, [reader]: outcome }) => (outcome ? [{ condition, outcome }] : []));
}

function printTable(title: string, judged: readonly Judged[]): void {
  console.log(`\n${title}\ncondition             recall  precision  numbers   CPU s/page`);
  for (const condition of conditions) printRow(condition, judged, [condition]);
  const spoiled = conditions.filter((condition) => condition !== "clean" && !(condition in scriptConditions));
  printRow("all but clean", judged, spoiled);
}

function printRow(name: string, judged: readonly Judged[], conditions: readonly string[]): void {
  const outcomes = judged.filter(({ condition }) => conditions.includes(condition)).map(({ outcome }) => outcome);
  const tally = outcomes.reduce<Tally>((sum, outcome) => addTallies(sum, outcome.tally), emptyTally);
  const cpu = outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0) / Math.max(1, outcomes.length);
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
  const figures = [percent(recall(tally)), percent(precision(tally)), percent(numbersRight(tally))];
  console.log(`${name.padEnd(21)} ${figures.join("    ")}     ${cpu.toFixed(2).padStart(6)}`);
}
