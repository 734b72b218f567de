import {
  type DemoRefusal,
  findDemoRefusal,
  loadConfig,
  removeDemoAccount,
  requireDataOwner,
  startService,
} from "@inkvoice/server";
import type { Command } from "../../command.ts";
import { createDemoClock, fillDemoAccount } from "../../demo/fill-account.ts";
import { showProgress } from "../../extract/progress.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { reportingProblems, withNewDatabase } from "../../service-data.ts";

const usage = `Usage:
  inkvoice demo [--new-account] [--json]
  inkvoice demo --remove [--json]

Makes a demo account with a month of work: 40 invoices of invented companies in seven languages, extracted here, in all states
(approved, exported, in review, rejected, duplicate, failed, in the trash), two members, three purchase orders, a rule for
approvals, a webhook log and usage. It takes about a minute. Stop the service before, and start it afterwards.

  --new-account  also where there are documents; those are not touched
  --remove       delete the demo account with everything in it; also beside a running service
  --json         print the sign-in and the API key as JSON`;

const documents = 40;

const obstacles: Readonly<Record<DemoRefusal, string>> = {
  demo_exists: "There is a demo account already. inkvoice demo --remove deletes it.",
  service_running: "A service is running on this database. Stop it, run inkvoice demo, and start it again.",
  documents_exist: "This installation has documents. inkvoice demo --new-account makes a separate account beside them.",
};

/** A service for this command alone: on a free port of this machine, with webhooks to this machine. */
function demoConfig() {
  const config = loadConfig(process.env);
  const reach = { host: "127.0.0.1", port: 0, baseUrl: undefined, webhookAllow: loopback() };
  return { ...config, ...reach, dashboard: "on", dashboardPages: "off", logLevel: "error" } as const;
}

const loopback = () => loadConfig({ INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" }).webhookAllow;

async function obstacleTo(newAccount: boolean | undefined): Promise<string | undefined> {
  let found: DemoRefusal | undefined;
  await withNewDatabase(async ({ db }) => {
    found = await findDemoRefusal(db, Date.now());
    return 0;
  });
  if (found === "documents_exist" && newAccount) return undefined;
  return found && obstacles[found];
}

async function fill(json: boolean | undefined): Promise<number> {
  const clock = createDemoClock();
  const service = await startService({ ...demoConfig(), role: "all" }, undefined, clock.now);
  const progress = showProgress(documents, process.stderr, Date.now);
  progress.note(`Extracting ${documents} documents, about a minute …`);
  try {
    const access = await fillDemoAccount(service, { clock, advance: progress.advance });
    progress.end();
    const firstKey = service.firstKey?.chosenByOperator === false ? service.firstKey.key : undefined;
    const own = firstKey ? [`API key of your own account, shown this once: ${firstKey}`] : [];
    const lines = [
      "The demo is ready. Start the service with npx inkvoice, and sign in to the dashboard:",
      "",
      `  Email     ${access.email}`,
      `  Password  ${access.password}`,
      `  API key   ${access.key}`,
      "",
      ...own,
      "npx inkvoice demo --remove deletes it.",
    ];
    print(json, { ...access, ...(firstKey && { first_key: firstKey }) }, lines.join("\n"));
    return 0;
  } finally {
    await service.stop();
  }
}

async function remove(json: boolean | undefined): Promise<number> {
  const service = await startService({ ...demoConfig(), role: "api" });
  try {
    const removed = await removeDemoAccount(service.services);
    print(json, { removed }, removed ? "The demo account is deleted." : "There is no demo account.");
    return removed ? 0 : 1;
  } finally {
    await service.stop();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, {
    "new-account": { type: "boolean" },
    remove: { type: "boolean" },
    ...jsonFlag,
  });
  return await reportingProblems(async () => {
    requireDataOwner(demoConfig().dataDir);
    if (flags.remove) return await remove(flags.json);
    const obstacle = await obstacleTo(flags["new-account"]);
    if (obstacle === undefined) return await fill(flags.json);
    console.error(obstacle);
    return 1;
  });
}

export const demoCommand: Command = {
  name: "demo",
  summary: "Make a demo account with a month of work, or delete it",
  usage,
  run,
};
