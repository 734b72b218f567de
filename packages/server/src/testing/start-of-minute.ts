import { setTimeout as sleep } from "node:timers/promises";

/** Waits for the start of a minute, so that no rate limit window ends during a test. */
export async function waitForStartOfMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await sleep(left + 50);
}
