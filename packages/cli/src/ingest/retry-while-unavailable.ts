import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, InkvoiceError, WaitTimeoutError } from "@inkvoice/sdk";

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Whether a retry may succeed: the service is down, busy or rate limited. */
function isTransient(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof WaitTimeoutError) return true;
  return error instanceof InkvoiceError && (error.status === 429 || error.status >= 500);
}

export type RetryCallback = (error: unknown, pauseMs: number) => void;

/** Retries for as long as the error is transient, so that a restart of the service loses nothing. */
export async function retryWhileUnavailable<Value>(
  work: () => Promise<Value>,
  { signal, onRetry }: Readonly<{ signal: AbortSignal; onRetry: RetryCallback }>,
): Promise<Value> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!isTransient(error)) throw error;
      onRetry(error, pauseMs);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
