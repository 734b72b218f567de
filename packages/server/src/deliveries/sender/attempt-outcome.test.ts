import { describe, expect, it } from "vitest";
import { outcomeOf } from "./attempt-outcome.ts";

const now = new Date("2026-11-15T12:00:00Z");

function after(
  status: number,
  {
    attempt = 1,
    hasEndpoint = true,
    retryAfter,
  }: { attempt?: number; hasEndpoint?: boolean; retryAfter?: string } = {},
) {
  const result = {
    outcome: "answered",
    status,
    excerpt: "",
    durationMs: 5,
    ...(retryAfter ? { retryAfter } : {}),
  } as const;
  return outcomeOf({ attempt, result, hasEndpoint, now }).next;
}

describe("the outcome of an attempt", () => {
  it("is success for every 2xx and for nothing else", () => {
    for (const status of [200, 201, 202, 204, 299]) expect(after(status)).toEqual({ state: "delivered" });
    for (const status of [199, 300, 301, 302, 307, 400, 401, 404, 418, 500, 503]) {
      expect(after(status), String(status)).toEqual({ state: "pending", waitMs: 60_000 });
    }
  });

  it("is final after the 21st attempt", () => {
    expect(after(500, { attempt: 20 })).toEqual({ state: "pending", waitMs: 3_600_000 });
    expect(after(500, { attempt: 21 })).toEqual({ state: "exhausted" });
    expect(after(200, { attempt: 21 })).toEqual({ state: "delivered" });
  });

  it("ends an endpoint's delivery on 410; a URL without an endpoint is retried on schedule", () => {
    expect(after(410)).toEqual({ state: "canceled", gone: true });
    expect(after(410, { hasEndpoint: false })).toEqual({ state: "pending", waitMs: 60_000 });
  });

  it("follows Retry-After on 429 and 503 only", () => {
    expect(after(429, { retryAfter: "120" })).toEqual({ state: "pending", waitMs: 120_000 });
    expect(after(503, { retryAfter: "120" })).toEqual({ state: "pending", waitMs: 120_000 });
    expect(after(500, { retryAfter: "120" })).toEqual({ state: "pending", waitMs: 60_000 });
  });

  it("without a response is a retry on schedule, with the reason stored", () => {
    const outcome = outcomeOf({
      attempt: 3,
      result: { outcome: "failed", reason: "answer_timeout", durationMs: 10_000 },
      hasEndpoint: true,
      now,
    });
    expect(outcome).toEqual({
      status: null,
      failure: "answer_timeout",
      response: null,
      headers: null,
      durationMs: 10_000,
      next: { state: "pending", waitMs: 300_000 },
    });
  });
});
