import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import type { ReadLine } from "../lines/read-lines.ts";
import { stripsOf } from "./strips.ts";

const [width, height] = [1600, 1200];
const white: GreyPicture = { width, height, pixels: new Uint8Array(width * height).fill(250) };

/** White paper with a dark stripe from one column of pixels to another. */
function darkBetween(from: number, to: number): GreyPicture {
  const pixels = white.pixels.slice();
  for (let y = 0; y < height; y++) pixels.fill(60, y * width + from, y * width + to);
  return { width, height, pixels };
}

function line(text: string, [x0, x1]: readonly [number, number], y: number): ReadLine {
  const box = { x: (x0 + x1) / 2, y, width: x1 - x0, height: 30, angle: 0, score: 1 };
  return { box, words: [{ text, x0: 0, x1: x1 - x0, confidence: 1 }] };
}

type Print = Readonly<{ left: number; top: number; pitch?: number; price?: string }>;

/** A shop's name, then things and their prices, found as one line each or as two. */
function receipt({ left, top, pitch = 40, price = "1,29" }: Print, inPieces = false): ReadLine[] {
  const rows = Array.from({ length: 12 }, (_, index) => top + pitch * (index + 1));
  const things = rows.flatMap((y) =>
    inPieces
      ? [line("Milk", [left, left + 120], y), line(price, [left + 300, left + 380], y)]
      : [line(`Milk ${price}`, [left, left + 380], y)],
  );
  return [line("SHOP", [left + 100, left + 200], top), ...things];
}

const leftEdges = (strips: readonly (readonly ReadLine[])[]) =>
  strips.map((strip) => Math.min(...strip.map(({ box }) => box.x - box.width / 2)));

test("receipts side by side are strips, from left to right", () => {
  const [left, right] = [receipt({ left: 100, top: 90 }), receipt({ left: 700, top: 61, pitch: 43 })];
  const strips = stripsOf([...right, ...left], white);
  expect(leftEdges(strips)).toEqual([100, 700]);
  expect(strips.map((strip) => strip.length)).toEqual([13, 13]);
});

test("the prices of a receipt stay with their items, though nothing is between them", () => {
  const [left, right] = [receipt({ left: 100, top: 90 }, true), receipt({ left: 700, top: 61, pitch: 43 }, true)];
  const strips = stripsOf([...left, ...right], white);
  expect(strips.map((strip) => strip.length)).toEqual([25, 25]);
});

test("columns on common rows are one page, unless a background shows between them", () => {
  const lines = [...receipt({ left: 100, top: 90 }), ...receipt({ left: 700, top: 90 })];
  expect(stripsOf(lines, white)).toHaveLength(1);
  expect(stripsOf(lines, darkBetween(560, 640))).toHaveLength(2);
  // A rule between two columns of a page.
  expect(stripsOf(lines, darkBetween(598, 602))).toHaveLength(1);
});

test("prices in whole thousands are enough if a table shows between the strips", () => {
  const lines = [
    ...receipt({ left: 100, top: 90, price: "9 888" }),
    ...receipt({ left: 700, top: 61, pitch: 43, price: "660.162" }),
  ];
  expect(stripsOf(lines, darkBetween(560, 640))).toHaveLength(2);
  expect(stripsOf(lines, white)).toHaveLength(1);
});

test("a page in two columns, one without prices, is one page", () => {
  const words = Array.from({ length: 14 }, (_, index) => line("Conditions of payment", [100, 480], 75 + 37 * index));
  expect(stripsOf([...words, ...receipt({ left: 700, top: 90 })], white)).toHaveLength(1);
});

test("a line across both columns makes them one page", () => {
  const lines = [...receipt({ left: 100, top: 90 }), ...receipt({ left: 700, top: 61, pitch: 43 })];
  expect(stripsOf([...lines, line("Invoice for both columns", [100, 1000], 20)], white)).toHaveLength(1);
});

test("blocks above and below each other are one page", () => {
  const lines = [...receipt({ left: 100, top: 40 }), ...receipt({ left: 700, top: 620, pitch: 43 })];
  expect(stripsOf(lines, white)).toHaveLength(1);
});
