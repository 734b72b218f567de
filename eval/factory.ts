import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { judgedConditions, type PageCondition, stripConditions } from "@inkvoice/synth";
import { type RuleName, ruleNames } from "../packages/engine/src/rules.ts";
import { type Score, score } from "../packages/engine/src/scoring/score.ts";
import { errorLines, groupTable, reliabilityTable } from "../packages/engine/src/scoring/tables.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { runInChildren } from "./child-jobs.ts";
import type { FactoryJob, FactoryResult } from "./factory/factory-document.ts";
import { baselineOf, changesFrom, compareWithBaseline, printChanges } from "./scoring/baseline.ts";

const usage = `Usage: npm run eval:factory -- [options]

Scores the whole engine on generated documents, from the file to the fields, and compares with the committed baseline.
Their content is known exactly, so every error happened between the page and the words or between the words and the
values. Accuracy on real invoices: npm run eval.

  --documents N       default 100
  --from SEED         first seed
  --kind KIND         invoice or receipt
  --scanned           pictures in all judged conditions in turn, instead of PDFs with text
  --only "photo,fax"  pictures in these conditions
  --without RULE      the same documents with and without a rule; may be given several times
  --errors            list the errors
  --keep DIR          keep the files
  --processes N       default: one per core
  --update-baseline   take this run as the new baseline

Exit code 1 when any field is worse than eval/factory-baseline.json.`;

/** Seeds that training never draws. */
const firstSeed = "7500000";

const { values: options } = readArguments(usage, {
  options: {
    documents: { type: "string", default: "100" },
    from: { type: "string", default: firstSeed },
    kind: { type: "string" },
    scanned: { type: "boolean", default: false },
    only: { type: "string" },
    errors: { type: "boolean", default: false },
    keep: { type: "string" },
    without: { type: "string", multiple: true, default: [] },
    "update-baseline": { type: "boolean", default: false },
    processes: { type: "string", default: String(availableParallelism()) },
  },
});
const { keep } = options;
const kind = kindFrom(options.kind);
if (keep !== undefined) mkdirSync(keep, { recursive: true });
const conditions = options.scanned || options.only !== undefined ? conditionsFrom(options.only) : [undefined];
const without = rulesFrom(options.without);
if (without.length === 0) {
  const result = await scoreAll({});
  print(result);
  const path = join(dirname(fileURLToPath(import.meta.url)), "factory-baseline.json");
  process.exitCode = compareWithBaseline({ path, key: baselineKey(), update: options["update-baseline"] }, result);
} else {
  const [all, fewer] = [await scoreAll({ without: [] }), await scoreAll({ without })];
  printChanges(`without ${without.join(", ")}`, changesFrom(baselineOf(all), baselineOf(fewer)));
}

/** Models compute in 8-bit integers, whose rounding differs between processors. */
function baselineKey(): string {
  const how = [kind, options.only ?? (options.scanned ? "scanned" : undefined)].filter((part) => part !== undefined);
  return [`${options.documents} from ${options.from}`, ...how, process.arch].join(", ");
}

function rulesFrom(names: readonly string[]): readonly RuleName[] {
  const unknown = names.filter((name) => !ruleNames.some((rule) => rule === name));
  if (unknown.length > 0) throw new Error(`No such rule: ${unknown.join(", ")}. There are: ${ruleNames.join(", ")}.`);
  return ruleNames.filter((rule) => names.includes(rule));
}

async function scoreAll(how: Pick<FactoryJob, "without">): Promise<Score> {
  const jobs = Array.from({ length: Number(options.documents) }, (_, index) => ({ ...jobAt(index), ...how }));
  const results: FactoryResult[] = [];
  await runInChildren<FactoryJob, FactoryResult>(
    new URL("./factory/factory-document.ts", import.meta.url),
    jobs,
    Number(options.processes),
    (result) => {
      results.push(result);
      if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${jobs.length} documents read`);
    },
  );
  const ordered = results.toSorted((a, b) => a.job.seed - b.job.seed);
  const named = ordered.map((result) => ({ ...result, name: nameOf(result.job) }));
  return score(
    named.map(({ name, label }) => ({ name, label, path: undefined })),
    new Map(named.map(({ name, prediction }) => [name, prediction])),
  );
}

function kindFrom(name: string | undefined): FactoryJob["kind"] {
  if (name === undefined || name === "invoice" || name === "receipt") return name;
  throw new Error("--kind is invoice or receipt.");
}

function conditionsFrom(names: string | undefined): readonly PageCondition[] {
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

function print(result: Score): void {
  if (options.errors) for (const line of errorLines(result)) console.log(line);
  console.log(groupTable("all", result.all));
  if (result.calibration) console.log(reliabilityTable(result.calibration));
}

function nameOf({ seed, condition }: FactoryJob): string {
  return condition === undefined ? String(seed) : `${seed} ${condition}`;
}
