import type { GreyPicture } from "../../../pages/page.ts";
import { greyHistogram, paperGrey } from "../../grey-histogram.ts";
import type { TextBox } from "../text-box.ts";
import { type Area, withMargin } from "./detector-input.ts";

/** Side of the squares into which pixels are grouped; a square is dark if any of its pixels is. */
const square = 2;
/** Minimum difference of ink from the paper in grey levels. */
const inkContrast = 70;
/** Letters and digits, in squares: from four to eighteen points at 200 dpi. */
const lowest = 4;
const highest = 26;
/** Maximum width ÷ height of touching letters; a rule is wider. */
const widest = 12;
/** In squares: a higher and narrow stroke is a rule. */
const longStroke = 13;
/** A component is missed if less than this share of its ink is in boxes. */
const mostSeen = 0.4;
/** Limit of missed components: a page with more is a picture of something else, or badly lit. */
const mostBlots = 600;
/** Margin around missed ink, in its heights. */
const around = 2.5;

/**
 * A line that ends within this distance of missed ink, in its heights, was detected in part only: all of it is detected
 * again.
 */
const beside = 1;
/** In heights of the missed ink: a higher line is other print. */
const highLine = 3;

/** An area with ink that no line covers, and the height of that ink in pixels. */
export type MissedInk = Readonly<{ area: Area; height: number }>;

type Blot = Readonly<{ left: number; top: number; right: number; bottom: number; size: number; seen: number }>;
type InkSquares = Readonly<{ width: number; height: number; dark: Uint8Array }>;

/** Areas with letters that no detected line covers. */
export function missedInk(picture: GreyPicture, boxes: readonly TextBox[]): MissedInk[] {
  const squares = inkSquares(picture);
  const covered = coverage(squares, boxes);
  const blots = blotsOf(squares, covered).filter(isLetter);
  if (blots.length > mostBlots) return [];
  return blots.map(({ left, top, right, bottom }) => {
    const height = square * (bottom - top);
    const area = { left: square * left, top: square * top, width: square * (right - left), height };
    const pieces = boxes.map(levelArea).filter((box) => overlap(box, withMargin(area, beside * height, picture)));
    const line = pieces.filter((box) => box.height < highLine * height).reduce(union, area);
    return { area: withMargin(line, around * height, picture), height };
  });
}

export function levelArea({ x, y, width, height }: TextBox): Area {
  const [left, top] = [Math.max(0, Math.floor(x - width / 2)), Math.max(0, Math.floor(y - height / 2))];
  return { left, top, width: Math.ceil(width), height: Math.ceil(height) };
}

function isLetter({ left, top, right, bottom, size, seen }: Blot): boolean {
  const [width, height] = [right - left, bottom - top];
  if (height < lowest || height > highest || width > widest * height || seen > mostSeen * size) return false;
  return height < longStroke || width > 2;
}

function inkSquares({ width, height, pixels }: GreyPicture): InkSquares {
  const paper = paperGrey(greyHistogram(pixels, 4));
  const isInk = Uint8Array.from({ length: 256 }, (_, grey) => (Math.abs(grey - paper) > inkContrast ? 1 : 0));
  const [across, down] = [Math.floor(width / square), Math.floor(height / square)];
  const dark = new Uint8Array(across * down);
  for (let y = 0, at = 0; y < down; y++) {
    const [upper, lower] = [y * square * width, (y * square + 1) * width];
    for (let x = 0; x < across; x++, at++) {
      const column = x * square;
      const ink =
        (isInk[pixels[upper + column] ?? 0] ?? 0) |
        (isInk[pixels[upper + column + 1] ?? 0] ?? 0) |
        (isInk[pixels[lower + column] ?? 0] ?? 0) |
        (isInk[pixels[lower + column + 1] ?? 0] ?? 0);
      dark[at] = ink;
    }
  }
  return { width: across, height: down, dark };
}

/** The squares in boxes. */
function coverage({ width, height }: InkSquares, boxes: readonly TextBox[]): Uint8Array {
  const covered = new Uint8Array(width * height);
  for (const { x, y, width: long, height: high, angle } of boxes) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (long * Math.abs(sin) + high * Math.abs(cos)) / 2;
    for (let row = Math.ceil((y - reach) / square); row < (y + reach) / square; row++) {
      if (row < 0 || row >= height) continue;
      const down = (row + 0.5) * square - y;
      const middle = x - down * Math.tan(angle);
      const half = long / 2 / Math.max(0.5, cos);
      const [from, to] = [Math.max(0, (middle - half) / square), Math.min(width, (middle + half) / square)];
      if (to > from) covered.fill(1, row * width + Math.round(from), row * width + Math.round(to));
    }
  }
  return covered;
}

/** Connected ink, corners included. */
function blotsOf(squares: InkSquares, covered: Uint8Array): Blot[] {
  const blots: Blot[] = [];
  const left = Uint8Array.from(squares.dark);
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1))
    blots.push(takeBlot(squares, left, covered, start));
  return blots;
}

/** Removes and returns the ink that is connected with a square. */
function takeBlot({ width, height }: InkSquares, left: Uint8Array, covered: Uint8Array, start: number): Blot {
  const blot = { left: width, top: height, right: 0, bottom: 0, size: 0, seen: 0 };
  const stack = [start];
  left[start] = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    blot.size++;
    blot.seen += covered[at] ?? 0;
    blot.left = Math.min(blot.left, x);
    blot.right = Math.max(blot.right, x + 1);
    blot.top = Math.min(blot.top, y);
    blot.bottom = Math.max(blot.bottom, y + 1);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (left[next] !== 1) continue;
        left[next] = 0;
        stack.push(next);
      }
    }
  }
  return blot;
}

/** Merges overlapping areas; the height is that of the highest ink. */
export function mergeOverlapping(all: readonly MissedInk[]): MissedInk[] {
  const open = [...all];
  const done: MissedInk[] = [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const other = open.findIndex(({ area }) => overlap(area, one?.area ?? area));
    if (other < 0) done.push(one);
    else {
      const [second] = open.splice(other, 1) as [MissedInk];
      open.push({ area: union(one.area, second.area), height: Math.max(one.height, second.height) });
    }
  }
  return done;
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function union(a: Area, b: Area): Area {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}
