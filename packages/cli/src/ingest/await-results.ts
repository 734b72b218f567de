import { setTimeout as sleep } from "node:timers/promises";
import type { InvoiceRecord } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import { type RetryCallback, retryWhileUnavailable } from "./retry-while-unavailable.ts";

/** Waits for many invoices with one request for all: polling each would use up the rate limit. */
export type ResultPoller = Readonly<{ untilEnded(id: string): Promise<InvoiceRecord> }>;

type Waiting = PromiseWithResolvers<InvoiceRecord>;

const firstPauseMs = 250;
const longestPauseMs = 5000;
const pageSize = 100;

export function pollResults(
  client: Inkvoice,
  settings: Readonly<{ signal: AbortSignal; onRetry: RetryCallback }>,
): ResultPoller {
  const waiting = new Map<string, Waiting>();
  const { signal } = settings;

  /** An invoice that is not among the newest is requested by itself. */
  async function endedNow(): Promise<readonly string[]> {
    const { invoices } = await retryWhileUnavailable(() => client.invoices.list({ limit: pageSize }), settings);
    const status = new Map(invoices.map((invoice) => [invoice.id, invoice.status]));
    return [...waiting.keys()].filter((id) => status.get(id) !== "processing");
  }

  async function askFor(id: string): Promise<boolean> {
    const asked = waiting.get(id);
    try {
      const record = await retryWhileUnavailable(() => client.invoices.get(id, { signal }), settings);
      if (record.status === "processing") return false;
      asked?.resolve(record);
    } catch (error) {
      asked?.reject(error);
    }
    return waiting.delete(id);
  }

  async function follow(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (waiting.size > 0) {
      await sleep(pauseMs, undefined, { signal });
      const ended = await Promise.all((await endedNow()).map(askFor));
      pauseMs = ended.includes(true) ? firstPauseMs : Math.min(pauseMs * 1.5, longestPauseMs);
    }
  }

  return {
    untilEnded(id) {
      const result = Promise.withResolvers<InvoiceRecord>();
      waiting.set(id, result);
      if (waiting.size === 1) {
        follow().catch((error: unknown) => {
          for (const { reject } of waiting.values()) reject(error);
          waiting.clear();
        });
      }
      return result.promise;
    },
  };
}
