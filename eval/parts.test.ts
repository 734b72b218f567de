import { expect, it } from "vitest";
import listed from "./parts.json" with { type: "json" };
import { partOf, parts } from "./parts.ts";

const labelledAs = (source?: string) => ({ label: source === undefined ? {} : { _meta: { source } } });

it("a source belongs to one part", () => {
  const sources = parts.flatMap((part) => listed[part]);
  expect(new Set(sources).size).toBe(sources.length);
  for (const part of parts) for (const source of listed[part]) expect(partOf(labelledAs(source))).toBe(part);
});

it("the longest listed prefix decides: a single document may be in another part than its source", () => {
  const inside = (part: "develop" | "report") => listed[part].filter((prefix) => prefix.startsWith("softmatic/"));
  expect(inside("report")).toEqual(["softmatic/"]);
  for (const document of inside("develop")) expect(partOf(labelledAs(document))).toBe("develop");
  expect(partOf(labelledAs("softmatic/another.jpg"))).toBe("report");
});

it("a document of an unlisted source belongs to the part develop", () => {
  expect(partOf(labelledAs("somebody/new.pdf"))).toBe("develop");
  expect(partOf(labelledAs())).toBe("develop");
});
