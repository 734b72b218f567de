import { type Bend, sagAt, slopeAt, slopeBasis } from "../../../page-text/bend.ts";
import { clampToPage, mapPoint } from "../../../page-text/displayed.ts";
import type { Box } from "../../../page-text/page-text.ts";
import type { TextBox } from "../text-box.ts";
import { leastSquares } from "./least-squares.ts";
import type { LevelFrame } from "./level-frame.ts";
import { isLong } from "./skew.ts";

const minLines = 6;
/** Minimum sag, in line heights, that is corrected: rows break at half a line height. */
const leastSag = 0.2;
/** Maximum share of the slopes that may remain: crumpled paper has slopes that no smooth bend explains. */
const mostLeft = 0.5;
/** In usual deviations: lines farther from the common bend are left out of the fit. */
const outlier = 2.5;
const rounds = 3;

type Sample = Readonly<{ x: number; y: number; slope: number; weight: number }>;

/**
 * The bend of a curled sheet, from the slopes and curvatures of its long lines on the levelled page. Text and amount of
 * one row stand at different heights on such a sheet, so that rows would be read askew. Undefined for a flat page.
 */
export function findBend(boxes: readonly TextBox[], frame: LevelFrame): Bend | undefined {
  const long = boxes.filter(isLong);
  if (long.length < minLines) return undefined;
  const samples = long.flatMap((box) => slopesOf(box, frame));
  const bend = fitBend(samples);
  const lineHeight = median(long.map(({ height }) => height)) / frame.height;
  const sags = boxes.map((box) => Math.abs(sagAt(bend, ...fromMiddle(frame, box.x, box.y))));
  const left = mean(deviations(samples, bend)) / mean(samples.map(({ slope }) => Math.abs(slope)));
  return Math.max(...sags) < leastSag * lineHeight || left > mostLeft ? undefined : bend;
}

/** A box of the levelled page, moved to its place on the flat page. */
export function flattenBox([x0, y0, x1, y1]: Box, bend: Bend): Box {
  const sag = sagAt(bend, (x0 + x1) / 2 - 0.5, (y0 + y1) / 2 - 0.5);
  return [x0, clampToPage(y0 - sag), x1, clampToPage(y1 - sag)];
}

/** Place on the levelled page as fractions from its middle. */
function fromMiddle({ toLevel, width, height }: LevelFrame, x: number, y: number): [x: number, y: number] {
  const [levelX, levelY] = mapPoint(toLevel, x, y);
  return [levelX / width - 0.5, levelY / height - 0.5];
}

/** The slope at the middle of a line and in both halves. */
function slopesOf(box: TextBox, frame: LevelFrame): Sample[] {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  return [-1, 0, 1].map((part) => {
    const along = (part * box.width) / 3;
    const [x, y] = [box.x + cos * along, box.y + sin * along];
    const direction = box.angle + Math.atan(2 * (box.bow ?? 0) * along);
    const step = [Math.cos(direction) * box.height, Math.sin(direction) * box.height] as const;
    const [fromX, fromY] = fromMiddle(frame, x - step[0], y - step[1]);
    const [toX, toY] = fromMiddle(frame, x + step[0], y + step[1]);
    return { x: (fromX + toX) / 2, y: (fromY + toY) / 2, slope: (toY - fromY) / (toX - fromX), weight: box.width };
  });
}

function fitBend(samples: readonly Sample[]): Bend {
  let bend = solve(samples);
  for (let round = 0; round < rounds; round++) {
    const errors = deviations(samples, bend);
    const most = outlier * median(errors);
    bend = solve(samples.filter((_, index) => (errors[index] ?? 0) <= most));
  }
  return bend;
}

function solve(samples: readonly Sample[]): Bend {
  const equations = samples.map(({ x, y, slope, weight }) => ({ terms: slopeBasis(x, y), value: slope, weight }));
  return leastSquares(equations) as unknown as Bend;
}

function deviations(samples: readonly Sample[], bend: Bend): number[] {
  return samples.map(({ x, y, slope }) => Math.abs(slope - slopeAt(bend, x, y)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
