import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import { clearPicture } from "./clear-picture.ts";

function canvas(width: number, height: number, paint: (x: number, y: number) => number): GreyPicture {
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => paint(i % width, Math.floor(i / width)));
  return { width, height, pixels };
}

test("clear print is left unchanged", async () => {
  const page = canvas(90, 60, (x) => (x % 15 < 2 ? 20 : 250));
  expect(await clearPicture(page)).toEqual(page);
});

test("faint print gets more contrast, and the paper keeps its grey", async () => {
  const { pixels } = await clearPicture(canvas(90, 60, (x) => (x % 15 < 2 ? 210 : 250)));
  expect([pixels[0], pixels[8]]).toEqual([90, 250]);
});

test("clear print on a receipt is left unchanged, also if most of the picture is a dark table", async () => {
  const page = canvas(90, 60, (x) => (x < 60 ? 25 + (x % 3) : x % 10 < 2 ? 60 : 230));
  expect(await clearPicture(page)).toEqual(page);
});

test("grain is smoothed, and an empty page stays empty", async () => {
  const grainy = canvas(90, 60, (x, y) => (x < 6 ? 10 : 190 + 30 * ((x * 7 + y * 13) % 3)));
  const spread = ({ pixels }: GreyPicture) => {
    const paper = pixels.filter((_, index) => index % 90 > 20);
    return Math.max(...paper) - Math.min(...paper);
  };
  expect(spread(await clearPicture(grainy))).toBeLessThan(0.5 * spread(grainy));
  const empty = canvas(90, 60, () => 255);
  expect(await clearPicture(empty)).toEqual(empty);
});
