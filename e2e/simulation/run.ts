import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readArguments } from "../../scripts/read-arguments.ts";
import { isPlantedFault, type PlantedFault, plantedFaults } from "./planted-faults.ts";
import { type Outcome, simulate } from "./simulate.ts";
import { installSimulatedGlobals } from "./simulated/simulated-globals.ts";
import { createTemplate, type Template } from "./template.ts";

const usage = `Usage: npm run simulate -- [--seed N] [--seeds N] [--steps N] [--trace]

Runs the server's own code (uploads, queue, leases, readings, deliveries, corrections, reviews, orders,
removals, bulks, retention) in one process:
two to five simulated server processes on one SQLite database, with a simulated clock, disk, receivers and readers. Processes are killed
between any two calls, the power is cut, clocks jump and receivers fail. After every step the promises of docs/simulation.md are checked.
The same seed gives the same run again.

  --seed N    the first seed (default 1)
  --seeds N   how many, from that one on (default 1)
  --steps N   steps of each before the faults end (default 1500)
  --plant F   put a fault into the service on purpose and stop at the first seed that finds it: ${Object.keys(plantedFaults).join(", ")};
              F@N starts at seed N; several faults are tried one after the other
  --jobs N    processes at once (default: as many as the machine has cores)
  --trace     print what happened, also where nothing was broken`;

const { values } = readArguments(usage, {
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    steps: { type: "string", default: "1500" },
    plant: { type: "string", multiple: true },
    jobs: { type: "string", default: String(availableParallelism()) },
    trace: { type: "boolean", default: false },
  },
});

/** Seeds per process: memory left by earlier runs slows down later ones. */
const seedsPerProcess = 50;

/** Runs many seeds in several processes. */
async function runInProcesses(first: number, seeds: number): Promise<number> {
  let [next, broken] = [first, 0];
  const work = async () => {
    while (next < first + seeds) {
      const seed = next;
      next += seedsPerProcess;
      const count = Math.min(seedsPerProcess, first + seeds - seed);
      const flags = ["--seed", String(seed), "--seeds", String(count), "--steps", values.steps];
      const child = spawn(process.execPath, [import.meta.filename, ...flags], { stdio: "inherit" });
      const [code] = (await once(child, "exit")) as [number | null];
      if (code !== 0) broken += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(`${seeds} seeds in all, ${broken === 0 ? "none broken" : `broken ones in ${broken} processes`}`);
  return broken === 0 ? 0 : 1;
}

type Trial = Readonly<{ first: number; fault: PlantedFault | undefined }>;

function trialOf(planted: string): Trial {
  const [fault = "", seed = values.seed] = planted.split("@");
  if (!isPlantedFault(fault)) throw new Error(`There is no fault ${fault} to plant.`);
  return { first: Number(seed), fault };
}

async function runHere(): Promise<number> {
  const trials = values.plant?.map(trialOf) ?? [{ first: Number(values.seed), fault: undefined }];
  const template = await createTemplate();
  installSimulatedGlobals();
  let failures = 0;
  for (const trial of trials) failures += await runSeeds(template, trial);
  rmSync(template.folder, { recursive: true });
  return failures === 0 ? 0 : 1;
}

/** Number of broken seeds; with a planted fault, stops at the first. */
async function runSeeds(template: Template, { first, fault }: Trial): Promise<number> {
  const steps = Number(values.steps);
  let failures = 0;
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const outcome = await simulate(template, join(template.folder, `seed-${seed}.db`), { seed, steps, fault });
    if (outcome.broken.length > 0) failures += 1;
    report(outcome, steps, fault);
    if (fault && failures > 0) break;
  }
  console.log(`${values.seeds} seeds, ${failures} broken`);
  return failures;
}

function report({ seed, broken, trace }: Outcome, steps: number, fault: PlantedFault | undefined): void {
  if (broken.length > 0 || values.trace) console.log(trace.join("\n"));
  for (const promise of broken.slice(0, 5)) console.log(`BROKEN ${promise}`);
  const planted = fault ? ` --plant ${fault}` : "";
  if (broken.length > 0) console.log(`Repeat it with: npm run simulate -- --seed ${seed} --steps ${steps}${planted}\n`);
}

const isMany = Number(values.seeds) > seedsPerProcess && values.plant === undefined && !values.trace;

process.exitCode = await (isMany ? runInProcesses(Number(values.seed), Number(values.seeds)) : runHere());
