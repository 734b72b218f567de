import { it } from "vitest";
import { runFaultRounds } from "./fault-rounds.ts";

/** A different seed each day, so that the same moments are not tried for ever; the failing one is in the message. */
const seed = Number(process.env.FAULT_SEED ?? Math.floor(Date.now() / 86_400_000));
const rounds = 3;

for (const backend of ["sqlite and a folder", "PostgreSQL and S3"] as const) {
  const promise = `whatever goes wrong, every upload ends once, has one event, and is delivered, on ${backend} (F1, F2, F3, F4, F5, F6, F22)`;
  it.concurrent(promise, async ({ expect }) => {
    const report = await runFaultRounds({ rounds, seed, backend });
    expect(report.broken, `seed ${seed}`).toEqual([]);
    expect(report.endings).toBe(report.uploads);
    expect(report.events).toBe(report.uploads);
    expect(report.arrivals).toBeGreaterThanOrEqual(report.uploads * 2);
  });
}
