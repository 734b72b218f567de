import { loadConfig, migrateDatabase } from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag } from "../../remote.ts";
import { reportingProblems } from "../../service-data.ts";

const usage = `Usage: inkvoice migrate [--dry-run] [--json]

Brings the database that the INKVOICE_* variables name to the shape this version needs. A start does the same by itself: the command is
for a job that runs before many processes start. All steps are one transaction; a newer version's database is refused.

  --dry-run   only say which steps are missing and how long they take; the exit code is 1 where there are any
  --json      the steps as one JSON object`;

function print(steps: readonly string[], seconds: number, dryRun: boolean): void {
  for (const step of steps) console.log(`${dryRun ? "missing" : "done"}  ${step}`);
  const duration = seconds < 60 ? "a minute" : `about ${Math.round(seconds / 60)} minutes`;
  if (steps.length === 0) console.log("The database has the newest shape.");
  else if (dryRun)
    console.log(`With the invoices in it, this takes at most ${duration}. The service does not answer meanwhile.`);
}

async function run(args: readonly string[]): Promise<number> {
  const { "dry-run": dryRun = false, json } = readFlagsOnly(args, { "dry-run": { type: "boolean" }, ...jsonFlag });
  return await reportingProblems(async () => {
    const { steps, seconds } = await migrateDatabase(loadConfig(process.env), { dryRun });
    if (json) console.log(JSON.stringify({ dry_run: dryRun, steps, seconds }));
    else print(steps, seconds, dryRun);
    return dryRun && steps.length > 0 ? 1 : 0;
  });
}

export const migrateCommand: Command = {
  name: "migrate",
  summary: "Migrate the database without starting the service",
  usage,
  run,
};
