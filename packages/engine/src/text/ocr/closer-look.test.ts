import { expect, test } from "vitest";
import type { GreyPicture } from "../../pages/page.ts";
import { detectCloser } from "./closer-look.ts";
import type { TextBox } from "./text-box.ts";

/** A4 at 200 dpi, nothing on it. */
const blank: GreyPicture = { width: 1654, height: 2339, pixels: new Uint8Array(1654 * 2339).fill(255) };

/** Twenty lines of ordinary print at the top of the page, this wide. */
function linesOf(width: number): TextBox[] {
  const x = 100 + width / 2;
  return Array.from({ length: 20 }, (_, index) => ({ x, y: 100 + 50 * index, width, height: 32, angle: 0, score: 1 }));
}

test("a sheet with little on it is looked at once", async () => {
  const boxes = linesOf(1400);
  expect(await detectCloser(blank, boxes)).toBe(boxes);
});

test("a strip on a scanner's glass is looked at from nearer, and what is seen then counts", async () => {
  expect(await detectCloser(blank, linesOf(600))).toEqual([]);
});
