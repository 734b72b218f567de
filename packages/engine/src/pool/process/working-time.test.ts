import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processorMs, watchWorkingTime } from "./working-time.ts";

describe("working time", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** The time at which the limit ends a process that gets this share of the processor. */
  function endsAfter(share: number | undefined, patience = 5): number {
    const start = performance.now();
    let ended = 0;
    const stop = watchWorkingTime({
      limitMs: 2000,
      patience,
      before: 700,
      used: () => share && 700 + (performance.now() - start) * share,
      onEnd: () => {
        ended = performance.now() - start;
      },
    });
    vi.advanceTimersByTime(60_000);
    stop();
    return Math.round(ended);
  }

  it("ends at the limit for a process that had the CPU all the time", () => {
    expect(endsAfter(1)).toBe(2000);
    expect(endsAfter(3)).toBe(2000);
  });

  it("is extended while the busy machine gives the process no CPU, up to a limit", () => {
    expect(endsAfter(0.5)).toBeGreaterThanOrEqual(4000);
    expect(endsAfter(0.5)).toBeLessThan(4100);
    expect(endsAfter(0.01)).toBe(10_000);
  });

  it("counts wall time alone with a patience of 1, or where the system reports no CPU time", () => {
    expect(endsAfter(0.5, 1)).toBe(2000);
    expect(endsAfter(undefined)).toBe(2000);
  });
});

describe("processor time", () => {
  it("is that of the given process, and unknown for one that does not exist", () => {
    const before = processorMs(process.pid) ?? Number.NaN;
    const until = process.cpuUsage().user + 100_000;
    while (process.cpuUsage().user < until);
    expect((processorMs(process.pid) ?? 0) - before).toBeGreaterThanOrEqual(50);
    expect(processorMs(2 ** 22 + 1)).toBeUndefined();
  });
});
