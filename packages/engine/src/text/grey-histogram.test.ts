import { expect, test } from "vitest";
import { commonGrey, darkestGrey, greyHistogram, paperGrey } from "./grey-histogram.ts";

test("every pixel is counted, however many there are", () => {
  for (const length of [0, 1, 3, 4, 7, 1001]) {
    const pixels = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
    const histogram = greyHistogram(pixels);
    for (let grey = 0; grey < 256; grey++) {
      expect(histogram[grey]).toBe(pixels.filter((pixel) => pixel === grey).length);
    }
  }
});

test("the common grey is that of most pixels, the darkest that of the ink", () => {
  const histogram = greyHistogram(Uint8Array.from([250, 250, 250, 250, 30, 90, 250]));
  expect([commonGrey(histogram), darkestGrey(histogram, 1), darkestGrey(histogram, 2)]).toEqual([250, 30, 90]);
});

test("the paper's grey is found on a small light sheet on a dark table, and on a page with faint print", () => {
  const picture = (parts: readonly (readonly [grey: number, count: number])[]) =>
    greyHistogram(Uint8Array.from(parts.flatMap(([grey, count]) => Array<number>(count).fill(grey))));
  expect(
    paperGrey(
      picture([
        [25, 600],
        [120, 150],
        [225, 230],
        [40, 20],
      ]),
    ),
  ).toBe(225);
  expect(
    paperGrey(
      picture([
        [245, 900],
        [205, 100],
      ]),
    ),
  ).toBe(245);
  expect(paperGrey(picture([[255, 10]]))).toBe(255);
});

test("a sample has each grey's share", () => {
  const pixels = Uint8Array.from({ length: 4096 }, (_, at) => (at % 64 < 48 ? 250 : 30));
  const histogram = greyHistogram(pixels, 4);
  expect([histogram[250], histogram[30]]).toEqual([768, 256]);
});
