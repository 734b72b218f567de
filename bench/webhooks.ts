import { setTimeout as delay } from "node:timers/promises";
import { readArguments } from "../scripts/read-arguments.ts";
import { figure, printFigure } from "./api/figure.ts";
import { type DeliveryFixture, startDeliveryFixture } from "./webhooks/delivery-fixture.ts";

const usage = `Usage: npm run bench:webhooks

Webhook throughput on PostgreSQL (fsync on), with database, service, API load, receiver and event source on this
machine: how fast pending deliveries are sent, whether 200 per second are sustained, and the cost of 10 000 waiting
retries.`;

readArguments(usage);

const wantedPerSecond = 400;
const steadyPerSecond = 200;
const backlog = 3000;
const steadySeconds = 15;
const waitingRetries = 10_000;

const fixture = await startDeliveryFixture();
const requests = keepAsking(fixture.service.url);
try {
  await fixture.deliver(200);
  await reportThroughput(fixture);
  await reportSteadiness(fixture);
  await reportWaiting(fixture);
  console.log(`API beside it: ${requests.answered()} requests answered, ${requests.failed()} failed`);
} finally {
  await requests.stop();
  await fixture.stop();
}

async function reportThroughput(fixture: DeliveryFixture): Promise<void> {
  const rates: number[] = [];
  const before = { service: await fixture.service.usage(), database: await fixture.database.cpuMs() };
  for (let round = 0; round < 3; round += 1) rates.push(await fixture.deliver(backlog));
  const serviceMs = ((await fixture.service.usage()).cpuMicroseconds - before.service.cpuMicroseconds) / 1000;
  const databaseMs = (await fixture.database.cpuMs()) - before.database;
  const each = (milliseconds: number) => (milliseconds / (3 * backlog)).toFixed(2);
  console.log(
    `CPU a delivery: service ${each(serviceMs)} ms, database ${each(databaseMs)} ms (recording the event included)`,
  );
  printFigure(
    figure("recorded and delivered at full speed", "/s", { ours: [wantedPerSecond], theirs: rates, most: 1 }),
  );
}

/** 200 events per second: deliveries keep up with recorded events. */
async function reportSteadiness({ receiver, database }: DeliveryFixture): Promise<void> {
  const before = (await receiver.seen()).deliveries;
  const began = performance.now();
  let recorded = 0;
  const behind: number[] = [];
  while (performance.now() - began < steadySeconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * steadyPerSecond) - recorded;
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

/** Load and idle, without and with waiting retries. */
async function reportWaiting(fixture: DeliveryFixture): Promise<void> {
  const without = { idle: [] as number[], rate: [] as number[] };
  const withThem = { idle: [] as number[], rate: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    without.idle.push(await idleCpu(fixture));
    without.rate.push(1000 / (await fixture.deliver(1000)));
    await fixture.database.addWaiting(waitingRetries, "http://waiting.example");
    withThem.idle.push(await idleCpu(fixture));
    withThem.rate.push(1000 / (await fixture.deliver(1000)));
    await fixture.database.removeWaiting();
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

async function idleCpu({ service, database }: DeliveryFixture): Promise<number> {
  const seconds = 5;
  const total = async () => (await service.usage()).cpuMicroseconds / 1000 + (await database.cpuMs());
  const before = await total();
  await delay(seconds * 1000);
  return ((await total()) - before) / seconds;
}

/** An API client that sends 50 requests per second. */
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
