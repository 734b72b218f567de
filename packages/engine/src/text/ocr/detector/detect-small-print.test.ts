import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { detectorScale } from "./detect-lines.ts";
import { detectPicture, detectSmallPrint } from "./detect-small-print.ts";

/** A4 at 200 dpi, nothing on it. */
const blank: GreyPicture = { width: 1654, height: 2339, pixels: new Uint8Array(1654 * 2339).fill(255) };

/** Twenty lines of ordinary print at the top of the page, this wide. */
function linesOf(width: number): TextBox[] {
  const x = 100 + width / 2;
  return Array.from({ length: 20 }, (_, index) => ({ x, y: 100 + 50 * index, width, height: 32, angle: 0, score: 1 }));
}

test("a page with little print is detected once", async () => {
  const boxes = linesOf(1400);
  expect(await detectSmallPrint(blank, { boxes, scale: detectorScale(blank) })).toBe(boxes);
});

test("a receipt that covers a small part of a flatbed scan is detected again at a larger scale", async () => {
  expect(await detectSmallPrint(blank, { boxes: linesOf(600), scale: detectorScale(blank) })).toEqual([]);
});

test("if ink shows that print is on a strip only, the first pass uses a larger scale and is the only one", async () => {
  const strip = { ...blank, pixels: blank.pixels.slice() };
  for (let y = 200; y < 1200; y += 50) strip.pixels.fill(0, y * blank.width + 100, y * blank.width + 700);
  const { scale } = await detectPicture(strip);
  expect(scale).toBeGreaterThan(1.25 * detectorScale(blank));
  expect((await detectPicture(blank)).scale).toBe(detectorScale(blank));
  const boxes = linesOf(600);
  expect(await detectSmallPrint(strip, { boxes, scale })).toBe(boxes);
});
