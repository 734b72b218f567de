import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maximumAttempts, readRetryAfter, retryDelay } from "./retry-schedule.ts";

const minute = 60_000;

describe("the published retry schedule", () => {
  it("is 1 minute, then 12 times 5 minutes, then 7 times an hour, then nothing", () => {
    const waits = Array.from({ length: maximumAttempts }, (_, index) => retryDelay({ attempt: index + 1 }));
    expect(waits).toEqual([minute, ...Array(12).fill(5 * minute), ...Array(7).fill(60 * minute), null]);
  });

  it("allows Retry-After to delay an attempt until the one after it is due, never to advance it", () => {
    expect(retryDelay({ attempt: 1, retryAfterMs: 1000 })).toBe(minute);
    expect(retryDelay({ attempt: 1, retryAfterMs: 2 * minute })).toBe(2 * minute);
    expect(retryDelay({ attempt: 1, retryAfterMs: 24 * 60 * minute })).toBe(6 * minute);
    expect(retryDelay({ attempt: 13, retryAfterMs: 600 * minute })).toBe(65 * minute);
    expect(retryDelay({ attempt: 20, retryAfterMs: 600 * minute })).toBe(120 * minute);
    expect(retryDelay({ attempt: 21, retryAfterMs: minute })).toBeNull();
  });

  it("never waits less than published, whatever a receiver asks for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (attempt, retryAfterMs) => {
        expect(retryDelay({ attempt, retryAfterMs })).toBeGreaterThanOrEqual(retryDelay({ attempt }) ?? 0);
      }),
    );
  });
});

describe("reading Retry-After", () => {
  const now = new Date("2026-11-15T12:00:00Z");

  it("accepts seconds and HTTP dates", () => {
    expect(readRetryAfter("120", now)).toBe(120_000);
    expect(readRetryAfter(" 0 ", now)).toBe(0);
    expect(readRetryAfter("Sun, 15 Nov 2026 12:05:00 GMT", now)).toBe(5 * minute);
    expect(readRetryAfter("Sun, 15 Nov 2026 11:00:00 GMT", now)).toBe(0);
  });

  it("ignores everything else", () => {
    for (const header of [undefined, "", "soon", "-5", "1.5", "2026-11-15", "9".repeat(40)]) {
      expect(readRetryAfter(header, now)).toBeUndefined();
    }
  });
});
