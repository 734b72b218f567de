import type { Box } from "../../page-text/page-text.ts";

/** Horizontal bands of a page: an index for finding neighbours without comparing all pairs. */
const bands = 200;

export function bandAt(y: number): number {
  return Math.floor(y * bands);
}

/** The bands that a box reaches into. */
export function bandsOf([, y0, , y1]: Box): number[] {
  const first = bandAt(y0);
  return Array.from({ length: Math.min(bands, bandAt(y1) - first + 1) }, (_, index) => first + index);
}
