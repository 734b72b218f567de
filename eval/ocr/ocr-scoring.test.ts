import { expect, test } from "vitest";
import { numbersRight, precision, recall, scoreTokens, tokensOf } from "./ocr-scoring.ts";

test("a number with one wrong digit counts as not read", () => {
  const tally = scoreTokens(["Total:", "1.234,50", "EUR"], ["Total", "1.234,60", "EUR"]);
  expect(recall(tally)).toBeCloseTo(2 / 3);
  expect(numbersRight(tally)).toBe(0);
});

test("a word that is read twice counts once and lowers precision", () => {
  const tally = scoreTokens(["Paris"], ["Paris", "Paris"]);
  expect(recall(tally)).toBe(1);
  expect(precision(tally)).toBe(0.5);
});

test("punctuation is ignored at the ends of a word and compared inside", () => {
  expect(tokensOf("(No.: A-17/3);  – ")).toEqual(["No", "A-17/3"]);
});

test("spaced letters are one word, with or without blanks", () => {
  const tally = scoreTokens(["F", "A", "K", "T", "U", "R", "A", "A", "4"], ["FAKTURAA", "4"]);
  expect([tally.printed, tally.found]).toEqual([2, 2]);
  expect(scoreTokens(["A", "B", "4"], ["AB", "4"]).found).toBe(1);
});
