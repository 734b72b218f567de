import { expect, test } from "vitest";
import type { DecodedWord } from "./decode.ts";
import { joinSplitNumbers } from "./number-gaps.ts";

/** Words of characters at the given steps. */
const word = (text: string, ...steps: number[]): DecodedWord => ({
  characters: [...text].map((character, index) => ({
    text: character,
    first: steps[index] ?? 0,
    last: steps[index] ?? 0,
    probability: 1,
  })),
  confidence: 0.9,
});

const joined = (...words: DecodedWord[]) =>
  joinSplitNumbers(words).map(({ characters }) => characters.map(({ text }) => text).join(""));

test("a point in the middle of a fixed-width cell splits no number", () => {
  expect(joined(word("7.", 0, 5), word("24", 10, 15))).toEqual(["7.24"]);
  expect(joined(word("1,", 0, 5), word("035", 10, 15, 20), word(".99", 25, 30, 35))).toEqual(["1,035.99"]);
});

test("a real blank after the mark still splits", () => {
  expect(joined(word("7.", 0, 5), word("24", 15, 20))).toEqual(["7.", "24"]);
  expect(joined(word("10,", 0, 4, 7), word("24", 13, 17))).toEqual(["10,", "24"]);
});

test("words and lone digits are left as they were read", () => {
  expect(joined(word("N.", 0, 5), word("24", 10, 15))).toEqual(["N.", "24"]);
  expect(joined(word("1.", 0, 5), word("Pos", 10, 15, 20))).toEqual(["1.", "Pos"]);
});

test("the joined number is as sure as both parts together", () => {
  expect(joinSplitNumbers([word("7.", 0, 5), word("24", 10, 15)])[0]?.confidence).toBeCloseTo(0.81, 6);
});
