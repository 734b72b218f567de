import { setTimeout as sleep } from "node:timers/promises";

/** A minute that has just begun, so that no window of a rate limit turns while a test counts. */
export async function earlyInTheMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await sleep(left + 50);
}
