import { inject, it } from "vitest";
import { runKillRounds } from "./kill-rounds.ts";

/** A different seed each day, so that the same moments are not tried for ever; the failing one is in the message. */
const seed = Number(process.env.KILL_SEED ?? Math.floor(Date.now() / 86_400_000));
const rounds = 5;

for (const database of ["SQLite", "PostgreSQL"]) {
  const promise = `kill -9 at any moment loses nothing: every upload ends once, has one event, and is delivered, on ${database} (F1, F2, F4)`;
  it.concurrent(promise, { timeout: 180_000 }, async ({ expect }) => {
    const postgresUrl = database === "PostgreSQL" ? await sharedPostgres() : undefined;
    const report = await runKillRounds({ rounds, seed, ...(postgresUrl ? { postgresUrl } : {}) });
    expect(report.broken, `seed ${seed}`).toEqual([]);
    expect(report.kills).toBe(rounds);
    expect(report.arrivals).toBeGreaterThanOrEqual(report.uploads * 2);
  });
}

async function sharedPostgres(): Promise<string> {
  return await (await fetch(`${inject("testServers")}/postgres`)).text();
}
