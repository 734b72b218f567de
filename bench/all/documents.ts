import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExtractionPool } from "@inkvoice/engine/pool";
import { makeDocument, renderPdf } from "@inkvoice/synth";
import { median } from "../api/figure.ts";
import { startMeasured } from "../api/measured-process.ts";
import { wholeSettings } from "../api/measured-settings.ts";
import { documentClient, uploadBody } from "./document-client.ts";
import { type Line, lineOf } from "./line.ts";
import type { RunSizes } from "./run-sizes.ts";

const apiKey = "ink_live_bench0123456789abcdef0123456789abcdef";
const firstSeed = 7_100_000;
const minute = 60_000;

type Files = readonly string[];
type Reader = Readonly<{ perMinute(work: Files): Promise<number>; stop(): Promise<void> }>;

/** Documents per minute through the whole service, from upload to stored record, relative to the engine alone. */
export async function documentLines(sizes: RunSizes): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  try {
    const rounds = await makeRounds(folder, sizes);
    const lines: Line[] = [];
    const rates: number[] = [];
    for (const workers of sizes.workers) {
      const line = await compare(rounds, { folder, workers, sizes });
      lines.push(line);
      rates.push(line.ours);
    }
    const [one, two] = rates;
    if (one !== undefined && two !== undefined) {
      const growth = { group: "documents", name: "two workers", unit: "a minute", bound: { least: 1.3 } };
      lines.push(lineOf({ ...growth, ours: two, reference: { name: "one worker", value: one } }));
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Setting = Readonly<{ folder: string; workers: number; sizes: RunSizes }>;

async function compare(rounds: readonly Files[], { folder, workers, sizes }: Setting): Promise<Line> {
  const engine = await startEngine(join(folder, `pool-${workers}`), workers);
  const service = await startWhole(join(folder, `service-${workers}`), workers);
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    for (const [round, work] of rounds.entries()) {
      const rates = [await engine.perMinute(work), await service.perMinute(work)] as const;
      if (round < sizes.unmeasuredRounds) continue;
      theirs.push(rates[0]);
      ours.push(rates[1]);
    }
  } finally {
    await Promise.all([engine.stop(), service.stop()]);
  }
  return lineOf({
    group: "documents",
    name: `end to end, ${workers} worker${workers === 1 ? "" : "s"}`,
    unit: "a minute",
    ours: median(ours),
    reference: { name: "the engine alone", value: median(theirs) },
    bound: { least: 0.9 },
  });
}

/** All documents differ, because duplicates would be compared with each other. */
async function makeRounds(folder: string, sizes: RunSizes): Promise<Files[]> {
  const rounds: Files[] = [];
  for (let round = 0; round < sizes.unmeasuredRounds + sizes.documentRounds; round += 1) {
    const seeds = Array.from({ length: sizes.documents }, (_, index) => firstSeed + round * sizes.documents + index);
    rounds.push(await Promise.all(seeds.map((seed) => makeFile(folder, seed))));
  }
  return rounds;
}

async function makeFile(folder: string, seed: number): Promise<string> {
  const path = join(folder, `${seed}.pdf`);
  writeFileSync(path, await renderPdf(makeDocument(seed, { kind: "invoice", lines: 8 })));
  return path;
}

async function startEngine(folder: string, workers: number): Promise<Reader> {
  const limits = { timeLimitMs: 120_000, memoryLimitBytes: 1536 * 1024 * 1024 };
  mkdirSync(folder);
  const pool = createExtractionPool({ size: workers, folder, ...limits });
  await pool.warmUp();
  return {
    async perMinute(work) {
      const began = performance.now();
      const left = [...work];
      const lane = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop())
          await pool.extract({ path }, { lineItems: true, split: "auto" });
      };
      await Promise.all(Array.from({ length: workers }, lane));
      return (work.length * minute) / (performance.now() - began);
    },
    stop: () => pool.close(),
  };
}

async function startWhole(folder: string, workers: number): Promise<Reader> {
  const service = await startMeasured(
    new URL("../api/service-process.ts", import.meta.url),
    wholeSettings(folder, {
      INKVOICE_WORKERS: String(workers),
      INKVOICE_BOOTSTRAP_API_KEY: apiKey,
      INKVOICE_RATE_SCALE: "10000",
    }),
  );
  const client = documentClient(service.url, apiKey);
  return {
    async perMinute(work) {
      const bodies = work.map((path) => uploadBody(readFileSync(path)));
      const began = performance.now();
      await client.readAll(bodies);
      return (work.length * minute) / (performance.now() - began);
    },
    async stop() {
      client.close();
      await service.stop();
    },
  };
}
