import fc from "fast-check";
import { expect, test } from "vitest";
import type { Word } from "../page-text/page-text.ts";
import { groupIntoLines } from "./lines.ts";

function word(text: string, x: number, y: number, height = 0.01): Word {
  return { text, box: [x, y, x + 0.05, y + height], confidence: 1, source: "text", fontHeight: height };
}

function linesOf(words: readonly Word[]): string[] {
  const ordered = groupIntoLines(words);
  return ordered.lines.map((line) => line.words.map((index) => ordered.words[index]?.text).join(" "));
}

const page = [
  word("Invoice", 0.1, 0.1),
  word("2026-11", 0.2, 0.101),
  word("Total", 0.1, 0.2),
  word("12.00", 0.8, 0.198),
  word("Thanks", 0.1, 0.3),
];

test("words on one baseline make a line, left to right, lines from top to bottom", () => {
  expect(linesOf(page)).toEqual(["Invoice 2026-11", "Total 12.00", "Thanks"]);
});

test("a line that slopes a little stays one line", () => {
  const slope = Array.from({ length: 10 }, (_, index) => word(String(index), 0.08 * index, 0.5 + 0.002 * index));
  expect(linesOf(slope)).toEqual(["0 1 2 3 4 5 6 7 8 9"]);
});

test("text up the margin does not join the lines beside it", () => {
  const margin: Word = { ...word("margin", 0.01, 0.05), box: [0.01, 0.05, 0.03, 0.4] };
  expect(linesOf([margin, ...page])).toHaveLength(4);
});

test("a dash with a flat box belongs to its line", () => {
  expect(linesOf([...page, word("-", 0.4, 0.105, 0.001)])[0]).toBe("Invoice 2026-11 -");
});

test("the drawing order of words has no effect", () => {
  const shuffled = fc.shuffledSubarray(page, { minLength: page.length });
  fc.assert(
    fc.property(shuffled, (words) => JSON.stringify(groupIntoLines(words)) === JSON.stringify(groupIntoLines(page))),
  );
});

test("every word is on exactly one line", () => {
  const anyWord = fc.record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 40 }), (places) => {
      const { words, lines } = groupIntoLines(places.map(({ x, y }, index) => word(String(index), x, y)));
      const seen = lines.flatMap((line) => line.words);
      return words.length === places.length && new Set(seen).size === places.length && seen.length === places.length;
    }),
  );
});
