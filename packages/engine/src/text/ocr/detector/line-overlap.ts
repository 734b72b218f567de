import type { TextBox } from "../text-box.ts";

/**
 * Maximum vertical distance of two boxes of one line, as a share of the lower height: tightly set lines overlap too.
 */
const mostApart = 0.3;
/** Maximum ratio of their heights. */
const mostHigher = 1.8;
/** Minimum horizontal overlap in heights, more than the margins of both boxes. */
const sharedWord = 0.4;
/** A line is a piece of a longer one if they share at least this part of its length. */
const piece = 0.6;
/** In radians: steeper lines are not compared as if they were level. */
const level = 0.02;

/** Overlap of two boxes, as if they were level. */
export function overlapOf(a: TextBox, b: TextBox): { across: number; down: number } {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return { across: Math.max(0, across), down: Math.max(0, down) };
}

/** Whether two boxes contain parts of the same line, with at least one letter in both. */
export function areOnSameLine(a: TextBox, b: TextBox): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (Math.max(Math.abs(a.angle), Math.abs(b.angle)) > level) return false;
  return high < mostHigher * low && Math.abs(a.y - b.y) < mostApart * low && overlapOf(a, b).across > sharedWord * low;
}

/** The box around both, with the slant of the longer one. */
export function unionBox(a: TextBox, b: TextBox): TextBox {
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

/** Whether most of a box is within a line. */
export function isPieceOf(box: TextBox, line: TextBox): boolean {
  const isBeside = Math.abs(box.y - heightAt(line, box.x)) < 0.5 * Math.min(box.height, line.height);
  return isBeside && overlapOf(box, line).across > piece * box.width;
}

/** Height of a slanted line at a position along it. */
export function heightAt({ x, y, angle }: TextBox, along: number): number {
  return y + (along - x) * Math.tan(angle);
}
