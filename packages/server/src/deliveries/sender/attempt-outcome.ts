import type { OutboundResult } from "../../platform/outbound/client.ts";
import type { FailureReason } from "../../platform/outbound/failure.ts";
import { readRetryAfter, retryDelay } from "./retry-schedule.ts";

/** Consequences of one attempt for its delivery. Pure. */
export type AttemptOutcome = Readonly<{
  status: number | null;
  failure: FailureReason | null;
  response: string | null;
  /** Response headers; null without a response. */
  headers: Readonly<Record<string, string>> | null;
  durationMs: number;
  next:
    | { state: "delivered" }
    | { state: "exhausted" }
    /** The receiver answered 410. */
    | { state: "canceled"; gone: true }
    /** Nominal milliseconds until the next attempt. */
    | { state: "pending"; waitMs: number };
}>;

export type AttemptMade = Readonly<{
  attempt: number;
  result: OutboundResult;
  /** Whether the URL belongs to an endpoint, which a 410 disables. */
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
    return { ...failed, next: nextAfter(retryDelay({ attempt })) };
  }
  const { status, excerpt, durationMs, retryAfter, headers = {} } = result;
  const answered = { status, failure: null, response: excerpt, headers, durationMs };
  if (status >= 200 && status < 300) return { ...answered, next: { state: "delivered" } };
  if (status === 410 && hasEndpoint) return { ...answered, next: { state: "canceled", gone: true } };
  const asked = status === 429 || status === 503 ? readRetryAfter(retryAfter, now) : undefined;
  const wait = retryDelay({ attempt, ...(asked === undefined ? {} : { retryAfterMs: asked }) });
  return { ...answered, next: nextAfter(wait) };
}

function nextAfter(waitMs: number | null): AttemptOutcome["next"] {
  return waitMs === null ? { state: "exhausted" } : { state: "pending", waitMs };
}
