import { type Figure, figure } from "./figure.ts";
import { sendLoad } from "./load.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import type { SeededAccount } from "./seed.ts";

const rounds = 7;
const requests = 4000;
const connections = 16;
/** Counting requests across processes costs a database query. */
const most = { SQLite: 1.6, PostgreSQL: 1.7 } as const;

type Environment = Readonly<Record<string, string>>;

/** CPU microseconds per read of the account's newest invoice. */
export async function cpuPerRequest(
  server: MeasuredProcess,
  account: SeededAccount,
  requests: number,
): Promise<number> {
  const before = await server.usage();
  const headers = { authorization: `Bearer ${account.key}` };
  await sendLoad({ url: `${server.url}/v1/invoices/${account.newestInvoice}`, headers, requests, connections });
  const after = await server.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / requests;
}

/** CPU of the process per GET /v1/invoices/{id}, relative to a bare handler with the same query. */
export async function readCost(
  where: keyof typeof most,
  environment: Environment,
  account: SeededAccount,
): Promise<Figure> {
  const bare = await startMeasured(new URL("./bare-process.ts", import.meta.url), {
    ...environment,
    BENCH_ACCOUNT: account.id,
  });
  const service = await startMeasured(new URL("./service-process.ts", import.meta.url), environment);
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    await cpuPerRequest(bare, account, requests);
    await cpuPerRequest(service, account, requests);
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await cpuPerRequest(bare, account, requests));
      ours.push(await cpuPerRequest(service, account, requests));
    }
  } finally {
    await Promise.all([bare.stop(), service.stop()]);
  }
  return figure(`GET /v1/invoices/{id}, CPU, ${where}`, "µs", { ours, theirs, most: most[where] });
}
