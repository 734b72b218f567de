import {
  type Config,
  examineInstallation,
  examineMachine,
  type Finding,
  loadConfig,
  StartProblem,
  unknownSettings,
} from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";

const settingsPage = "https://github.com/inkvoice/inkvoice/blob/main/docs/settings.md";

const usage = `Usage: inkvoice doctor [--json]

Checks everything the service needs, with the service's INKVOICE_* variables, also while it runs: settings, models, memory, port,
disk, database, keys of stored secrets, storage, workers, webhooks, and whether the newest stored files are as uploaded.
Each problem is shown with a remedy, and the exit code is 1. Creates nothing.

  --json   one JSON object a line: check, ok, message`;

function settingsFinding(): { finding: Finding; config: Config | undefined } {
  try {
    const config = loadConfig(process.env);
    const misspelt = unknownSettings(process.env);
    const sentence =
      misspelt.length === 0
        ? "All are known."
        : `${misspelt.join(", ")}: not known. ${settingsPage} lists them all; correct the name or remove it.`;
    return { finding: { what: "settings", passed: misspelt.length === 0, sentence }, config };
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { finding: { what: "settings", passed: false, sentence: error.message }, config: undefined };
  }
}

function tell(findings: readonly Finding[], json: boolean | undefined): number {
  for (const { what, passed, sentence } of findings)
    print(
      json,
      { check: what, ok: passed, message: sentence },
      `${passed ? "ok  " : "BAD "} ${what.padEnd(10)} ${sentence}`,
    );
  return findings.every(({ passed }) => passed) ? 0 : 1;
}

async function run(args: readonly string[]): Promise<number> {
  const { json } = readFlagsOnly(args, jsonFlag);
  const { finding, config } = settingsFinding();
  const first = tell([finding, ...(config ? await examineMachine(config) : [])], json);
  if (!config) return 1;
  const second = tell(await examineInstallation(config), json);
  return Math.max(first, second);
}

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Check the service and its surroundings, with remedies",
  usage,
  run,
};
