import { setTimeout as delay } from "node:timers/promises";
import { median } from "../api/figure.ts";
import type { QueueFixture } from "./queue-fixture.ts";

export type Simulation = Readonly<{ workers: number; readingMs: number; seconds: number }>;

export type Outcome = Readonly<{
  workers: number;
  /** Documents per second. */
  perSecond: number;
  /** Throughput of the workers if the database cost nothing. */
  wanted: number;
  claimMs: Readonly<{ median: number; p99: number }>;
  databaseCpuMs: number;
}>;

/**
 * Simulates workers on one queue: each claims a document, waits for the duration of an extraction, renews its lease
 * once, and ends it. This leaves only the load of the database.
 */
export async function simulate(queue: QueueFixture, { workers, readingMs, seconds }: Simulation): Promise<Outcome> {
  const claims: number[] = [];
  let ended = 0;
  const before = await queue.databaseCpuMs();
  const began = performance.now();
  const until = began + seconds * 1000;
  const worker = async (index: number) => {
    // Spreads the start of the workers.
    await delay((index / workers) * Math.min(readingMs, 1000));
    while (performance.now() < until) {
      const asked = performance.now();
      const claim = await queue.claim();
      claims.push(performance.now() - asked);
      if (!claim) {
        await delay(1000);
        continue;
      }
      await delay(readingMs / 2);
      await queue.renew(claim);
      await delay(readingMs / 2);
      if (await queue.end(claim)) ended += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, index) => worker(index)));
  const passed = (performance.now() - began) / 1000;
  const cpu = (await queue.databaseCpuMs()) - before;
  const sorted = [...claims].sort((a, b) => a - b);
  return {
    workers,
    perSecond: ended / passed,
    wanted: (workers * 1000) / readingMs,
    claimMs: { median: median(claims), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 },
    databaseCpuMs: cpu / Math.max(1, ended),
  };
}
