import { expect, test } from "vitest";
import type { DecodedWord } from "./decode.ts";
import { wordExtents } from "./word-extent.ts";

/** A white picture with black columns. */
function picture(width: number, ink: readonly (readonly [from: number, to: number])[]) {
  const pixels = new Uint8Array(width * 40).fill(255);
  for (const [from, to] of ink) for (let y = 10; y < 30; y++) pixels.fill(0, y * width + from, y * width + to);
  return { width, height: 40, pixels };
}

const word = (...steps: number[]): DecodedWord => ({
  characters: steps.map((step) => ({ text: "x", first: step, last: step, probability: 1 })),
  confidence: 1,
});

test("a word extends from its first ink to its last", () => {
  const line = picture(200, [
    [20, 34],
    [40, 54],
    [100, 114],
    [120, 134],
  ]);
  expect(wordExtents([word(6, 11), word(26, 31)], line, 4)).toEqual([
    { x0: 20, x1: 54 },
    { x0: 100, x1: 134 },
  ]);
});

test("two words above one rule are separated in the middle between them", () => {
  const [first, second] = wordExtents([word(6, 11), word(21, 26)], picture(160, [[0, 160]]), 4);
  expect(first?.x1).toBeLessThanOrEqual(second?.x0 ?? 0);
  expect(first?.x1).toBe(66);
});

test("a lone character has a width", () => {
  const [extent] = wordExtents([word(5)], picture(44, [[18, 26]]), 4);
  expect(extent).toEqual({ x0: 18, x1: 26 });
});
