import { expect, test } from "vitest";
import type { LabelledWord } from "./labelled-document.ts";
import { withTouchingWordsJoined } from "./touching-words.ts";

const word = (
  text: string,
  x0: number,
  x1: number,
  label: LabelledWord["label"] = "none",
  span = -1,
): LabelledWord => ({
  ...{ text, x0, x1, y0: 0, y1: 10, baseline: 8, font: "Arimo", size: 10, label, span },
});
const join = (...words: LabelledWord[]) =>
  withTouchingWordsJoined({ width: 100, height: 100, shapes: [], words }).words.map(({ text, label }) => [text, label]);

test("a caption printed without a blank before its value is one word with the value's label", () => {
  expect(join(word("Nr.", 0, 10), word("19373", 10, 30, "invoice_number", 1))).toEqual([
    ["Nr.19373", "invoice_number"],
  ]);
});

test("words with a blank between them, or with two labels, stay two", () => {
  expect(join(word("Nr.", 0, 10), word("19373", 13, 30))).toHaveLength(2);
  expect(join(word("4711", 0, 10, "line.sku", 1), word("1.50", 10, 30, "line.unit_price", 2))).toHaveLength(2);
});
