/**
 * Scores the whole engine on factory papers, from the file to the fields:
 * `npm run eval:factory -- [--documents 100] [--from SEED] [--kind invoice|receipt] [--scanned] [--only "photo,fax"] [--errors] [--keep DIR] [--processes N]`.
 * Papers are PDFs with text, or with --scanned pictures in all judged conditions in turn, or in those that --only names. What they say
 * is known to the last word, so whatever is wrong here was lost between the paper and the words or between the words and the
 * values. --errors lists it, --keep keeps the files to look at. How well real invoices are read, `npm run eval` says.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Condition, judgedConditions, stripConditions } from "@inkvoice/synth";
import { score } from "../packages/engine/src/scoring/score.ts";
import { errorLines, groupTable, reliabilityTable } from "../packages/engine/src/scoring/tables.ts";
import { runInChildren } from "./child-jobs.ts";
import type { FactoryJob, FactoryResult } from "./factory-document.ts";

/** Papers the training never sees: its seeds lie elsewhere. */
const firstSeed = "7500000";

const { values: options } = parseArgs({
  options: {
    documents: { type: "string", default: "100" },
    from: { type: "string", default: firstSeed },
    kind: { type: "string" },
    scanned: { type: "boolean", default: false },
    only: { type: "string" },
    errors: { type: "boolean", default: false },
    keep: { type: "string" },
    processes: { type: "string", default: String(availableParallelism()) },
  },
});
const { keep } = options;
const kind = kindFrom(options.kind);
if (keep !== undefined) mkdirSync(keep, { recursive: true });
const conditions = options.scanned || options.only !== undefined ? conditionsFrom(options.only) : [undefined];
const jobs = Array.from({ length: Number(options.documents) }, (_, index) => jobAt(index));
const results: FactoryResult[] = [];
await runInChildren<FactoryJob, FactoryResult>(
  new URL("./factory-document.ts", import.meta.url),
  jobs,
  Number(options.processes),
  (result) => {
    results.push(result);
    if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${jobs.length} documents read`);
  },
);
report();

function kindFrom(name: string | undefined): FactoryJob["kind"] {
  if (name === undefined || name === "invoice" || name === "receipt") return name;
  throw new Error("--kind is invoice or receipt.");
}

function conditionsFrom(names: string | undefined): readonly Condition[] {
  const wanted = names?.split(",").map((name) => name.trim());
  const unknown = wanted?.filter((name) => !judgedConditions.some((condition) => condition === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No such condition: ${unknown.join(", ")}.`);
  const known = judgedConditions.filter((name) => wanted?.includes(name) ?? true);
  const possible = kind === "receipt" ? known : known.filter((name) => !stripConditions.includes(name));
  if (possible.length === 0) throw new Error(`Only till receipts lie so: ${names}. Add --kind receipt.`);
  return possible;
}

function jobAt(index: number): FactoryJob {
  const seed = Number(options.from) + index;
  const condition = conditions[index % conditions.length];
  return {
    seed,
    ...(kind && { kind }),
    ...(condition && { condition }),
    ...(keep !== undefined && { keepAt: join(keep, `${seed}.pdf`) }),
  };
}

function report(): void {
  const ordered = results.toSorted((a, b) => a.job.seed - b.job.seed);
  const named = ordered.map((result) => ({ ...result, name: nameOf(result.job) }));
  const result = score(
    named.map(({ name, label }) => ({ name, label, path: undefined })),
    new Map(named.map(({ name, prediction }) => [name, prediction])),
  );
  if (options.errors) for (const line of errorLines(result)) console.log(line);
  console.log(groupTable("all", result.all));
  if (result.calibration) console.log(reliabilityTable(result.calibration));
}

function nameOf({ seed, condition }: FactoryJob): string {
  return condition === undefined ? String(seed) : `${seed} ${condition}`;
}
