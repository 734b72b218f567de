import type { GreyPicture } from "../../../pages/page.ts";
import type { Column } from "./columns.ts";

/** A table differs from the paper on it by at least this much grey. */
const leastDifference = 40;
/** Least width of a table between two strips, in line heights; a rule or the shadow of an edge is narrower. */
const leastWidth = 0.5;
/** Rows looked at, and how many of them must show the table. */
const rows = 24;
const leastRows = 0.8;

type Seen = Readonly<{ picture: GreyPicture; angle: number }>;

/** Whether something that is neither's paper lies between two columns, all along where they stand beside each other. */
export function liesBetween(left: Column, right: Column, seen: Seen): boolean {
  const [top, bottom] = [Math.max(left.top, right.top), Math.min(left.bottom, right.bottom)];
  if (bottom <= top) return false;
  const papers = [paperOf(left, seen), paperOf(right, seen)];
  const width = leastWidth * usualHeight(left);
  let shown = 0;
  for (let row = 0; row < rows; row++) {
    const down = top + ((row + 0.5) / rows) * (bottom - top);
    if (longestStretch(greysAlong({ from: left.right, to: right.left, down }, seen), papers) >= width) shown++;
  }
  return shown >= leastRows * rows;
}

type Stretch = Readonly<{ from: number; to: number; down: number }>;

/** The picture's grey at every pixel of a stretch along the lines. */
function greysAlong({ from, to, down }: Stretch, { picture, angle }: Seen): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, step) => {
    const along = from + step;
    const x = Math.min(picture.width - 1, Math.max(0, Math.round(along * cos - down * sin)));
    const y = Math.min(picture.height - 1, Math.max(0, Math.round(along * sin + down * cos)));
    return picture.pixels[y * picture.width + x] ?? 0;
  });
}

/** The grey that most of the middle of a column's lines has: letters take less of a line than paper. */
function paperOf({ lines }: Column, seen: Seen): number {
  const greys = lines.flatMap(({ left, right, down }) => greysAlong({ from: left, to: right, down }, seen));
  return greys.sort((a, b) => a - b)[Math.floor(0.75 * greys.length)] ?? 255;
}

function usualHeight({ lines }: Column): number {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** The most pixels in a row that are unlike all of these papers. */
function longestStretch(greys: readonly number[], papers: readonly number[]): number {
  let [longest, length] = [0, 0];
  for (const grey of greys) {
    length = papers.every((paper) => Math.abs(grey - paper) > leastDifference) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
