import { limits } from "@inkvoice/contract";
import { expect, it } from "vitest";
import { refuseExcessiveJson } from "./json-limits.ts";

const check = (text: string) => refuseExcessiveJson(Buffer.from(text));
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

it("accepts values at the limits, and refuses one more", () => {
  expect(() => check(nested(limits.jsonDepth))).not.toThrow();
  expect(() => check(nested(limits.jsonDepth + 1))).toThrow("nested deeper");
  const list = (entries: number) => JSON.stringify(Array.from({ length: entries }, () => 0));
  expect(() => check(list(limits.jsonValues))).not.toThrow();
  expect(() => check(list(limits.jsonValues + 1))).toThrow("members and entries");
});

it("counts members of objects and entries of lists alike, however they are nested", () => {
  const rows = Array.from({ length: limits.jsonValues / 2 }, (_, index) => ({ [`k${index}`]: 1 }));
  expect(() => check(JSON.stringify(rows.slice(1)))).not.toThrow();
  expect(() => check(JSON.stringify([...rows, {}]))).toThrow("members and entries");
});

it("ignores brackets inside text, escaped quotes and backslashes included", () => {
  const text = JSON.stringify({ a: `${"[{,".repeat(limits.jsonValues)}\\" [\\` });
  expect(() => check(text)).not.toThrow();
  expect(() => check(`{"a":"\\\\",${nested(limits.jsonDepth)}`)).toThrow("nested deeper");
});
