import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "../packages/server/src/testing/servers/postgres.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { type Figure, printFigure } from "./api/figure.ts";
import { listCosts } from "./api/list-cost.ts";
import { apiSettings } from "./api/measured-settings.ts";
import { flatFactor, idleMegabytes, memoryOverRequests } from "./api/memory.ts";
import { readCost } from "./api/read-cost.ts";
import { seedAccount } from "./api/seed.ts";
import { uploadCost } from "./api/upload-cost.ts";

const usage = `Usage: npm run bench:api -- [--invoices N]

Cost of the service relative to the unavoidable minimum, both in one run, on SQLite and PostgreSQL.

  --invoices N   invoices of the large account (default 1000000)

Exit code 1 when a figure is missed.`;

const { values } = readArguments(usage, { options: { invoices: { type: "string", default: "1000000" } } });
const many = Number(values.invoices);

function report(figures: readonly Figure[]): boolean {
  for (const one of figures) printFigure(one);
  return figures.every(({ ratio, most }) => ratio <= most);
}

async function onDatabase(where: "SQLite" | "PostgreSQL", environment: Record<string, string>): Promise<boolean> {
  const small = await seedAccount(environment, 1000, 1);
  let holds = report([await readCost(where, environment, small)]);
  const large = await seedAccount(environment, many, 2);
  holds = report(await listCosts(where, environment, { large, small })) && holds;
  return holds;
}

async function onDiskAlone(folder: string): Promise<boolean> {
  const environment = apiSettings(folder);
  const account = await seedAccount(environment, 1000, 1);
  const upload = await uploadCost(folder, environment, account);
  const holds = report([upload.figure]);
  const timesDisk = (upload.figure.ours / upload.diskMs).toFixed(2);
  console.log(`  of that the disk alone: ${upload.diskMs.toFixed(1)} ms for write, fsync and commit (${timesDisk}×)`);
  const { idle, afterHalf, afterAll } = await memoryOverRequests(environment, account);
  const fine = idle <= idleMegabytes && afterAll <= afterHalf * flatFactor;
  const numbers = `idle ${idle.toFixed(0)} MB, then ${afterHalf.toFixed(0)} and ${afterAll.toFixed(0)} MB`;
  console.log(
    `${"memory of the API process over 50 000 requests".padEnd(52)} ${numbers.padEnd(36)} ${fine ? "holds" : "MISSED"}`,
  );
  return holds && fine;
}

const root = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const postgres = await startPostgres();
try {
  const outcomes = [
    await onDiskAlone(join(root, "disk")),
    await onDatabase("SQLite", apiSettings(join(root, "sqlite"))),
    await onDatabase("PostgreSQL", apiSettings(join(root, "postgres"), await createDatabase(postgres.url, "bench"))),
  ];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
