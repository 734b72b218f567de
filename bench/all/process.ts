import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../api/figure.ts";
import { type MeasuredProcess, startMeasured } from "../api/measured-process.ts";
import { apiSettings } from "../api/measured-settings.ts";
import { cpuPerRequest } from "../api/read-cost.ts";
import { type SeededAccount, seedAccount } from "../api/seed.ts";
import { type Line, lineOf } from "./line.ts";
import type { RunSizes } from "./run-sizes.ts";

const serviceModule = new URL("../api/service-process.ts", import.meta.url);
const bareModule = new URL("../api/bare-process.ts", import.meta.url);
const megabyte = 1024 * 1024;
const bare = "a bare Fastify with the same query";

/** Cost of an API process relative to one with only Fastify, the driver and the query. */
export async function processLines(sizes: RunSizes): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const environment = apiSettings(folder);
  try {
    const account = await seedAccount(environment, 1000, 1);
    const own = { ...environment, BENCH_ACCOUNT: account.id };
    return [...(await starts(own, sizes)), ...(await requests(own, account, sizes))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Environment = Readonly<Record<string, string>>;

async function starts(environment: Environment, sizes: RunSizes): Promise<Line[]> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < sizes.unmeasuredStarts + sizes.starts; round += 1) {
    for (const [module, times] of [
      [bareModule, theirs],
      [serviceModule, ours],
    ] as const) {
      const began = performance.now();
      const process = await startMeasured(module, environment);
      if (round >= sizes.unmeasuredStarts) times.push(performance.now() - began);
      await process.stop();
    }
  }
  const reference = { name: bare, value: median(theirs) };
  return [lineOf({ group: "process", name: "start", unit: "ms", ours: median(ours), reference, bound: { most: 5 } })];
}

async function requests(environment: Environment, account: SeededAccount, sizes: RunSizes): Promise<Line[]> {
  const plain = await startMeasured(bareModule, environment);
  const service = await startMeasured(serviceModule, environment);
  try {
    const idle = { ours: await resident(service), theirs: await resident(plain) };
    const load = (server: MeasuredProcess) => cpuPerRequest(server, account, sizes.requests);
    await load(plain);
    await load(service);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < 5; round += 1) {
      theirs.push(await load(plain));
      ours.push(await load(service));
    }
    const half = await resident(service);
    await load(service);
    await load(service);
    const after = await resident(service);
    return [
      lineOf({
        group: "process",
        name: "memory at rest",
        unit: "MB",
        ours: idle.ours,
        reference: { name: bare, value: idle.theirs },
        bound: { most: 2.5 },
      }),
      lineOf({
        group: "process",
        name: "memory after further requests",
        unit: "MB",
        ours: after,
        reference: { name: "the same before them", value: half },
        bound: { most: 1.1 },
      }),
      lineOf({
        group: "process",
        name: "CPU of GET /v1/invoices/{id}",
        unit: "µs",
        ours: median(ours),
        reference: { name: bare, value: median(theirs) },
        bound: { most: 2 },
      }),
    ];
  } finally {
    await Promise.all([plain.stop(), service.stop()]);
  }
}

const resident = async (server: MeasuredProcess) => (await server.usage()).rssBytes / megabyte;
