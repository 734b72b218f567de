import type { Homography } from "./page-text.ts";

/** Applies `inner`, then `outer`; undefined is the identity. */
export function compose(outer: Homography | undefined, inner: Homography | undefined): Homography | undefined {
  if (outer === undefined || inner === undefined) return outer ?? inner;
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[3 * row + k] ?? 0) * (inner[3 * k + column] ?? 0), 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

const quarterTurnsBack: readonly (Homography | undefined)[] = [
  undefined,
  [0, 1, 0, -1, 0, 1, 0, 0, 1],
  [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  [0, -1, 1, 1, 0, 0, 0, 0, 1],
];

/** Maps a page that was turned clockwise back to its original orientation. */
export function rotationBack(quarterTurns: number): Homography | undefined {
  return quarterTurnsBack[quarterTurns & 3];
}

/** The inverse homography. */
export function inverted([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const all = a * A + b * B + c * C;
  return [
    A / all,
    (c * h - b * i) / all,
    (b * f - c * e) / all,
    B / all,
    (a * i - c * g) / all,
    (c * d - a * f) / all,
    C / all,
    (b * g - a * h) / all,
    (a * e - b * d) / all,
  ];
}

type Size = Readonly<{ width: number; height: number }>;

/** Converts a map between pixels into a map between fractions of the pictures. */
export function inFractions(map: Homography, from: Size, to: Size): Homography {
  const grow = ({ width, height }: Size): Homography => [width, 0, 0, 0, height, 0, 0, 0, 1];
  return compose(inverted(grow(to)), compose(map, grow(from))) as Homography;
}
