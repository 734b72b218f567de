import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase, durable, startPostgres } from "../packages/server/src/testing/servers/postgres.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { median } from "./api/figure.ts";
import { type SeededAccount, seedAccount } from "./api/seed.ts";
import { type Times, victimTimes } from "./fairness/victim.ts";
import { addOldEvents, eventsLeft, postgresSizes } from "./removal/old-events.ts";

const usage = `Usage: npm run bench:removal -- [--rows N] [--backend sqlite|postgres|both]

Another tenant's GET and upload while the service removes expired rows (events, deliveries, attempts), against the same
without a removal. On PostgreSQL also the size of the tables: rows that come after a removal must find their space.

  --rows N         expired rows (default 1000000)
  --backend NAME   default both`;

const { values: options } = readArguments(usage, {
  options: { rows: { type: "string", default: "1000000" }, backend: { type: "string", default: "both" } },
});
const events = Math.ceil(Number(options.rows) / 3);
const limits = { getMs: 1000, uploadMs: 2000 };
/** Limit of the table size after a removal and as many new rows, relative to the size before. */
const mostGrowth = 1.1;

type Environment = Readonly<Record<string, string>>;

async function startRemoving(environment: Environment) {
  const child = fork(new URL("./removal/service.ts", import.meta.url), { env: { ...process.env, ...environment } });
  const ended = once(child, "exit");
  const failed = ended.then(() => Promise.reject(new Error("the service ended")));
  const [{ url }] = (await Promise.race([once(child, "message"), failed])) as [{ url: string }];
  return {
    url,
    async remove() {
      child.send("remove");
      await Promise.race([once(child, "message"), failed]);
    },
    async stop() {
      failed.catch(() => undefined);
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const describe = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`;
const lineOf = (name: string, { get, upload }: Times) =>
  `  ${name.padEnd(16)} GET ${describe(get).padEnd(22)} upload ${describe(upload)}`;

async function measure(environment: Environment, victim: SeededAccount, other: SeededAccount): Promise<boolean> {
  const service = await startRemoving(environment);
  const target = { url: service.url, key: victim.key };
  try {
    await victimTimes(target, victim.newestInvoice, (round) => round < 3);
    const alone = await victimTimes(target, victim.newestInvoice, (round) => round < 20);
    let isRemoving = true;
    const start = performance.now();
    const removed = service.remove().then(() => {
      isRemoving = false;
      return performance.now() - start;
    });
    const during = await victimTimes(target, victim.newestInvoice, () => isRemoving);
    const seconds = (await removed) / 1000;
    const left = await eventsLeft(environment, other.id);
    console.log(lineOf("without removal", alone));
    console.log(lineOf("during removal", during));
    console.log(`  ${events * 3} rows in ${seconds.toFixed(0)} s, ${left} events left`);
    return Math.max(...during.get) <= limits.getMs && Math.max(...during.upload) <= limits.uploadMs && left === 0;
  } finally {
    await service.stop();
  }
}

async function prepare(environment: Environment) {
  const victim = await seedAccount(environment, 1000, 1);
  const other = await seedAccount(environment, 1, 2);
  await addOldEvents(environment, other.id, events);
  return { victim, other };
}

/** Table sizes before a removal, and after autovacuum and as many new rows. */
async function regrowth(environment: Environment, other: SeededAccount, before: number): Promise<boolean> {
  const { vacuums } = await postgresSizes(environment);
  while ((await postgresSizes(environment)).vacuums <= vacuums) await sleep(1000);
  await addOldEvents(environment, other.id, events);
  const { megabytes } = await postgresSizes(environment);
  console.log(`  tables before ${before.toFixed(0)} MB, with as many rows again ${megabytes.toFixed(0)} MB`);
  return megabytes <= before * mostGrowth;
}

const root = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const settingsOf = (folder: string): Environment => ({
  NODE_ENV: "test",
  INKVOICE_PORT: "0",
  INKVOICE_HOST: "127.0.0.1",
  INKVOICE_DASHBOARD: "off",
  INKVOICE_RATE_SCALE: "1000",
  INKVOICE_MIN_FREE_MEGABYTES: "0",
  INKVOICE_DATA_DIR: join(root, folder),
});

async function onSqlite(): Promise<boolean> {
  const environment = settingsOf("sqlite");
  console.log("SQLite");
  const { victim, other } = await prepare(environment);
  return await measure(environment, victim, other);
}

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres([...durable, "autovacuum_naptime=5s"]);
  try {
    const url = await createDatabase(postgres.url, "removal");
    const environment = { ...settingsOf("postgres"), INKVOICE_DATABASE_URL: url };
    console.log("PostgreSQL");
    const { victim, other } = await prepare(environment);
    const { megabytes } = await postgresSizes(environment);
    const isFast = await measure(environment, victim, other);
    return (await regrowth(environment, other, megabytes)) && isFast;
  } finally {
    await postgres.stop();
  }
}

try {
  const results: boolean[] = [];
  if (options.backend !== "postgres") results.push(await onSqlite());
  if (options.backend !== "sqlite") results.push(await onPostgres());
  console.log(results.every(Boolean) ? "holds" : "MISSED");
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}
