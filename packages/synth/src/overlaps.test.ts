import { expect, test } from "vitest";
import type { LabelledWord } from "./labelled-document.ts";
import { hasOverlaps } from "./overlaps.ts";

function word(text: string, x0: number, y0: number, size = 10): LabelledWord {
  const x1 = x0 + text.length * size * 0.5;
  return { text, x0, y0, x1, y1: y0 + size, baseline: y0 + size, font: "arimo", size, label: "none", span: -1 };
}

function overlapping(...words: LabelledWord[]): boolean {
  return hasOverlaps([{ width: 300, height: 200, words, shapes: [] }]);
}

test("words side by side, touching, or on neighbouring lines are legible", () => {
  expect(overlapping(word("Oak", 20, 20), word("table", 36, 20))).toBe(false);
  expect(overlapping(word("Oak", 20, 20), word("table", 34, 20))).toBe(false);
  expect(overlapping(word("Oak", 20, 20), word("table", 20, 28))).toBe(false);
});

test("a word printed over another is illegible, but a watermark under both is allowed", () => {
  expect(overlapping(word("4711000815", 20, 20), word("12.00", 60, 22))).toBe(true);
  expect(overlapping(word("DRAFT", 10, 10, 60), word("table", 36, 20))).toBe(false);
});
