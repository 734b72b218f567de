import { loadConfig, migrateDatabase } from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { readFlagsAlone } from "../../read-flags.ts";
import { reportingProblems } from "../../service-data.ts";

const usage = `Usage: inkvoice migrate [--dry-run]

Brings the database that the INKVOICE_* variables name to the shape this version needs. A start does the same by itself: the command is
for a job that runs before many processes start. All steps are one transaction; a newer version's database is refused.

  --dry-run   only say which steps are missing; the exit code is 1 where there are any`;

async function run(args: readonly string[]): Promise<number> {
  const dryRun = readFlagsAlone(args, { "dry-run": { type: "boolean" } })["dry-run"] ?? false;
  return await reportingProblems(async () => {
    const steps = await migrateDatabase(loadConfig(process.env), { dryRun });
    for (const step of steps) console.log(`${dryRun ? "missing" : "done"}  ${step}`);
    if (steps.length === 0) console.log("The database has the newest shape.");
    return dryRun && steps.length > 0 ? 1 : 0;
  });
}

export const migrateCommand: Command = {
  name: "migrate",
  summary: "Migrate the database without starting the service",
  usage,
  run,
};
