/**
 * Scores the reader on factory pages: `npm run eval:ocr -- [--pages 100] [--alone] [--resume] [--processes N]`.
 * Every page is read in each of the nine conditions, by the engine and, in the same run, by tesseract.js on the whole page
 * (--alone leaves it out). Progress is kept in data/eval-ocr.jsonl; --resume goes on where a run was stopped.
 */
import { type ChildProcess, fork } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { judgedConditions } from "@inkvoice/synth";
import type { PageJob, PageResult } from "./ocr-page.ts";
import { addTallies, emptyTally, numbersRight, precision, recall, type Tally } from "./ocr-scoring.ts";

/** Pages the training never sees: its seeds lie elsewhere. */
const FIRST_SEED = 7_000_000;
const KEPT = new URL("../data/eval-ocr.jsonl", import.meta.url);

const { values: options } = parseArgs({
  options: {
    pages: { type: "string", default: "100" },
    alone: { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    processes: { type: "string", default: String(availableParallelism()) },
  },
});
const jobs = listJobs(Number(options.pages), !options.alone);
const results = options.resume ? keptResults(jobs) : [];
if (!options.resume) rmSync(KEPT, { force: true });
await runAll(jobs.slice(0), Number(options.processes));
report();

/** Page by page, so that a run stopped half way has seen every condition equally often. */
function listJobs(pages: number, compare: boolean): PageJob[] {
  const seeds = Array.from({ length: pages }, (_, index) => FIRST_SEED + index);
  return seeds.flatMap((seed) => judgedConditions.map((condition) => ({ seed, condition, compare })));
}

function keptResults(wanted: readonly PageJob[]): PageResult[] {
  if (!existsSync(KEPT)) return [];
  const kept = readFileSync(KEPT, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PageResult);
  return kept.filter((result) => wanted.some((job) => same(job, result)));
}

function same(a: PageJob, b: PageJob): boolean {
  return a.seed === b.seed && a.condition === b.condition && a.compare === b.compare;
}

async function runAll(all: readonly PageJob[], processes: number): Promise<void> {
  const open = all.filter((job) => !results.some((result) => same(job, result)));
  mkdirSync(new URL(".", KEPT), { recursive: true });
  await Promise.all(Array.from({ length: processes }, () => runProcess(open)));
  process.stderr.write("\n");
}

function runProcess(open: PageJob[]): Promise<void> {
  if (open.length === 0) return Promise.resolve();
  const child = fork(new URL("./ocr-page.ts", import.meta.url), { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  return new Promise((resolve, reject) => {
    child.on("message", (result: PageResult) => {
      keep(result);
      next(child, open);
    });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A reading process ended with ${code}.`))));
    next(child, open);
  });
}

function next(child: ChildProcess, open: PageJob[]): void {
  const job = open.shift();
  if (job === undefined) child.disconnect();
  else child.send(job);
}

function keep(result: PageResult): void {
  results.push(result);
  appendFileSync(KEPT, `${JSON.stringify(result)}\n`);
  process.stderr.write(`\r${results.length} of ${jobs.length} pages read`);
}

function report(): void {
  const readers = options.alone ? (["engine"] as const) : (["engine", "tesseract"] as const);
  for (const reader of readers) {
    console.log(`\n${reader === "engine" ? "Engine" : "tesseract.js, whole page"}`);
    console.log("condition        recall  precision  numbers   CPU s/page");
    for (const condition of judgedConditions) printRow(condition, reader, [condition]);
    printRow("all but clean", reader, judgedConditions.slice(1));
  }
}

function printRow(name: string, reader: "engine" | "tesseract", conditions: readonly string[]): void {
  const outcomes = results
    .filter(({ condition }) => conditions.includes(condition))
    .flatMap((result) => result[reader] ?? []);
  const tally = outcomes.reduce<Tally>((sum, outcome) => addTallies(sum, outcome.tally), emptyTally);
  const cpu = outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0) / Math.max(1, outcomes.length);
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
  const figures = [percent(recall(tally)), percent(precision(tally)), percent(numbersRight(tally))];
  console.log(`${name.padEnd(16)} ${figures.join("    ")}     ${cpu.toFixed(2).padStart(6)}`);
}
