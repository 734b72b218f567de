import { sendLoad } from "./load.ts";
import { startMeasured } from "./measured-process.ts";
import type { SeededAccount } from "./seed.ts";

export type MemoryFigures = Readonly<{ idle: number; afterHalf: number; afterAll: number }>;

export const idleMegabytes = 150;
/** Memory must not grow between the middle and the end of the load; a tenth is the garbage collector's variation. */
export const flatFactor = 1.1;
const requests = 50_000;
const megabyte = 1024 * 1024;

/** Resident memory of an API process: idle, and over 50 000 requests. */
export async function memoryOverRequests(
  environment: Readonly<Record<string, string>>,
  account: SeededAccount,
): Promise<MemoryFigures> {
  const service = await startMeasured(new URL("./service-process.ts", import.meta.url), environment);
  const resident = async () => (await service.usage()).rssBytes / megabyte;
  const headers = { authorization: `Bearer ${account.key}` };
  const half = () =>
    sendLoad({
      url: `${service.url}/v1/invoices/${account.newestInvoice}`,
      headers,
      requests: requests / 2,
      connections: 16,
    });
  try {
    const idle = await resident();
    await half();
    const afterHalf = await resident();
    await half();
    return { idle, afterHalf, afterAll: await resident() };
  } finally {
    await service.stop();
  }
}
