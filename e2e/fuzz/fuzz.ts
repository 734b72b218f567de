import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import type { InvoiceRecord } from "@inkvoice/contract";
import { loadConfig, type RunningService, startService } from "@inkvoice/server";
import { createLogger } from "../../packages/server/src/platform/logger.ts";
import { createRandom, type Random } from "../faults/support/random.ts";
import { mutate } from "./mutate.ts";
import { fuzzSources, type Source } from "./sources.ts";

export type FuzzOptions = Readonly<{ seed: number; count: number; limitMs: number }>;
export type FuzzReport = Readonly<{
  sent: number;
  seconds: number;
  /** Counts by kind of input and outcome. */
  outcomes: Readonly<Record<string, number>>;
  broken: readonly string[];
}>;

const apiKey = "ink_live_fuzz0123456789abcdef0123456789abcdef";
const atOnce = 4;

type Input = Readonly<{ name: string; body: Uint8Array; contentType: string }>;

/** Every fifth input is a damaged body, the others are damaged files in a valid one; each has its own seed. */
function inputOf(sources: readonly Source[], seed: number): Input {
  const random = createRandom(seed);
  const source = random.oneOf(sources);
  const isBody = random.fraction() < 0.2;
  const file = isBody ? source.bytes : mutate(source.bytes, random);
  const boundary = "----fuzz";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const name = isBody ? "multipart body" : source.kind;
  return {
    name,
    body: isBody ? mutateBody(body, random) : body,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function mutateBody(body: Uint8Array, random: Random): Uint8Array {
  // Damages the head more often than the file, because it misleads parsers most.
  const head = body.slice(0, 200);
  return Buffer.concat([mutate(head, random), body.subarray(200)]);
}

async function startTarget(folder: string): Promise<RunningService> {
  const config = loadConfig({
    NODE_ENV: "test",
    INKVOICE_PORT: "0",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_DATA_DIR: folder,
    INKVOICE_DASHBOARD: "off",
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_BOOTSTRAP_API_KEY: apiKey,
    INKVOICE_RATE_SCALE: "100000",
    INKVOICE_WARM_UP: "off",
    INKVOICE_EXTRACTION_SECONDS: "30",
  });
  return await startService(config, createLogger("silent"));
}

/** Retries when a busy service asks for it. */
async function ask<Data>(
  url: string,
  init: RequestInit = {},
  triesLeft = 20,
): Promise<{ status: number; data: Data | null }> {
  const headers = { ...init.headers, authorization: `Bearer ${apiKey}` };
  const response = await fetch(url, { ...init, headers });
  const retryAfter = response.headers.get("retry-after");
  if (response.status === 503 && retryAfter !== null && triesLeft > 0) {
    await response.body?.cancel();
    await delay(Number(retryAfter) * 1000);
    return await ask(url, init, triesLeft - 1);
  }
  const text = await response.text();
  const body = text.startsWith("{") ? (JSON.parse(text) as { data: Data }) : { data: null };
  return { status: response.status, data: body.data };
}

async function endingOf(url: string, id: string): Promise<string> {
  for (;;) {
    const { data } = await ask<InvoiceRecord>(`${url}/v1/invoices/${id}`);
    if (data && data.status !== "processing") return data.status === "failed" ? String(data.error?.code) : "completed";
    await delay(50);
  }
}

export async function runFuzz({ seed, count, limitMs }: FuzzOptions): Promise<FuzzReport> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-fuzz-"));
  const [sources, service] = await Promise.all([fuzzSources(), startTarget(folder)]);
  const url = `http://127.0.0.1:${service.port}`;
  const outcomes: Record<string, number> = {};
  const broken: string[] = [];
  let sent = 0;

  async function sendOne(own: number): Promise<void> {
    const { name, body, contentType } = inputOf(sources, own);
    const answer = await ask<{ id: string }>(`${url}/v1/invoices/extract`, {
      method: "POST",
      body: Buffer.from(body),
      headers: { "content-type": contentType },
    });
    const outcome = answer.status === 201 ? await endingOf(url, answer.data?.id ?? "") : String(answer.status);
    if (answer.status >= 500) broken.push(`${name}: status ${answer.status}, input ${own}`);
    if (outcome === "INTERNAL_ERROR") broken.push(`${name}: ended as INTERNAL_ERROR, input ${own}`);
    outcomes[`${name}: ${outcome}`] = (outcomes[`${name}: ${outcome}`] ?? 0) + 1;
  }

  const lane = async (): Promise<void> => {
    while (sent < count && performance.now() - started < limitMs) {
      sent += 1;
      await sendOne(seed + sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if ((await fetch(`${url}/healthz`)).status !== 200) broken.push("the service does not answer any more");
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
  return { sent, seconds: Math.round((performance.now() - started) / 1000), outcomes, broken };
}
