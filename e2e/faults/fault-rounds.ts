import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { EventList, InvoiceList } from "@inkvoice/contract";
import { freePort } from "../../packages/server/src/testing/servers/postgres.ts";
import { type Fault, type FaultTargets, faults } from "./faults.ts";
import { ClientLedger } from "./support/client-ledger.ts";
import { leaseSeconds, serviceEnvironment, startExternalServers, timeScale } from "./support/external-servers.ts";
import { brokenPromises, getJson, retryWhileBusy } from "./support/invariants.ts";
import { createRandom, type Random } from "./support/random.ts";
import { type ReceiverLedger, receiverPaths, startReceiverLedger } from "./support/receiver-ledger.ts";
import { ServiceProcess, untilAnswering } from "./support/service-process.ts";

export type RoundsOptions = Readonly<{
  rounds: number;
  seed: number;
  /** Total uploads; by default one to five per round. */
  documents?: number;
  backend: "sqlite and a folder" | "PostgreSQL and S3";
  /** By default every fault that the backend supports. */
  only?: readonly string[];
  report?: (line: string) => void;
}>;

export type RoundsReport = Readonly<{
  injected: Readonly<Record<string, number>>;
  uploads: number;
  endings: number;
  events: number;
  arrivals: number;
  broken: readonly string[];
}>;

const quietLimitMs = 600_000;
/** Good documents, bad ones, and those with content that databases reject. */
const documents = [
  "complete",
  "complete",
  "sleep 30",
  "sleep 300",
  "fail UNREADABLE_TEXT",
  "abort",
  "longname 8000",
  "nul",
  "huge",
  "lines 500",
];

type Fixture = FaultTargets &
  Readonly<{
    service: { url: string; apiKey: string };
    client: ClientLedger;
    receiver: ReceiverLedger;
    /** Times of faults, around which attempts may be repeated. */
    disturbances: number[];
    close(): Promise<void>;
  }>;

/** Uploads, injects faults and repairs them, and finally checks every promise. */
export async function runFaultRounds(options: RoundsOptions): Promise<RoundsReport> {
  const random = createRandom(options.seed);
  const fixture = await prepareFixture(options);
  const possible = faults.filter(
    ({ name, needs }) => needs.every((part) => fixture[part]) && (options.only?.includes(name) ?? true),
  );
  const injected: Record<string, number> = {};
  try {
    for (const process of fixture.processes) process.launch();
    await untilAnswering(fixture.service.url, fixture.processes[0]!);
    await createEndpoint(fixture);
    for (let round = 1; round <= options.rounds; round += 1) {
      const fault = random.oneOf(possible);
      injected[fault.name] = (injected[fault.name] ?? 0) + 1;
      await faultRound(fixture, fault, { random, uploads: uploadsIn(options, round, random) });
      options.report?.(`round ${round}: ${fault.name}, ${fixture.client.entries.length} uploads so far`);
    }
    await untilQuiet(fixture);
    const broken = await brokenPromises({ ...fixture, kills: fixture.disturbances, timeScale });
    const totals = await totalsOf(fixture);
    for (const process of fixture.processes)
      if (!(await process.stop())) broken.push("SIGTERM did not end a process within 20 s");
    return {
      injected,
      uploads: fixture.client.entries.length,
      ...totals,
      arrivals: fixture.receiver.arrivals.length,
      broken,
    };
  } finally {
    await fixture.close();
  }
}

function uploadsIn({ documents: all, rounds }: RoundsOptions, round: number, random: Random): number {
  if (all === undefined) return random.between(1, 5);
  return Math.floor((all * round) / rounds) - Math.floor((all * (round - 1)) / rounds);
}

type Round = Readonly<{ random: Random; uploads: number }>;

/** Some concurrent uploads, and a fault at a random moment. */
async function faultRound(fixture: Fixture, fault: Fault, { random, uploads }: Round): Promise<void> {
  const { client, receiver, processes } = fixture;
  const sending = Array.from({ length: uploads }, async () => {
    const entry = client.plan(random.oneOf(documents), receiver.url + random.oneOf(receiverPaths));
    await delay(random.between(0, 150));
    await client.send(entry);
  });
  await delay(random.between(0, 900));
  fixture.disturbances.push(Date.now());
  await fault.inject(fixture, random);
  fixture.disturbances.push(Date.now());
  await Promise.all(sending);
  await untilAnswering(fixture.service.url, processes[0]!);
  await client.settle();
}

async function prepareFixture(options: RoundsOptions): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-faults-"));
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const receiver = await startReceiverLedger(secret);
  const port = await freePort();
  const service = { url: `http://127.0.0.1:${port}`, apiKey: `ink_live_${randomBytes(20).toString("hex")}` };
  const outside = options.backend === "PostgreSQL and S3" ? await startExternalServers(options.seed) : undefined;
  const environment = {
    ...serviceEnvironment({ folder, secret, port, ...service }),
    ...outside?.environment,
  };
  const worker = { ...environment, INKVOICE_ROLE: "worker", INKVOICE_PORT: "0" };
  const processes = (outside ? [environment, worker] : [environment]).map((each) => new ServiceProcess(each));
  const client = new ClientLedger(join(folder, "client-ledger.jsonl"), service);
  return {
    service,
    processes,
    leaseMs: leaseSeconds * 1000,
    ...outside?.parts,
    client,
    receiver,
    disturbances: [],
    async close() {
      await Promise.all(processes.map((process) => process.kill()));
      client.close();
      await receiver.close();
      await outside?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Receives every event in addition to the upload's own URL. */
async function createEndpoint({ service, receiver }: Fixture): Promise<void> {
  const request = {
    method: "POST",
    headers: {
      Authorization: `Bearer ${service.apiKey}`,
      "Content-Type": "application/json",
      "Idempotency-Key": "endpoint",
    },
    body: JSON.stringify({ url: `${receiver.url}/ok?endpoint` }),
  };
  const response = await retryWhileBusy(() => fetch(`${service.url}/v1/webhooks`, request));
  if (response.status !== 201) throw new Error(`the endpoint could not be created: ${await response.text()}`);
}

/** Every accepted invoice has ended and no delivery is pending. */
async function untilQuiet(fixture: Fixture): Promise<void> {
  const until = Date.now() + quietLimitMs;
  while (Date.now() < until) {
    const reading = await getJson<InvoiceList>(fixture, "/v1/invoices?status=processing&limit=1");
    const waiting = await getJson<EventList>(fixture, "/v1/events?delivery_state=pending&limit=1");
    if (reading.pagination.total === 0 && waiting.pagination.total === 0) return;
    await delay(250);
  }
}

async function totalsOf(fixture: Fixture): Promise<{ endings: number; events: number }> {
  const total = async (path: string) => (await getJson<InvoiceList>(fixture, path)).pagination.total;
  const [completed, failed] = [
    await total("/v1/invoices?status=completed&limit=1"),
    await total("/v1/invoices?status=failed&limit=1"),
  ];
  return {
    endings: completed + failed,
    events: (await getJson<EventList>(fixture, "/v1/events?limit=1")).pagination.total,
  };
}
