import { makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import { straighten } from "../levelling/skew.ts";
import { addMissedLines } from "./detect-missed-lines.ts";
import { detectPicture } from "./detect-small-print.ts";

test.each([
  ["a foot in print of less than five points", 7_500_013, (size: number, text: string) => size < 5 && text.length > 3],
  ["digits that stand alone", 7_000_148, (size: number, text: string) => size < 12 && /^\d$/.test(text)],
])("%s: the second look finds what the first one missed", async (_, seed, isHard) => {
  const document = makeDocument(seed);
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  const picture: GreyPicture = { width, height, pixels: new Uint8Array(data) };
  const [page] = document.pages;
  const scale = width / (page?.width ?? 1);
  const hard = page?.words.filter(({ size, text }) => isHard(size, text)) ?? [];
  const first = straighten((await detectPicture(picture)).boxes);
  const second = await addMissedLines(picture, first);
  const found = (boxes: readonly { x: number; y: number; width: number; height: number }[]) =>
    hard.filter(({ x0, x1, y0, y1 }) => {
      const [x, y] = [(scale * (x0 + x1)) / 2, (scale * (y0 + y1)) / 2];
      return boxes.some((box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2);
    }).length;
  expect(found(first)).toBeLessThan(0.9 * hard.length);
  expect(found(second)).toBe(hard.length);
});
