import { examine, unknownSettings } from "@inkvoice/server";
import { withMaintenance } from "./administration.ts";
import type { Command } from "./command.ts";
import { readFlagsAlone } from "./read-flags.ts";

const usage = `Usage: inkvoice doctor

Looks at everything the service stands on, with the service's INKVOICE_* variables, also while it runs: the settings, the database, the
storage, the disk, who reads, the webhooks, and whether the newest files are what was uploaded. Exits with 1 when anything is not well.`;

async function run(args: readonly string[]): Promise<number> {
  readFlagsAlone(args, {});
  return await withMaintenance(async (maintenance) => {
    const misspelt = unknownSettings(process.env);
    const settings = misspelt.length === 0 ? "All are known." : `${misspelt.join(", ")}: not known; misspelt?`;
    const findings = [
      { what: "settings", isWell: misspelt.length === 0, sentence: settings },
      ...(await examine(maintenance)),
    ];
    for (const { what, isWell, sentence } of findings)
      console.log(`${isWell ? "ok  " : "BAD "} ${what.padEnd(10)} ${sentence}`);
    return findings.every(({ isWell }) => isWell) ? 0 : 1;
  });
}

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Look at everything the service stands on, and say what is not well",
  usage,
  run,
};
