import type { Location } from "./invoice.ts";

/** Smallest box around all of them. */
export function boxAround(boxes: readonly Location["box"][]): Location["box"] {
  const edge = (side: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[side]));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}

/** Confidence and the fractions of a box are given with four decimals. */
export const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;
