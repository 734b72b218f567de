import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { EventList, InvoiceList } from "@inkvoice/contract";
import { createDatabase, freePort } from "../../packages/server/src/testing/postgres.ts";
import { ClientLedger } from "./client-ledger.ts";
import { brokenPromises, get } from "./invariants.ts";
import { createRandom, type Random } from "./random.ts";
import { type ReceiverLedger, receiverPaths, startReceiverLedger } from "./receiver-ledger.ts";
import { ServiceProcess, untilAnswering } from "./service-process.ts";

export interface KillOptions {
  rounds: number;
  seed: number;
  /** A PostgreSQL server; without it the service keeps everything in SQLite. */
  postgresUrl?: string;
  report?: (line: string) => void;
}

export interface KillReport {
  uploads: number;
  kills: number;
  arrivals: number;
  /** Deliveries that came again after an answered 200, each explained by a kill. */
  duplicates: number;
  broken: string[];
}

const timeScale = 600;
const quietLimitMs = 90_000;
const documents = ["complete", "complete", "sleep 30", "sleep 200", "fail UNREADABLE_TEXT"];
const readingChild = new URL("../../packages/server/src/testing/reading-child.ts", import.meta.url).href;

interface Ground {
  service: { url: string; apiKey: string };
  /** The first answers requests; on PostgreSQL two more read and deliver beside it. */
  processes: readonly ServiceProcess[];
  client: ClientLedger;
  receiver: ReceiverLedger;
  kills: number[];
}

/** Uploads, kills, starts again, as often as asked, and then holds what is left against what was promised. */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const random = createRandom(options.seed);
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-kill-"));
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const receiver = await startReceiverLedger(secret);
  const ground = await prepareGround(options, { folder, secret, receiver });
  try {
    for (const process of ground.processes) process.launch();
    await untilAnswering(ground.service.url, ground.processes[0]!);
    await createEndpoint(ground);
    for (let round = 1; round <= options.rounds; round += 1) {
      await killRound(ground, random);
      options.report?.(`round ${round}: ${ground.client.entries.length} uploads, ${receiver.arrivals.length} arrivals`);
    }
    await untilQuiet(ground);
    const broken = await brokenPromises({ ...ground, timeScale });
    for (const process of ground.processes)
      if (!(await process.stop())) broken.push("SIGTERM did not end a process within 20 s");
    return {
      uploads: ground.client.entries.length,
      kills: ground.kills.length,
      arrivals: receiver.arrivals.length,
      duplicates: duplicatesOf(receiver),
      broken,
    };
  } finally {
    await Promise.all(ground.processes.map((process) => process.kill()));
    ground.client.close();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Prepared = Readonly<{ folder: string; secret: string; receiver: ReceiverLedger }>;

async function prepareGround(
  { postgresUrl, seed }: KillOptions,
  { folder, secret, receiver }: Prepared,
): Promise<Ground> {
  const port = await freePort();
  const apiKey = `ink_live_${randomBytes(20).toString("hex")}`;
  const service = { url: `http://127.0.0.1:${port}`, apiKey };
  const environment = {
    NODE_ENV: "test",
    INKVOICE_TIME_SCALE: String(timeScale),
    INKVOICE_LEASE_SECONDS: "2",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_PORT: String(port),
    INKVOICE_BASE_URL: service.url,
    INKVOICE_DATA_DIR: folder,
    INKVOICE_DASHBOARD: "off",
    INKVOICE_WORKERS: "1",
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_EXTRACTION_CHILD: readingChild,
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
    INKVOICE_BOOTSTRAP_API_KEY: apiKey,
    INKVOICE_BOOTSTRAP_WEBHOOK_SECRET: secret,
    INKVOICE_LOG_LEVEL: "warn",
    ...(postgresUrl ? { INKVOICE_DATABASE_URL: await createDatabase(postgresUrl, `kill_${seed}_${Date.now()}`) } : {}),
  };
  const worker = { ...environment, INKVOICE_ROLE: "worker", INKVOICE_PORT: "0" };
  const processes = postgresUrl ? [environment, worker] : [environment];
  return {
    service,
    processes: processes.map((each) => new ServiceProcess(each)),
    client: new ClientLedger(join(folder, "client-ledger.jsonl"), service),
    receiver,
    kills: [],
  };
}

/** Besides the upload's own URL every event goes to this endpoint. */
async function createEndpoint({ service, receiver }: Ground): Promise<void> {
  const response = await fetch(`${service.url}/v1/webhooks`, {
    method: "POST",
    headers: { Authorization: `Bearer ${service.apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify({ url: `${receiver.url}/ok?endpoint` }),
  });
  if (response.status !== 201) throw new Error(`the endpoint could not be created: ${await response.text()}`);
}

/** A few uploads at once and a kill at a random moment among them, their reading and their deliveries. */
async function killRound(ground: Ground, random: Random): Promise<void> {
  const { client, receiver, processes } = ground;
  const sending = Array.from({ length: random.between(1, 4) }, async () => {
    const entry = client.plan(random.oneOf(documents), receiver.url + random.oneOf(receiverPaths));
    await delay(random.between(0, 150));
    await client.send(entry);
  });
  await moments[random.oneOf(momentNames)](receiver, random);
  const victim = random.oneOf(processes);
  await victim.kill();
  ground.kills.push(Date.now());
  await Promise.all(sending);
  victim.launch();
  await untilAnswering(ground.service.url, processes[0]!);
  await client.settle();
}

type Moment = (receiver: ReceiverLedger, random: Random) => Promise<void>;

/** When to kill: any time, while a receiver holds a request, or between its answer and the note of it in the database. */
const moments = {
  anyTime: (_receiver, random) => delay(random.between(0, 900)),
  whileReceived: async (receiver, random) => {
    await untilMore(() => receiver.arrivals.length);
    await delay(random.between(0, 5));
  },
  afterAnswer: async (receiver, random) => {
    await untilMore(() => receiver.arrivals.filter(({ answeredAt }) => answeredAt !== undefined).length);
    await delay(random.between(0, 3));
  },
} satisfies Record<string, Moment>;
const momentNames = Object.keys(moments) as (keyof typeof moments)[];

/** Gives up after a while: the uploads may all have been delivered before anybody looked. */
async function untilMore(count: () => number): Promise<void> {
  const before = count();
  for (let looks = 0; looks < 3000 && count() === before; looks += 1) await delay(1);
}

/** Every accepted invoice has ended and nothing waits to be delivered. */
async function untilQuiet(ground: Ground): Promise<void> {
  const until = Date.now() + quietLimitMs;
  while (Date.now() < until) {
    const reading = await get<InvoiceList>(ground, "/v1/invoices?status=processing&limit=1");
    const waiting = await get<EventList>(ground, "/v1/events?delivery_state=pending&limit=1");
    if (reading.pagination.total === 0 && waiting.pagination.total === 0) return;
    await delay(250);
  }
}

function duplicatesOf({ arrivals }: ReceiverLedger): number {
  const answered = arrivals.filter(({ status }) => status === 200);
  return answered.length - new Set(answered.map(({ deliveryId }) => deliveryId)).size;
}
