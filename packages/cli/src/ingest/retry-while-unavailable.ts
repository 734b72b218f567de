import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, InkvoiceError, WaitTimeoutError } from "@inkvoice/sdk";

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Whether the same request may succeed later: the service is away, busy, or the plan's window is used up. */
function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof WaitTimeoutError) return true;
  return error instanceof InkvoiceError && (error.status === 429 || error.status >= 500);
}

export type Trouble = (error: unknown, pauseMs: number) => void;

/** Tries for as long as the trouble is one that passes: a service that restarts loses nothing that is on its way in. */
export async function persist<Value>(
  work: () => Promise<Value>,
  { signal, onTrouble }: Readonly<{ signal: AbortSignal; onTrouble: Trouble }>,
): Promise<Value> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error)) throw error;
      onTrouble(error, pauseMs);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
