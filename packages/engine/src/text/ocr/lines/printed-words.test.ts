import { expect, test } from "vitest";
import { withoutOrnaments } from "./printed-words.ts";

const read = (confidence: number, ...texts: string[]) =>
  withoutOrnaments(texts.map((text) => ({ text, x0: 0, x1: 10, confidence }))).map(({ text }) => text);

test("rows of ornaments, read as few repeated characters, are no words", () => {
  expect(read(0.5, "4", "46", "46", "4", "4")).toEqual([]);
  expect(read(0.9, "-.-.-.-.-.", "Total")).toEqual(["Total"]);
});

test("few characters with high confidence are words", () => {
  expect(read(0.98, "1", "1", "10")).toEqual(["1", "1", "10"]);
  expect(read(0.4, "46")).toEqual(["46"]);
});
