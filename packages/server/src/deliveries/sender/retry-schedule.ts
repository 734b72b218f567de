/**
 * When a delivery is tried again. Pure: a failed attempt and its answer in, a waiting time out.
 *
 * The published table: the first attempt at once; retry 1 after 1 minute; retries 2–13 every 5 minutes; retries 14–20
 * every hour; then the delivery is exhausted. Each wait is counted from the end of the attempt before, so that no retry
 * is early however slowly the receiver failed.
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
  /** What the receiver asked for in Retry-After, in milliseconds, where it did. */
  retryAfterMs?: number;
}

/** Milliseconds until the next attempt, or null when the schedule has ended. */
export function waitAfter({ attempt, retryAfterMs }: FailedAttempt): number | null {
  const published = publishedWait(attempt);
  if (published === null) return null;
  if (retryAfterMs === undefined) return published;
  const latest = published + (publishedWait(attempt + 1) ?? published);
  return Math.min(Math.max(published, retryAfterMs), latest);
}

/** The wait before retry number `retry`, which follows the failed attempt of the same number. */
function publishedWait(retry: number): number | null {
  return steps.find((step) => retry <= step.upToRetry)?.waitMs ?? null;
}

/** Retry-After is whole seconds or an HTTP date; anything else is as if it were absent. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const isHttpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
  const at = isHttpDate ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
