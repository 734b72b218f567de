import { loadavg } from "node:os";
import { createDatabase, durable, startPostgres } from "../packages/server/src/testing/servers/postgres.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { median } from "./api/figure.ts";
import { describeAccounts, measureAccounts } from "./scaling/one-account.ts";
import { openQueue, type QueueFixture } from "./scaling/queue-fixture.ts";
import { simulate } from "./scaling/simulate.ts";

const usage = `Usage: npm run bench:scaling -- [options]

Cost of the queue on one PostgreSQL, and the number of workers it supports: claims and ends documents with short and
long queues, then adds simulated workers until the database is the limit (docs/scaling.md). At last one, two and four
workers with a fast reader on the documents of one account and of twenty.

  --workers N       most simulated workers (default 1000)
  --reading-ms N    time of a simulated reading (default 1000)
  --seconds N       duration of each step (default 15)
  --connections N   connections to the database (default 50)
  --rounds N        documents that are claimed and ended one by one (default 300)
  --cheap-ms N      time of a reading with the fast reader (default 100)
  --only accounts   the comparison of one account with twenty only

CPU is what counts: it is the database's own whatever else the machine does. Waiting times are only good on a quiet one.`;

const { values } = readArguments(usage, {
  options: {
    workers: { type: "string", default: "1000" },
    "reading-ms": { type: "string", default: "1000" },
    seconds: { type: "string", default: "15" },
    connections: { type: "string", default: "50" },
    rounds: { type: "string", default: "300" },
    "cheap-ms": { type: "string", default: "100" },
    only: { type: "string" },
  },
});
const most = Number(values.workers);
const readingMs = Number(values["reading-ms"]);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const [few, many] = [1000, 100_000];

type Cost = Readonly<{ ms: number; cpuMs: number }>;

/** Sequential, without contention. */
async function costOf<Value>(queue: QueueFixture, work: () => Promise<Value>): Promise<Cost & { results: Value[] }> {
  const times: number[] = [];
  const results: Value[] = [];
  const before = await queue.databaseCpuMs();
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    results.push(await work());
    times.push(performance.now() - began);
  }
  return { ms: median(times), cpuMs: ((await queue.databaseCpuMs()) - before) / rounds, results };
}

async function costs(queue: QueueFixture): Promise<{ claim: Cost; ending: Cost }> {
  const claim = await costOf(queue, () => queue.claim());
  const claimed = claim.results.flatMap((one) => one ?? []);
  const ending = await costOf(queue, async () => {
    const next = claimed.pop();
    if (next) await queue.end(next);
  });
  return { claim, ending };
}

const postgres = await startPostgres([...durable, "shared_buffers=512MB"]);
/** One busy account against twenty, each in its own database of this run. */
async function compareAccounts(): Promise<void> {
  const run = { postgresUrl: postgres.url, readingMs: Number(values["cheap-ms"]), seconds };
  const [one, twenty] = [await measureAccounts(1, run), await measureAccounts(20, run)];
  for (const measured of [one, twenty]) console.log(describeAccounts(measured));
  const share = (one.perSecond.get(4) ?? 0) / (twenty.perSecond.get(4) ?? 1);
  console.log(`one account to twenty, 4 workers: ${share.toFixed(2)}`);
}

async function measureQueue(): Promise<void> {
  const queue = await openQueue(await createDatabase(postgres.url, "scaling"), Number(values.connections));
  console.log(`load before: ${(loadavg()[0] ?? 0).toFixed(1)}`);
  await queue.enqueue(few);
  const small = await costs(queue);
  await queue.enqueue(many);
  const large = await costs(queue);
  const columns = [14, 12, 12, 12, 12];
  const print = (...cells: string[]) =>
    console.log(cells.map((cell, index) => cell.padStart(columns[index] ?? 13)).join(""));
  print("", `${few} CPU`, `${many} CPU`, `${few} wall`, `${many} wall`);
  for (const name of ["claim", "ending"] as const) {
    const [before, after] = [small[name], large[name]];
    print(name, ...[before.cpuMs, after.cpuMs, before.ms, after.ms].map((value) => `${value.toFixed(2)} ms`));
  }
  print("workers", "docs/s", "of possible", "claim p50", "claim p99", "CPU/doc");
  const steps = [10, 100, 300, most].filter((count, index, all) => count <= most && all.indexOf(count) === index);
  for (const workers of steps) {
    const { perSecond, wanted, claimMs, databaseCpuMs } = await simulate(queue, { workers, readingMs, seconds });
    const share = `${((100 * perSecond) / wanted).toFixed(0)} %`;
    const times = [claimMs.median, claimMs.p99, databaseCpuMs].map((value) => `${value.toFixed(1)} ms`);
    print(String(workers), perSecond.toFixed(0), share, ...times);
  }
  await queue.close();
}

try {
  if (values.only !== "accounts") await measureQueue();
  await compareAccounts();
} finally {
  await postgres.stop();
}
