import { expect, test } from "vitest";
import type { Word } from "../../page-text/page-text.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { difficultiesOf } from "./legibility.ts";

/** Bars of print on paper; `soft` is the number of pixels over which their edges rise. */
function bars(paper: number, ink: number, soft = 0): GreyPicture {
  const [width, height] = [200, 100];
  const edge = (x: number) => Math.min(1, Math.max(0, (10 - Math.abs((x % 40) - 20)) / (soft || 0.5)));
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paper - (paper - ink) * edge(at % width));
  return { width, height, pixels };
}

const word = (confidence: number, fontHeight = 0.3): Word => ({
  text: "Summe",
  box: [0, 0, 1, 1],
  confidence,
  source: "ocr",
  fontHeight,
});

test("a page with certain words is legible, whatever its picture quality", () => {
  expect(difficultiesOf(bars(60, 20), [word(0.9), word(0.9), word(0.3)])).toBeUndefined();
});

test.each([
  ["dark", bars(60, 10), []],
  ["faint", bars(230, 210), []],
  ["small", bars(230, 20), [word(0.2, 0.06)]],
  ["blurred", bars(230, 20, 10), [word(0.2)]],
] as const)("a page that is %s is said to be so", (difficulty, picture, words) => {
  expect(difficultiesOf(picture, words)).toEqual([difficulty]);
});

test("no cause is named if the picture shows none, or nothing at all", () => {
  expect(difficultiesOf(bars(230, 20), [word(0.2)])).toEqual([]);
  expect(difficultiesOf(bars(255, 255), [])).toEqual([]);
});
