import { expect, test } from "vitest";
import { dropCutSigns } from "./cut-signs.ts";
import { type DecodedWord, wordText } from "./decode.ts";

const word = (text: string, at: number): DecodedWord => ({
  characters: [...text].map((character, index) => ({
    text: character,
    first: at + 2 * index,
    last: at + 2 * index,
    probability: 1,
  })),
  confidence: 1,
});
const textsOf = (...words: DecodedWord[]) => dropCutSigns(words, 30).map(wordText);

test("punctuation at the very edge belongs to neighbouring print", () => {
  expect(textsOf(word(".", 0), word("Dez", 6), word("(", 29))).toEqual(["Dez"]);
  expect(textsOf(word(",2979", 1))).toEqual(["2979"]);
});

test("punctuation with blank paper beside it is kept, and so are letters and digits at the edge", () => {
  expect(textsOf(word("-12.", 3))).toEqual(["-12."]);
  expect(textsOf(word("7", 0), word("kg", 26))).toEqual(["7", "kg"]);
});
