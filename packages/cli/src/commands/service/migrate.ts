import { loadConfig, migrateDatabase, requireDataOwner } from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag } from "../../remote.ts";
import { reportingProblems } from "../../service-data.ts";

const usage = `Usage: inkvoice migrate [--dry-run] [--json]

Brings the database that the INKVOICE_* variables name to the schema of this version. A start does the same by itself: the command is
for a job that runs before many processes start. All steps are one transaction; a newer version's database is refused. How long the
steps of a filled database take is said before they begin.

  --dry-run   only say which steps are missing and how long they take; the exit code is 1 where there are any
  --json      the steps as one JSON object`;

function print(steps: readonly string[], dryRun: boolean): void {
  for (const step of steps) console.log(`${dryRun ? "missing" : "done"}  ${step}`);
  if (steps.length === 0) console.log("The database is up to date.");
}

const announce = (estimate: string) => console.error(`${estimate}.`);

async function run(args: readonly string[]): Promise<number> {
  const { "dry-run": dryRun = false, json } = readFlagsOnly(args, { "dry-run": { type: "boolean" }, ...jsonFlag });
  return await reportingProblems(async () => {
    const config = loadConfig(process.env);
    requireDataOwner(config.dataDir);
    const { steps, seconds } = await migrateDatabase(config, { dryRun, announce });
    if (json) console.log(JSON.stringify({ dry_run: dryRun, steps, seconds }));
    else print(steps, dryRun);
    return dryRun && steps.length > 0 ? 1 : 0;
  });
}

export const migrateCommand: Command = {
  name: "migrate",
  summary: "Migrate the database without starting the service",
  usage,
  run,
};
