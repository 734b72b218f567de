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
import type { Sizes } from "./sizes.ts";

const apiKey = "ink_live_bench0123456789abcdef0123456789abcdef";
const firstSeed = 7_100_000;
const differentDocuments = 8;
const minute = 60_000;

type Rate = () => Promise<number>;
type Reader = Readonly<{ perMinute: Rate; stop(): Promise<void> }>;

/** Documents a minute through the whole service, upload to stored record, against the engine alone on the same files. */
export async function documentLines(sizes: Sizes): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  try {
    const files = await makeFiles(folder, Math.min(differentDocuments, sizes.documents));
    const lines: Line[] = [];
    const rates: number[] = [];
    for (const workers of sizes.workers) {
      const line = await compare(files, { folder, workers, sizes });
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

type Setting = Readonly<{ folder: string; workers: number; sizes: Sizes }>;

async function compare(files: readonly string[], { folder, workers, sizes }: Setting): Promise<Line> {
  const work = Array.from({ length: sizes.documents }, (_, index) => files[index % files.length]!);
  const engine = await startEngine(work, join(folder, `pool-${workers}`), workers);
  const service = await startWhole(work, join(folder, `service-${workers}`), workers);
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    for (let round = -sizes.unmeasuredRounds; round < sizes.documentRounds; round += 1) {
      const rates = [await engine.perMinute(), await service.perMinute()] as const;
      if (round < 0) continue;
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

async function makeFiles(folder: string, count: number): Promise<string[]> {
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, await renderPdf(makeDocument(firstSeed + index, { kind: "invoice", lines: 8 })));
      return path;
    }),
  );
}

async function startEngine(work: readonly string[], folder: string, workers: number): Promise<Reader> {
  const limits = { timeLimitMs: 120_000, memoryLimitBytes: 1536 * 1024 * 1024 };
  mkdirSync(folder);
  const pool = createExtractionPool({ size: workers, folder, ...limits });
  await pool.warmUp();
  return {
    async perMinute() {
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

async function startWhole(work: readonly string[], folder: string, workers: number): Promise<Reader> {
  const service = await startMeasured(
    new URL("../api/service-process.ts", import.meta.url),
    wholeSettings(folder, {
      INKVOICE_WORKERS: String(workers),
      INKVOICE_BOOTSTRAP_API_KEY: apiKey,
      INKVOICE_RATE_SCALE: "10000",
    }),
  );
  const client = documentClient(service.url, apiKey);
  const bodies = work.map((path) => uploadBody(readFileSync(path)));
  return {
    async perMinute() {
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
