import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isPlantedFault, plantedFaults } from "./planted-faults.ts";
import { type Outcome, simulate } from "./simulate.ts";
import { installSimulatedGlobals } from "./simulated-globals.ts";
import { createTemplate } from "./template.ts";

const usage = `Usage: npm run simulate -- [--seed N] [--seeds N] [--steps N] [--trace]

Runs the server's own code (uploads, queue, leases, readings, deliveries, corrections, removals, bulks, retention) in one process:
two to five simulated server processes on one SQLite database, with a simulated clock, disk, receivers and readers. Processes are killed
between any two calls, the power is cut, clocks jump and receivers fail. After every step the promises of docs/simulation.md are checked.
The same seed gives the same run again.

  --seed N    the first seed (default 1)
  --seeds N   how many, from that one on (default 1)
  --steps N   steps of each before the faults end (default 1500)
  --plant F   put a fault into the service on purpose and stop at the first seed that finds it: ${Object.keys(plantedFaults).join(", ")}
  --trace     print what happened, also where nothing was broken`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    steps: { type: "string", default: "1500" },
    plant: { type: "string" },
    trace: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

async function main(): Promise<number> {
  const template = await createTemplate();
  installSimulatedGlobals();
  const first = Number(values.seed);
  const steps = Number(values.steps);
  const fault = values.plant !== undefined && isPlantedFault(values.plant) ? values.plant : undefined;
  if (values.plant !== undefined && !fault) throw new Error(`There is no fault ${values.plant} to plant.`);
  let failures = 0;
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const outcome = await simulate(template, join(template.folder, `seed-${seed}.db`), { seed, steps, fault });
    if (outcome.broken.length > 0) failures += 1;
    report(outcome, steps);
    if (fault && failures > 0) break;
  }
  rmSync(template.folder, { recursive: true });
  console.log(`${values.seeds} seeds, ${failures} broken`);
  return failures === 0 ? 0 : 1;
}

function report({ seed, broken, trace }: Outcome, steps: number): void {
  if (broken.length > 0 || values.trace) console.log(trace.join("\n"));
  for (const promise of broken.slice(0, 5)) console.log(`BROKEN ${promise}`);
  const planted = values.plant === undefined ? "" : ` --plant ${values.plant}`;
  if (broken.length > 0) console.log(`Repeat it with: npm run simulate -- --seed ${seed} --steps ${steps}${planted}\n`);
}

if (values.help) console.log(usage);
else process.exitCode = await main();
