import { WaitTimeoutError } from "../transport/errors.ts";
import { pause } from "../transport/retry-pause.ts";

export interface WaitOptions {
  /** Default 5 minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

const firstLookMs = 250;
const longestLookMs = 5000;
const defaultWaitMs = 5 * 60_000;

/** Polls with growing intervals until the result has ended. */
export async function untilEnded<Thing>(
  look: () => Promise<Thing>,
  hasEnded: (thing: Thing) => boolean,
  { timeoutMs = defaultWaitMs, signal }: WaitOptions,
): Promise<Thing> {
  const until = Date.now() + timeoutMs;
  for (let waitMs = firstLookMs; ; waitMs = Math.min(waitMs * 1.5, longestLookMs)) {
    const thing = await look();
    if (hasEnded(thing)) return thing;
    if (Date.now() + waitMs > until) throw new WaitTimeoutError(`Still being processed after ${timeoutMs} ms.`);
    await pause(waitMs, signal);
  }
}
