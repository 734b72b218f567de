import { readArguments } from "../../scripts/read-arguments.ts";
import { runFuzz } from "./fuzz.ts";

const usage = `Usage: npm run fuzz -- [--count 300] [--seconds 300] [--seed N]

Uploads damaged PDFs, pictures and e-invoices and damaged multipart bodies to a new service with the real reader. Each must
be answered with 2xx or 4xx, each accepted document must end, and the service must live. Stops at the count or the time, whichever
comes first; the same seed gives the same files.`;

const { values } = readArguments(usage, {
  options: {
    count: { type: "string", default: "300" },
    seconds: { type: "string", default: "300" },
    seed: { type: "string" },
  },
});

const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const report = await runFuzz({ seed, count: Number(values.count), limitMs: Number(values.seconds) * 1000 });
for (const [what, times] of Object.entries(report.outcomes).sort())
  console.log(`${String(times).padStart(6)}  ${what}`);
for (const problem of report.broken) console.log(`BROKEN ${problem}`);
const { sent, seconds, broken } = report;
console.log(`${sent} inputs in ${seconds} s, rules broken: ${broken.length}, seed ${seed}`);
process.exitCode = broken.length === 0 ? 0 : 1;
