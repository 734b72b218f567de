import { describe, expect, it } from "vitest";
import { duration, progressLine, showProgress } from "./progress.ts";

describe("the progress bar", () => {
  it("shows progress, failures and the remaining time", () => {
    expect(progressLine({ done: 5, total: 10, failed: 1, elapsedMs: 10_000 })).toBe(
      "[###############···············] 5/10, 1 failed, about 10 s left",
    );
    expect(progressLine({ done: 0, total: 3, failed: 0, elapsedMs: 0 })).toMatch(/^\[·+\] 0\/3$/);
    expect(progressLine({ done: 3, total: 3, failed: 0, elapsedMs: 9 })).toMatch(/^\[#+\] 3\/3$/);
  });

  it("fits the width of the terminal", () => {
    const written: string[] = [];
    const progress = showProgress(
      2,
      { isTTY: true, columns: 20, write: (text) => written.push(String(text)) > 0 },
      () => 0,
    );
    progress.advance(false);
    progress.end();
    expect(written.join("")).toContain("[###############···");
    expect(Math.max(...written.map((text) => text.replace("\r\u001b[K", "").length))).toBeLessThan(20);
  });

  it("prints only notes when the output is no terminal", () => {
    const written: string[] = [];
    const progress = showProgress(2, { write: (text) => written.push(String(text)) > 0 }, () => 0);
    progress.note("a.pdf: CORRUPT_FILE");
    progress.advance(true);
    progress.end();
    expect(written).toEqual(["a.pdf: CORRUPT_FILE\n"]);
  });

  it("rounds times to seconds or minutes", () => {
    expect([duration(400), duration(61_000), duration(300_000)]).toEqual(["1 s", "61 s", "5 min"]);
  });
});
