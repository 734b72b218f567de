import { expect, test } from "vitest";
import type { Box, Homography, PageText } from "../page-text/page-text.ts";
import { stripAt } from "./strip-at.ts";

/** A strip that takes a part of the picture from `left`, a third of it wide. */
function strip(page: number, left: number): PageText {
  const toDisplayed: Homography = [1 / 3, 0, left, 0, 1, 0, 0, 0, 1];
  const word = {
    text: "SHOP",
    box: [0.1, 0.1, 0.9, 0.8] as Box,
    confidence: 1,
    source: "ocr",
    fontHeight: 0.02,
  } as const;
  return { page, width: 300, height: 900, toDisplayed, words: [word], lines: [] };
}

test("a code in a picture belongs to the strip that it is on, or below", () => {
  const strips = [strip(1, 0.1), strip(2, 0.5)];
  expect(stripAt([0.2, 0.3, 0.3, 0.4], strips)).toBe(1);
  expect(stripAt([0.6, 0.3, 0.7, 0.4], strips)).toBe(2);
  expect(stripAt([0.55, 0.85, 0.65, 0.95], strips)).toBe(2);
});
