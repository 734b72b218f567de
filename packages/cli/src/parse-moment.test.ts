import { describe, expect, it } from "vitest";
import { UsageError } from "./command.ts";
import { parseMoment } from "./parse-moment.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

describe("a moment on the command line", () => {
  it.each([
    ["90s", "2026-11-15T11:58:30.000Z"],
    ["30m", "2026-11-15T11:30:00.000Z"],
    ["2h", "2026-11-15T10:00:00.000Z"],
    ["3d", "2026-11-12T12:00:00.000Z"],
    ["2026-11-14", "2026-11-14T00:00:00.000Z"],
    ["2026-11-14T08:00:00+02:00", "2026-11-14T06:00:00.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(parseMoment("since", text, now).toISOString()).toBe(expected);
  });

  it.each(["", "yesterday", "2 h", "-3d", "5w", "2026-11-14T08:00:00"])("%s is refused", (text) => {
    expect(() => parseMoment("since", text, now)).toThrow(UsageError);
  });
});
