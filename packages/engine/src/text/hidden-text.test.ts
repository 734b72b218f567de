import { expect, test } from "vitest";
import type { Box, Word } from "../page-text/page-text.ts";
import { mergeHiddenText } from "./hidden-text.ts";

const place: Box = [0.1, 0.1, 0.2, 0.12];
const word = (text: string, confidence: number, box: Box = place): Word => ({
  text,
  box,
  confidence,
  source: "ocr",
  fontHeight: 0.02,
});
const heard = (own: Word, ...layer: Word[]) => mergeHiddenText({ width: 1, height: 1, words: [own] }, layer).words[0];

test("a word on which text layer and OCR agree is certain", () => {
  expect(heard(word("1.234,56", 0.4), word("1.234,56", 1))).toMatchObject({ text: "1.234,56", confidence: 0.99 });
});

test("an implausible word is replaced by a plausible one in its place", () => {
  expect(heard(word("Re0hnunq", 0.3), word("Rechnung", 1))).toMatchObject({ text: "Rechnung", confidence: 0.75 });
});

test.each([
  ["a sure word stays", word("Rechnung", 0.95), word("Rcchnung", 1)],
  ["dirt is no word", word("Summe", 0.4), word("~.:", 1)],
  ["hidden text that looks otherwise is not the print", word("1.280,00", 0.4), word("9.999,99", 1)],
  ["nonsense is no word", word("Summe", 0.4), word("Xkrtzpfw", 1)],
  ["what stands elsewhere is another word", word("Summe", 0.4), word("Betrag", 1, [0.5, 0.1, 0.6, 0.12])],
])("%s", (_, own, other) => {
  expect(heard(own, other)).toEqual(own);
});
