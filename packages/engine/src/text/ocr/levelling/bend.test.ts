import { expect, test } from "vitest";
import { displayedBox } from "../../../page-text/displayed.ts";
import type { Box } from "../../../page-text/page-text.ts";
import { groupIntoLines } from "../../lines.ts";
import type { TextBox } from "../text-box.ts";
import { findBend, flattenBox } from "./bend.ts";
import { levelFrame } from "./level-frame.ts";

const page = { width: 800, height: 1200 };
const lineHeight = 24;

/** A line from `left` to `right` on a sheet whose edges curl up by `sag` pixels. */
function curledLine(y: number, [left, right]: readonly [number, number], sag: number): TextBox {
  const height = (x: number) => y + sag * (1 - ((x - 400) / 400) ** 2);
  const slope = (height(right) - height(left)) / (right - left);
  const [x, width] = [(left + right) / 2, right - left];
  return {
    x,
    y: (height(left) + height(right)) / 2 + (height(x) - (height(left) + height(right)) / 2) / 2,
    width,
    height: lineHeight,
    angle: Math.atan(slope),
    score: 1,
    bow: -sag / 400 ** 2,
  };
}

const rows = Array.from({ length: 12 }, (_, index) => 200 + index * 40);
/** A receipt: articles at the left, prices at the right edge. */
const receipt = (sag: number) => rows.flatMap((y) => [curledLine(y, [60, 360], sag), curledLine(y, [660, 760], sag)]);

const boxOf = ({ x, y, width, height }: TextBox): Box => [
  (x - width / 2) / page.width,
  (y - height / 2) / page.height,
  (x + width / 2) / page.width,
  (y + height / 2) / page.height,
];

function rowsOf(boxes: readonly Box[]): number {
  const words = boxes.map((box) => ({ text: "word", box, confidence: 1, source: "ocr" as const, fontHeight: 0.02 }));
  return groupIntoLines(words).lines.length;
}

test("on a curled receipt each price stands on the row of its article, and is shown at its own place", () => {
  const lines = receipt(40);
  const bend = findBend(lines, levelFrame([], page));
  if (!bend) throw new Error("no bend was found");
  const boxes = lines.map(boxOf);
  expect(rowsOf(boxes)).toBeGreaterThan(rows.length);
  const flat = boxes.map((box) => flattenBox(box, bend));
  expect(rowsOf(flat)).toBe(rows.length);
  for (const [index, box] of flat.entries()) {
    const [, y0 = 0] = displayedBox(box, { bend });
    expect(Math.abs(y0 - (boxes[index]?.[1] ?? 0)) * page.height).toBeLessThan(2);
  }
});

test("a flat page and a crumpled one are left unchanged", () => {
  const frame = levelFrame([], page);
  expect(findBend(receipt(1), frame)).toBeUndefined();
  const crumpled = receipt(0).map((box, index) => ({
    ...box,
    angle: [0.05, -0.03, 0.02, -0.06][(index >> 1) % 4] ?? 0,
  }));
  expect(findBend(crumpled, frame)).toBeUndefined();
});
