import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { PlantedFault } from "./planted-faults.ts";

const script = join(dirname(fileURLToPath(import.meta.url)), "run.ts");
const run = promisify(execFile);

/** The first seed that finds each fault; the forty seeds from it on are tried, should the service change. */
const findingSeeds: Readonly<Record<PlantedFault, number>> = {
  "sync-forgotten": 1,
  "file-lost": 1,
  "commit-lost": 1,
  "fence-missing": 1,
  "count-lost": 1,
  "delivery-lost": 1,
  "audit-lost": 2,
  "share-lost": 3,
  "order-unchecked": 13,
  "rule-lost": 1,
  "approval-lost": 37,
  "access-kept": 40,
  "clock-believed": 22,
};

/** In a separate process: the simulation replaces clock, random numbers and timers of the whole process. */
async function simulate(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], { maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

describe("simulation", () => {
  it("200 seeds of crashes, power cuts and clock jumps break no promise", async () => {
    const output = await simulate("--seed", "1", "--seeds", "200", "--steps", "200");
    expect(output).toBe(`${"50 seeds, 0 broken\n".repeat(4)}200 seeds in all, none broken\n`);
  });

  it("a seed repeats the same run, alone and after others", async () => {
    const alone = await simulate("--seed", "7", "--steps", "800", "--trace");
    const after = await simulate("--seed", "5", "--seeds", "3", "--steps", "800", "--trace");
    const trace = alone.split("\n").slice(0, -2);
    expect(trace.length).toBeGreaterThan(10);
    expect(after).toContain(trace.join("\n"));
  });

  it("finds every planted fault", async () => {
    const faults = Object.entries(findingSeeds).flatMap(([fault, seed]) => ["--plant", `${fault}@${seed}`]);
    const output = await simulate("--seeds", "40", "--steps", "400", ...faults);
    const found = [...output.matchAll(/^BROKEN .*\n(?:BROKEN .*\n)*Repeat it with: .* --plant (.+)$/gm)];
    expect(found.map(([, fault]) => fault)).toEqual(Object.keys(findingSeeds));
  });
});
