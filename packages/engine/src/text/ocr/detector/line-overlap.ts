import type { TextBox } from "../text-box.ts";

/**
 * The middles of two boxes of one line differ by less than this part of the lower one's height: tightly set lines
 * overlap too.
 */
const mostApart = 0.3;
/** And the higher one is less than so many times as high. */
const mostHigher = 1.8;
/** What two boxes of a line have in common, in heights, is more than their margins. */
const sharedWord = 0.4;
/** A line that has this share of its length in common with a longer one is a piece of it. */
const piece = 0.6;
/** Steeper lines, in radians, are not compared as if they were level. */
const level = 0.02;

/** How much two boxes have in common, as if they were level. */
export function shared(a: TextBox, b: TextBox): { across: number; down: number } {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return { across: Math.max(0, across), down: Math.max(0, down) };
}

/** Whether two boxes hold parts of the same line, with a letter or more in both. */
export function lieOnOneLine(a: TextBox, b: TextBox): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (Math.max(Math.abs(a.angle), Math.abs(b.angle)) > level) return false;
  return high < mostHigher * low && Math.abs(a.y - b.y) < mostApart * low && shared(a, b).across > sharedWord * low;
}

/** The level box around both, slanted as the longer one is. */
export function union(a: TextBox, b: TextBox): TextBox {
  const [left, right] = [
    Math.min(a.x - a.width / 2, b.x - b.width / 2),
    Math.max(a.x + a.width / 2, b.x + b.width / 2),
  ];
  const [top, bottom] = [
    Math.min(a.y - a.height / 2, b.y - b.height / 2),
    Math.max(a.y + a.height / 2, b.y + b.height / 2),
  ];
  const { angle } = a.width > b.width ? a : b;
  const place = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  return { ...place, angle, score: Math.min(a.score, b.score) };
}

/** Whether most of a box stands in a line, wherever along it. */
export function isPieceOf(box: TextBox, line: TextBox): boolean {
  const isBeside = Math.abs(box.y - middleAt(line, box.x)) < 0.5 * Math.min(box.height, line.height);
  return isBeside && shared(box, line).across > piece * box.width;
}

/** How high a slanted line stands at some place along it. */
export function middleAt({ x, y, angle }: TextBox, along: number): number {
  return y + (along - x) * Math.tan(angle);
}
