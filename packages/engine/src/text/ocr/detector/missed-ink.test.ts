import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { missedInk } from "./missed-ink.ts";

const [width, height] = [600, 400];

function paperWith(rectangles: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of rectangles) {
    for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);
  }
  return { width, height, pixels };
}

const box = (over: Partial<TextBox>): TextBox => ({ x: 0, y: 0, width: 60, height: 30, angle: 0, score: 1, ...over });

test("a digit outside all lines is missed ink, one inside a line is not", () => {
  const picture = paperWith([
    [100, 100, 108, 120],
    [400, 100, 408, 120],
  ]);
  const [place, ...others] = missedInk(picture, [box({ x: 404, y: 110 })]);
  expect(others).toEqual([]);
  expect(place?.height).toBe(20);
  expect(place?.area.left).toBeLessThan(100);
  expect((place?.area.left ?? 0) + (place?.area.width ?? 0)).toBeLessThan(200);
});

test("rules, specks and pictures are not taken for letters", () => {
  const picture = paperWith([
    [20, 50, 580, 53],
    [50, 60, 52, 390],
    [300, 200, 303, 203],
    [350, 150, 500, 350],
  ]);
  expect(missedInk(picture, [])).toEqual([]);
});

test("a line found in part is detected again as a whole", () => {
  const picture = paperWith([100, 112, 124, 136, 148].map((x) => [x, 100, x + 8, 112]));
  const [place] = missedInk(picture, [box({ x: 117, y: 106, width: 42, height: 18 })]);
  expect(place?.area.left).toBeLessThan(96);
});
