import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { cropHeadline } from "./headline.ts";

const width = 400;
const height = 160;
const box: TextBox = { x: 200, y: 80, width: 360, height: 120, angle: 0, score: 1 };

/** Paper with black rectangles on it. */
function paper(...blots: readonly { x: number; y: number; wide: number; high: number }[]): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { x, y, wide, high } of blots) {
    for (let row = y; row < y + high; row++) pixels.fill(0, row * width + x, row * width + x + wide);
  }
  return { width, height, pixels };
}

const letters = Array.from({ length: 6 }, (_, index) => ({ x: 40 + 55 * index, y: 60, wide: 30, high: 40 }));

test("a line found at low resolution is cropped to its ink, with a margin", () => {
  const [line] = cropHeadline(paper(...letters), box);
  expect(line?.y).toBeCloseTo(80, -1);
  expect(line?.height).toBeGreaterThan(45);
  expect(line?.height).toBeLessThan(70);
});

test("a dot above its letters, or dirt, does not split a line", () => {
  const [line] = cropHeadline(paper(...letters, { x: 100, y: 38, wide: 8, high: 8 }), box);
  expect(line?.height).toBeLessThan(70);
});

test("two lines of small print are no headline", () => {
  const upper = letters.map((one) => ({ ...one, y: 35, high: 25 }));
  const lower = letters.map((one) => ({ ...one, y: 85, high: 25 }));
  expect(cropHeadline(paper(...upper, ...lower), box)).toEqual([]);
});
