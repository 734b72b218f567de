import type { PlaneMap } from "./page-text.ts";

/** First `inner`, then `outer`; absent stands for no change. */
export function compose(outer: PlaneMap | undefined, inner: PlaneMap | undefined): PlaneMap | undefined {
  if (outer === undefined || inner === undefined) return outer ?? inner;
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[3 * row + k] ?? 0) * (inner[3 * k + column] ?? 0), 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

const QUARTER_TURNS_BACK: readonly (PlaneMap | undefined)[] = [
  undefined,
  [0, 1, 0, -1, 0, 1, 0, 0, 1],
  [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  [0, -1, 1, 1, 0, 0, 0, 0, 1],
];

/** From a page that was turned clockwise back to how it was given. */
export function turnedBack(quarterTurns: number): PlaneMap | undefined {
  return QUARTER_TURNS_BACK[quarterTurns & 3];
}

/** From a page that was levelled about its middle back to its slant; `angle` is the slant's, clockwise. */
export function slantedBack(angle: number, { width, height }: { width: number; height: number }): PlaneMap | undefined {
  if (angle === 0) return undefined;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, along] = [(sin * height) / width, (sin * width) / height];
  return [cos, -across, 0.5 * (1 - cos + across), along, cos, 0.5 * (1 - cos - along), 0, 0, 1];
}
