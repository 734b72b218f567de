/** One table, every line a ratio against a reference that was measured in the same run, as JSON and as a chart. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../scripts/read-arguments.ts";
import { chartOf } from "./all/chart.ts";
import { isWithinBound, tableOf } from "./all/line.ts";
import { measureAll } from "./all/measure-all.ts";
import { fullSizes, quickSizes } from "./all/run-sizes.ts";

const usage = `npm run bench -- [options]

Measures everything in minutes, with lists of up to 100 000 rows, and prints one table of ratios, each against a reference of the same run.

  --quick        a first look: fewer repetitions, lists of up to 10 000 rows
  --rows N       longest list; 5000000 takes an hour and 30 GB of disk (default 100000)
  --out FOLDER   place of bench.json and bench.svg (default docs/benchmarks)

Exit code 1 when a bound is missed. The parts in depth: bench:api, bench:engine, bench:webhooks, bench:dashboard.`;

const { values } = readArguments(usage, {
  options: {
    quick: { type: "boolean", default: false },
    rows: { type: "string", default: "100000" },
    out: { type: "string", default: "docs/benchmarks" },
  },
});

const results = await measureAll(values.quick ? quickSizes : fullSizes(Number(values.rows)), (part) =>
  console.error(`measuring ${part} …`),
);
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "bench.json"), `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(join(values.out, "bench.svg"), chartOf(results));
console.log(tableOf(results.lines));
process.exitCode = results.lines.every(isWithinBound) ? 0 : 1;
