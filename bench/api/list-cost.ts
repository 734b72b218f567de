import { type Figure, figure } from "./figure.ts";
import { sendLoad } from "./load.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import type { SeededAccount } from "./seed.ts";

const rounds = 9;
const requests = 200;

type Environment = Readonly<Record<string, string>>;
export type ListSides = Readonly<{ large: SeededAccount; small: SeededAccount }>;

/** Wall time, because on PostgreSQL the database does most of the work; sequential, to avoid queueing. */
async function timePerRequest(server: MeasuredProcess, account: SeededAccount, query: string): Promise<number> {
  const headers = { authorization: `Bearer ${account.key}` };
  const started = performance.now();
  await sendLoad({ url: `${server.url}/v1/invoices${query}`, headers, requests, connections: 1 });
  return ((performance.now() - started) * 1000) / requests;
}

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Listing the newest 20 of a million relative to the newest 20 of a thousand, `total` included. */
export async function listCosts(
  where: string,
  environment: Environment,
  { large, small }: ListSides,
): Promise<Figure[]> {
  const service = await startMeasured(new URL("./service-process.ts", import.meta.url), environment);
  const lists = {
    "newest 20": "",
    "by status": "?status=completed",
    "by date": `?created_after=${daysAgo(200)}&created_before=${daysAgo(100)}`,
  };
  const figures: Figure[] = [];
  try {
    for (const [name, query] of Object.entries(lists)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      await timePerRequest(service, large, query);
      for (let round = 0; round < rounds; round += 1) {
        theirs.push(await timePerRequest(service, small, query));
        ours.push(await timePerRequest(service, large, query));
      }
      figures.push(figure(`list ${name}, 1 000 000 against 1 000, ${where}`, "µs", { ours, theirs, most: 2 }));
    }
  } finally {
    await service.stop();
  }
  return figures;
}
