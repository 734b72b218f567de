import { requireDataOwner } from "../platform/data-owner.ts";
import { requireDatabase } from "../platform/db/require-database.ts";
import { explainStart } from "../platform/explain-start.ts";
import type { Config } from "../platform/settings/config.ts";
import { StartProblem } from "../platform/start-problem.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { type Check, type Finding, fail } from "./check.ts";
import { installationChecks } from "./installation-checks.ts";
import { machineChecks } from "./machine-checks.ts";
import { type Maintenance, openForMaintenance } from "./open-for-maintenance.ts";

const limitMs = 20_000;

/** Checks of the machine alone. */
export function examineMachine(config: Config): Promise<Finding[]> {
  return runChecks(machineChecks, config, config);
}

/** Checks of the database and the storage; a single failed one where the database cannot be opened. Creates none. */
export async function examineInstallation(config: Config): Promise<Finding[]> {
  let maintenance: Maintenance;
  try {
    requireDataOwner(config.dataDir);
    requireDatabase(config);
    maintenance = await openForMaintenance(config);
  } catch (error) {
    return [{ what: "database", ...failed(error, config) }];
  }
  try {
    return await examineService(maintenance);
  } finally {
    await maintenance.close();
  }
}

export function examineService(maintenance: Maintenance): Promise<Finding[]> {
  return runChecks(installationChecks, maintenance, maintenance.config);
}

type Checks<Of> = Readonly<Record<string, Check<Of>>>;

/** A check that fails to run counts as failed. */
async function runChecks<Of>(checks: Checks<Of>, of: Of, config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(checks)) {
    const found = await withTimeout(limitMs, () => check(of)).catch((error: unknown) => failed(error, config));
    findings.push({ what, ...found });
  }
  return findings;
}

function failed(error: unknown, config: Config): Omit<Finding, "what"> {
  const explained = explainStart(error, config);
  if (explained instanceof StartProblem) return fail(explained.message);
  return fail(`The check failed: ${error instanceof Error ? error.message : String(error)}.`);
}
