/**
 * Retry schedule of deliveries. Pure. The published schedule: first attempt at once; retry 1 after 1 minute; retries
 * 2–13 every 5 minutes; retries 14–20 every hour; then the delivery is exhausted. Each wait starts at the end of the
 * previous attempt, so that no retry is early however slowly the receiver failed.
 */

const minute = 60_000;
const hour = 60 * minute;

const steps: readonly { upToRetry: number; waitMs: number }[] = [
  { upToRetry: 1, waitMs: minute },
  { upToRetry: 13, waitMs: 5 * minute },
  { upToRetry: 20, waitMs: hour },
];

const maximumRetries = 20;
export const maximumAttempts = maximumRetries + 1;

export interface FailedAttempt {
  /** 1 is the first attempt, 21 the last. */
  attempt: number;
  /** The receiver's Retry-After in milliseconds, if any. */
  retryAfterMs?: number;
}

/** Milliseconds until the next attempt; null at the end of the schedule. */
export function retryDelay({ attempt, retryAfterMs }: FailedAttempt): number | null {
  const published = publishedWait(attempt);
  if (published === null) return null;
  if (retryAfterMs === undefined) return published;
  const latest = published + (publishedWait(attempt + 1) ?? published);
  return Math.min(Math.max(published, retryAfterMs), latest);
}

/** Wait before a retry, which follows the failed attempt of the same number. */
function publishedWait(retry: number): number | null {
  return steps.find((step) => retry <= step.upToRetry)?.waitMs ?? null;
}

/** Whole seconds or an HTTP date; anything else is ignored. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const isHttpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
  const at = isHttpDate ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
