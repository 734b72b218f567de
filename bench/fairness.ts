import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestFixture } from "../packages/server/src/testing/backends.ts";
import { createDatabase, startPostgres } from "../packages/server/src/testing/servers/postgres.ts";
import { startServiceProcess } from "../packages/server/src/testing/service-process.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { median } from "./api/figure.ts";
import { seedAccount } from "./api/seed.ts";
import { attacks, type Target } from "./fairness/attacks.ts";
import { runDuringAttack } from "./fairness/run-during-attack.ts";
import { type Times, victimTimes } from "./fairness/victim.ts";

const usage = `Usage: npm run bench:fairness

How long another tenant's GET and upload take while one tenant attacks, against the same without an attack in the same
run, on SQLite and PostgreSQL. The limits are those of the second audit.

Exit code 1 when a limit is missed.`;

readArguments(usage);

const limits = { getMs: 1000, uploadMs: 2000 };
const rounds = 8;

function report(name: string, under: Times, alone: Times): boolean {
  const [get, upload] = [Math.max(...under.get), Math.max(...under.upload)];
  const holds = get <= limits.getMs && upload <= limits.uploadMs;
  const ratio = (of: keyof Times) => `${(median(under[of]) / median(alone[of])).toFixed(1)}×`;
  console.log(
    `${name.padEnd(32)} GET ${median(under.get).toFixed(0)} ms, at most ${get.toFixed(0)} (${ratio("get")})`.padEnd(76),
    `upload ${median(under.upload).toFixed(0)} ms, at most ${upload.toFixed(0)} (${ratio("upload")})`.padEnd(44),
    holds ? "holds" : "MISSED",
  );
  return holds;
}

async function onDatabase(where: string, environment: Record<string, string>): Promise<boolean> {
  console.log(where);
  const victim = await seedAccount(environment, 1000, 1);
  const attacker = await seedAccount(environment, 20_000, 2);
  const settings = { INKVOICE_EXTRACTION_CHILD: "", INKVOICE_LOG_LEVEL: "info", INKVOICE_RATE_SCALE: "10" };
  const fixture = { environment, remove: () => undefined } as unknown as TestFixture;
  const service = await startServiceProcess(fixture, settings);
  const target = (account: typeof victim): Target => ({ url: service.url, key: account.key });
  const measure = () => victimTimes(target(victim), victim.newestInvoice, (round) => round < rounds);
  try {
    await measure();
    let holds = true;
    for (const attack of attacks) {
      // Measured right after one another, because the load of the machine changes.
      const alone = await measure();
      holds = report(attack.name, await runDuringAttack(attack, target(attacker), measure), alone) && holds;
    }
    return holds;
  } finally {
    service.signal("SIGTERM");
    await service.ended;
  }
}

const root = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const shared = {
  INKVOICE_MIN_FREE_MEGABYTES: "0",
  INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
};
const postgres = await startPostgres();
try {
  const onSqlite = await onDatabase("SQLite", { ...shared, INKVOICE_DATA_DIR: join(root, "sqlite") });
  const url = await createDatabase(postgres.url, "fairness");
  const onPostgres = await onDatabase("PostgreSQL", {
    ...shared,
    INKVOICE_DATA_DIR: join(root, "postgres"),
    INKVOICE_DATABASE_URL: url,
  });
  process.exitCode = onSqlite && onPostgres ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}
