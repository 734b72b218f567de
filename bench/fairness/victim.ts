import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Target } from "./attacks.ts";

const example = readFileSync(join(import.meta.dirname, "../../examples/invoice.pdf"));

/** Milliseconds of each request. */
export type Times = Readonly<{ get: readonly number[]; upload: readonly number[] }>;

async function timed(work: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await work();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the victim was answered ${response.status}`);
  return performance.now() - start;
}

/** Another tenant's requests, one after another: five of an invoice, then an upload, in each round. */
export async function victimTimes(
  { url, key }: Target,
  invoice: string,
  hasNext: (round: number) => boolean,
): Promise<Times> {
  const headers = { authorization: `Bearer ${key}` };
  const times = { get: [] as number[], upload: [] as number[] };
  for (let round = 0; hasNext(round); round += 1) {
    for (let each = 0; each < 5; each += 1)
      times.get.push(await timed(() => fetch(`${url}/v1/invoices/${invoice}`, { headers })));
    const body = new FormData();
    // Each file differs: equal ones would wait for each other (docs/scaling.md), whatever else the service does.
    body.append("file", new Blob([example, `\n% ${randomUUID()}\n`]), "invoice.pdf");
    times.upload.push(await timed(() => fetch(`${url}/v1/invoices/extract`, { method: "POST", headers, body })));
  }
  return times;
}
