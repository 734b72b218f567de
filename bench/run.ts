/**
 * npm run bench: one table, every line a ratio against a reference that was measured in the same run, as JSON and as a
 * chart.
 *
 * `npm run bench` takes minutes, with lists of up to 100 000 rows; `-- --rows 5000000` measures long lists, in an hour
 * and with 30 GB of disk; `-- --quick` is a first look with fewer repetitions and lists of up to 10 000 rows.
 * `-- --out FOLDER` is the place of bench.json and bench.svg, docs/benchmarks by default.
 *
 * Ends with 1 when a bound is missed. The parts in depth: bench:api, bench:engine, bench:webhooks, bench:dashboard.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chartOf } from "./all/chart.ts";
import { isWithinBound, tableOf } from "./all/line.ts";
import { measureAll } from "./all/measure-all.ts";
import { fullSizes, quickSizes } from "./all/run-sizes.ts";

const { values } = parseArgs({
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
