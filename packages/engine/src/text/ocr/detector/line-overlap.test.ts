import { expect, test } from "vitest";
import type { TextBox } from "../text-box.ts";
import { areOnSameLine, isPieceOf } from "./line-overlap.ts";

const box = (place: Partial<TextBox>): TextBox => ({ x: 0, y: 0, width: 40, height: 20, angle: 0, score: 1, ...place });

test("a word of a slanted line belongs to it, wherever along the line it is", () => {
  const line = box({ x: 500, y: 100, width: 800, angle: 0.05 });
  expect(isPieceOf(box({ x: 520, y: 101 }), line)).toBe(true);
  expect(isPieceOf(box({ x: 880, y: 119 }), line)).toBe(true);
  expect(isPieceOf(box({ x: 880, y: 100 }), line)).toBe(false);
  expect(isPieceOf(box({ x: 880, y: 141 }), line)).toBe(false);
});

test("boxes of one line share a letter or more; the next line and much larger print do not count", () => {
  const line = box({ width: 200 });
  expect(areOnSameLine(line, box({ x: 110, width: 60 }))).toBe(true);
  expect(areOnSameLine(line, box({ x: 160, width: 60 }))).toBe(false);
  expect(areOnSameLine(line, box({ x: 110, width: 60, y: 14 }))).toBe(false);
  expect(areOnSameLine(line, box({ x: 110, width: 60, height: 44 }))).toBe(false);
});
