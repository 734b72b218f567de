import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase, durable, startPostgres } from "../packages/server/src/testing/postgres.ts";
import { figure, printFigure } from "./api/figure.ts";
import { type MeasuredProcess, startMeasured } from "./api/measured-process.ts";
import { type BenchDatabase, openBenchDatabase } from "./webhooks/ground.ts";
import { type BenchReceiver, startBenchReceiver } from "./webhooks/receiver.ts";

/*
 * Webhook throughput on PostgreSQL (fsync on), everything on this machine: database, service with its API under requests,
 * receiver, and whoever records the events. First how fast waiting deliveries are sent, then whether 200 a second are kept up
 * as they happen, then what 10 000 waiting retries cost.
 */
const apiKey = "ink_live_bench0123456789abcdef0123456789abcdef";
const wantedPerSecond = 200;
const backlog = 3000;
const steadySeconds = 15;
const waitingRetries = 10_000;

type Ground = Readonly<{ service: MeasuredProcess; receiver: BenchReceiver; database: BenchDatabase }>;

const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const postgres = await startPostgres(durable);
const databaseUrl = await createDatabase(postgres.url, "bench");
const service = await startMeasured(new URL("./api/service-process.ts", import.meta.url), {
  INKVOICE_DATABASE_URL: databaseUrl,
  INKVOICE_DATA_DIR: folder,
  INKVOICE_PORT: "0",
  INKVOICE_HOST: "127.0.0.1",
  INKVOICE_WORKERS: "1",
  INKVOICE_DASHBOARD: "off",
  INKVOICE_LOG_LEVEL: "error",
  INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
  INKVOICE_BOOTSTRAP_API_KEY: apiKey,
});
const receiver = await startBenchReceiver();
const database = await openBenchDatabase(databaseUrl);
const ground: Ground = { service, receiver, database };
const requests = keepAsking(service.url);
try {
  await drain(ground, 200);
  await reportThroughput(ground);
  await reportSteadiness(ground);
  await reportWaiting(ground);
  console.log(`API beside it: ${requests.answered()} requests answered, ${requests.failed()} failed`);
} finally {
  await requests.stop();
  receiver.stop();
  await database.close();
  await service.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** How many a second are sent when many wait. */
async function drain({ receiver, database }: Ground, count: number): Promise<number> {
  const before = (await receiver.seen()).deliveries;
  const began = performance.now();
  const recording = database.happen(count, receiver.url);
  while ((await receiver.seen()).deliveries < before + count) await delay(20);
  const seconds = (performance.now() - began) / 1000;
  await recording;
  return count / seconds;
}

async function reportThroughput(ground: Ground): Promise<void> {
  const rates: number[] = [];
  const before = { service: await ground.service.usage(), database: await ground.database.cpuMs() };
  for (let round = 0; round < 3; round += 1) rates.push(await drain(ground, backlog));
  const serviceMs = ((await ground.service.usage()).cpuMicroseconds - before.service.cpuMicroseconds) / 1000;
  const databaseMs = (await ground.database.cpuMs()) - before.database;
  const each = (milliseconds: number) => (milliseconds / (3 * backlog)).toFixed(2);
  console.log(
    `CPU a delivery: service ${each(serviceMs)} ms, database ${each(databaseMs)} ms (recording the event included)`,
  );
  printFigure(
    figure("recorded and delivered at full speed", "/s", { ours: [wantedPerSecond], theirs: rates, most: 1 }),
  );
}

/** 200 events a second as they happen: what has arrived keeps up with what was recorded. */
async function reportSteadiness({ receiver, database }: Ground): Promise<void> {
  const before = (await receiver.seen()).deliveries;
  const began = performance.now();
  let recorded = 0;
  const behind: number[] = [];
  while (performance.now() - began < steadySeconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * wantedPerSecond) - recorded;
    if (due > 0) await database.happen(due, receiver.url);
    recorded += Math.max(0, due);
    behind.push(recorded - ((await receiver.seen()).deliveries - before));
    await delay(5);
  }
  const seconds = (performance.now() - began) / 1000;
  const arrived = (await receiver.seen()).deliveries - before;
  const most = Math.max(...behind.slice(Math.floor(behind.length / 2)));
  console.log(
    `steady for ${steadySeconds} s: ${(arrived / seconds).toFixed(0)} delivered a second of ${(recorded / seconds).toFixed(0)} recorded; at most ${most} behind`,
  );
}

/** The same work, and doing nothing, without and with the waiting retries. */
async function reportWaiting(ground: Ground): Promise<void> {
  const without = { idle: [] as number[], rate: [] as number[] };
  const withThem = { idle: [] as number[], rate: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    without.idle.push(await idleCpu(ground));
    without.rate.push(1000 / (await drain(ground, 1000)));
    await ground.database.addWaiting(waitingRetries, "http://waiting.example");
    withThem.idle.push(await idleCpu(ground));
    withThem.rate.push(1000 / (await drain(ground, 1000)));
    await ground.database.removeWaiting();
  }
  const label = `${waitingRetries} waiting retries`;
  printFigure(
    figure(`${label}: a delivery beside them`, "ms", { ours: withThem.rate, theirs: without.rate, most: 1.25 }),
  );
  printFigure(
    figure(`${label}: CPU of service and database, no deliveries`, "ms/s", {
      ours: withThem.idle,
      theirs: without.idle,
      most: 1.25,
    }),
  );
}

async function idleCpu({ service, database }: Ground): Promise<number> {
  const seconds = 5;
  const total = async () => (await service.usage()).cpuMicroseconds / 1000 + (await database.cpuMs());
  const before = await total();
  await delay(seconds * 1000);
  return ((await total()) - before) / seconds;
}

/** A client of the API that never stops asking, 50 requests a second. */
function keepAsking(url: string) {
  let answered = 0;
  let failed = 0;
  let stopped = false;
  const asking = (async () => {
    while (!stopped) {
      const response = await fetch(`${url}/readyz`).catch(() => null);
      if (response?.ok) answered += 1;
      else failed += 1;
      await response?.arrayBuffer();
      await delay(20);
    }
  })();
  return {
    answered: () => answered,
    failed: () => failed,
    async stop() {
      stopped = true;
      await asking;
    },
  };
}
