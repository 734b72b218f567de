import { describe, expect, it } from "vitest";
import { hasTag, requestedPart } from "./byte-range.ts";

const bytes = { size: 100, tag: '"abc"' };

describe("a byte range", () => {
  it.each([
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
  ])("%s is a part of the file", (range, part) => {
    expect(requestedPart({ range }, bytes)).toEqual(part);
  });

  it.each(["bytes=100-", "bytes=-0", "bytes=500-600"])("%s is outside of the file", (range) => {
    expect(requestedPart({ range }, bytes)).toBe("unsatisfiable");
  });

  it.each([undefined, "bytes=-", "bytes=9-0", "bytes=0-1,5-6", "lines=0-9", "bytes=a-b"])(
    "%s means the whole file",
    (range) => {
      expect(requestedPart({ range }, bytes)).toBeUndefined();
    },
  );

  it("applies only if If-Range names the current bytes", () => {
    expect(requestedPart({ range: "bytes=0-9", "if-range": '"abc"' }, bytes)).toEqual({ start: 0, end: 9 });
    expect(requestedPart({ range: "bytes=0-9", "if-range": '"old"' }, bytes)).toBeUndefined();
  });
});

describe("an entity tag", () => {
  it("is found in a list, also as a weak one", () => {
    expect(hasTag('"x", W/"abc"', '"abc"')).toBe(true);
    expect(hasTag("*", '"abc"')).toBe(true);
    expect(hasTag('"x"', '"abc"')).toBe(false);
    expect(hasTag(undefined, '"abc"')).toBe(false);
  });
});
