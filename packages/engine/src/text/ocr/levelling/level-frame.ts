import { mapPoint } from "../../../page-text/displayed.ts";
import { compose, inverted } from "../../../page-text/homography.ts";
import type { Homography } from "../../../page-text/page-text.ts";
import type { TextBox } from "../text-box.ts";
import { isLong, mainAngle } from "./skew.ts";

/**
 * Maps between a picture's pixels and the levelled page. The levelled page has the picture's size, unless the text was
 * strongly rotated.
 */
export type LevelFrame = Readonly<{ width: number; height: number; toLevel: Homography; toPicture: Homography }>;

type Size = Readonly<{ width: number; height: number }>;

/** Minimum difference of slope between top and bottom of the page (a fifth of a degree) that is corrected. */
const flat = 0.0035;
const minLines = 6;
/** Rotation (three degrees) beyond which corners of the text would be outside a page of the picture's size. */
const askew = 0.05;

/**
 * The page with its lines level. A turned page has one slope; on a photographed page the slope changes from top to
 * bottom, because the lines run to a common point far away. Both are undone by one projective map.
 */
export function levelFrame(boxes: readonly TextBox[], { width, height }: Size): LevelFrame {
  const toLevel = levelMap(boxes, { width, height });
  if (Math.abs(mainAngle(boxes)) < askew) return { width, height, toLevel, toPicture: inverted(toLevel) };
  return aroundText(boxes, toLevel);
}

/** The frame of one strip of paper in the picture: a page cropped to its text, with level lines. */
export function levelStrip(boxes: readonly TextBox[], picture: Size): LevelFrame {
  return aroundText(boxes, levelMap(boxes, picture));
}

function levelMap(boxes: readonly TextBox[], { width, height }: Size): Homography {
  const angle = mainAngle(boxes);
  const [x, y] = [width / 2, height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn: Homography = [cos, sin, x - x * cos - y * sin, -sin, cos, y + x * sin - y * cos, 0, 0, 1];
  const slope = slopeAcross(boxes, angle, { x, y, height });
  // Moves a line through (x, t) with slope a + b·(t − y) to the height t.
  const { a, b } = slope;
  const rows = [-(a - b * y), 1, (a - b * y) * x] as const;
  const fan: Homography = [1 + b * x, a, -b * x * x - a * y, rows[0], rows[1], rows[2], b, 0, 1 - b * x];
  return compose(a === 0 && b === 0 ? undefined : fan, turn) as Homography;
}

/** The levelled page cropped to its text, with a margin of one line height. */
function aroundText(boxes: readonly TextBox[], toLevel: Homography): LevelFrame {
  const places = boxes.flatMap(({ x, y, width, height, angle }) => {
    const [alongX, alongY] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
    return [-1, 1].map((end) => ({ at: mapPoint(toLevel, x + end * alongX, y + end * alongY), height }));
  });
  const left = Math.min(...places.map(({ at, height }) => at[0] - height));
  const right = Math.max(...places.map(({ at, height }) => at[0] + height));
  const top = Math.min(...places.map(({ at, height }) => at[1] - 1.5 * height));
  const bottom = Math.max(...places.map(({ at, height }) => at[1] + 1.5 * height));
  const shifted = compose([1, 0, -left, 0, 1, -top, 0, 0, 1], toLevel) as Homography;
  return { width: right - left, height: bottom - top, toLevel: shifted, toPicture: inverted(shifted) };
}

type Middle = Readonly<{ x: number; y: number; height: number }>;

/**
 * Slope of the lines beyond the page's own angle, as a + b·(distance from the middle), by least squares without
 * outliers.
 */
function slopeAcross(boxes: readonly TextBox[], angle: number, { x, y, height }: Middle): { a: number; b: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const samples = boxes
    .filter((box) => isLong(box) && Math.abs(box.angle - angle) < 0.15)
    .map((box) => ({
      at: (box.y - y) * cos - (box.x - x) * sin,
      slope: Math.tan(box.angle - angle),
      weight: box.width,
    }));
  const first = fitLine(samples);
  const errors = samples.map(({ at, slope }) => Math.abs(slope - first.a - first.b * at));
  const usual = [...errors].sort((p, q) => p - q)[errors.length >> 1] ?? 0;
  const kept = samples.filter((_, index) => (errors[index] ?? 0) <= 3 * usual + 0.002);
  const fit = fitLine(kept);
  return kept.length >= minLines && Math.abs(fit.b) * height > flat ? fit : { a: 0, b: 0 };
}

function fitLine(samples: readonly { at: number; slope: number; weight: number }[]): { a: number; b: number } {
  const sum = (value: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((total, sample) => total + sample.weight * value(sample), 0);
  const weight = sum(() => 1) || 1;
  const [at, slope] = [sum((s) => s.at) / weight, sum((s) => s.slope) / weight];
  const spread = sum((s) => (s.at - at) ** 2);
  const b = spread === 0 ? 0 : sum((s) => (s.at - at) * (s.slope - slope)) / spread;
  return { a: slope - b * at, b };
}
