import { setInterval as every } from "node:timers/promises";
import { createDatabase } from "../../packages/server/src/testing/servers/postgres.ts";
import { openQueue } from "./queue-fixture.ts";
import { simulate } from "./simulate.ts";

export type BusyAccounts = Readonly<{
  accounts: number;
  /** Documents per second, by number of workers. */
  perSecond: ReadonlyMap<number, number>;
  /** Number of samples in which a connection waited for a lock, by kind. */
  waits: ReadonlyMap<string, number>;
  samples: number;
}>;

const workerCounts = [1, 2, 4] as const;
const sampleMs = 50;
/** As in the service's housekeeping. */
const foldMs = 2000;

export type BusyRun = Readonly<{ postgresUrl: string; readingMs: number; seconds: number }>;

/**
 * Throughput of one to four workers on documents of this many accounts, and the locks that their connections wait for.
 */
export async function measureAccounts(accounts: number, run: BusyRun): Promise<BusyAccounts> {
  const queue = await openQueue(await createDatabase(run.postgresUrl, `accounts${accounts}`), 12, accounts);
  await queue.enqueue(20_000);
  const perSecond = new Map<number, number>();
  const waits = new Map<string, number>();
  let samples = 0;
  const stop = new AbortController();
  const repeat = async (ms: number, work: () => Promise<void>) => {
    try {
      for await (const _ of every(ms, undefined, { signal: stop.signal })) await work();
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  };
  const sampling = repeat(sampleMs, async () => {
    samples += 1;
    for (const wait of await queue.lockWaits()) waits.set(wait, (waits.get(wait) ?? 0) + 1);
  });
  const folding = repeat(foldMs, () => queue.fold());
  for (const workers of workerCounts) perSecond.set(workers, (await simulate(queue, { ...run, workers })).perSecond);
  stop.abort();
  await Promise.all([sampling, folding]);
  await queue.close();
  return { accounts, perSecond, waits, samples };
}

export function describeAccounts({ accounts, perSecond, waits, samples }: BusyAccounts): string {
  const rates = workerCounts.map((workers) => `${(perSecond.get(workers) ?? 0).toFixed(1)}`).join(" / ");
  const seen = [...waits].map(([kind, count]) => `${kind} ${count}`).join(", ") || "none";
  const ratio = (perSecond.get(4) ?? 0) / (perSecond.get(1) ?? 1);
  return `${accounts} account(s): ${rates} docs/s with 1 / 2 / 4 workers (4 to 1: ${ratio.toFixed(2)}); lock waits in ${samples} samples: ${seen}`;
}
