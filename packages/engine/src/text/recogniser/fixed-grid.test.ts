import { expect, test } from "vitest";
import type { DecodedWord } from "./decode.ts";
import { joinOnGrid } from "./fixed-grid.ts";

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
  joinOnGrid(words).map(({ characters }) => characters.map(({ text }) => text).join(""));

test("a point in the middle of a fixed-width cell does not split a number", () => {
  expect(joined(word("7.", 0, 7), word("24", 14, 21))).toEqual(["7.24"]);
  expect(joined(word("1,", 1, 7), word("222.", 15, 22, 29, 35), word("47", 42, 50))).toEqual(["1,222.47"]);
});

test("points and commas may be at the side of their cell", () => {
  expect(joined(word("1.", 0, 5), word("348,74", 14, 21, 28, 33, 42, 49))).toEqual(["1.348,74"]);
});

test("an empty cell is a blank", () => {
  expect(joined(word("7.", 0, 7), word("24", 21, 28))).toEqual(["7.", "24"]);
});

test("proportional print is left unchanged", () => {
  expect(joined(word("Calle", 2, 6, 10, 12, 14), word("27,", 20, 24, 27), word("29", 31, 36))).toEqual([
    "Calle",
    "27,",
    "29",
  ]);
});

test("words are never joined, even on a grid", () => {
  expect(joined(word("to", 0, 7), word("pay", 14, 21, 28))).toEqual(["to", "pay"]);
});

test("a line too short to show a grid is left unchanged", () => {
  expect(joined(word("7", 0), word("2", 5))).toEqual(["7", "2"]);
});

test("the confidence of a joined number is that of both parts together", () => {
  expect(joinOnGrid([word("7.", 0, 7), word("24", 14, 21)])[0]?.confidence).toBeCloseTo(0.81, 6);
});
