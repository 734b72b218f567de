import type { OutboundResult } from "../../platform/outbound/client.ts";
import type { FailureReason } from "../../platform/outbound/failure.ts";
import { readRetryAfter, waitAfter } from "./retry-schedule.ts";

/** What one attempt means for its delivery. Pure. */
export type AttemptOutcome = Readonly<{
  status: number | null;
  failure: FailureReason | null;
  response: string | null;
  /** What the receiver answered with; null without an answer. */
  headers: Readonly<Record<string, string>> | null;
  durationMs: number;
  next:
    | { state: "delivered" }
    | { state: "exhausted" }
    /** The receiver said that it is gone for good. */
    | { state: "canceled"; gone: true }
    /** Nominal milliseconds until the next attempt. */
    | { state: "pending"; waitMs: number };
}>;

export type AttemptMade = Readonly<{
  attempt: number;
  result: OutboundResult;
  /** Whether an endpoint stands behind the URL: only that can be disabled by a 410. */
  hasEndpoint: boolean;
  now: Date;
}>;

export function outcomeOf({ attempt, result, hasEndpoint, now }: AttemptMade): AttemptOutcome {
  if (result.outcome === "failed") {
    const failed = {
      status: null,
      failure: result.reason,
      response: null,
      headers: null,
      durationMs: result.durationMs,
    };
    return { ...failed, next: nextAfter(waitAfter({ attempt })) };
  }
  const { status, excerpt, durationMs, retryAfter, headers = {} } = result;
  const answered = { status, failure: null, response: excerpt, headers, durationMs };
  if (status >= 200 && status < 300) return { ...answered, next: { state: "delivered" } };
  if (status === 410 && hasEndpoint) return { ...answered, next: { state: "canceled", gone: true } };
  const asked = status === 429 || status === 503 ? readRetryAfter(retryAfter, now) : undefined;
  const wait = waitAfter({ attempt, ...(asked === undefined ? {} : { retryAfterMs: asked }) });
  return { ...answered, next: nextAfter(wait) };
}

function nextAfter(waitMs: number | null): AttemptOutcome["next"] {
  return waitMs === null ? { state: "exhausted" } : { state: "pending", waitMs };
}
