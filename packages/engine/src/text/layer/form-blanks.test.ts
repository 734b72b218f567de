import { expect, test } from "vitest";
import type { Word } from "../../page-text/page-text.ts";
import { withoutFilledBlanks } from "./form-blanks.ts";

const word = (text: string, x: number, y: number, width: number): Word => ({
  text,
  box: [x, y, x + width, y + 0.012],
  confidence: 1,
  source: "text",
  fontHeight: 0.012,
});
const left = (...words: Word[]) => withoutFilledBlanks(words).map(({ text }) => text);

test("a dotted line under printed text is dropped, also if it is longer or a little higher", () => {
  expect(left(word("..........", 0.2, 0.5, 0.4), word("1", 0.2, 0.5, 0.01), word("596.09", 0.22, 0.5, 0.05))).toEqual([
    "1",
    "596.09",
  ]);
  expect(left(word("________", 0.2, 0.503, 0.4), word("Hamburg", 0.3, 0.5, 0.1))).toEqual(["Hamburg"]);
});

test("dotted lines without text are kept, and so are dashes beside or between words", () => {
  const beside = [word("Date", 0.1, 0.5, 0.05), word("........", 0.15, 0.5, 0.2), word("Total", 0.36, 0.5, 0.05)];
  expect(left(...beside)).toEqual(["Date", "........", "Total"]);
  expect(left(word("________", 0.2, 0.52, 0.4), word("Above", 0.2, 0.505, 0.1))).toHaveLength(2);
  expect(left(word("-", 0.2, 0.5, 0.01), word("5.00", 0.2, 0.5, 0.05))).toHaveLength(2);
});
