import type { GreyPicture } from "../../../pages/page.ts";
import type { Column } from "./columns.ts";

/** Minimum difference between the surface and the paper in grey levels. */
const leastDifference = 40;
/** Minimum width of the surface between two strips, in line heights; a rule or the shadow of an edge is narrower. */
const leastWidth = 0.5;
/** Number of sampled rows, and how many of them must show the surface. */
const rows = 24;
const leastRows = 0.8;

type Seen = Readonly<{ picture: GreyPicture; angle: number }>;

/** Whether a surface other than paper separates two columns along their common height. */
export function hasSurfaceBetween(left: Column, right: Column, seen: Seen): boolean {
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

/** The grey of every pixel of a stretch along the lines. */
function greysAlong({ from, to, down }: Stretch, { picture, angle }: Seen): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, step) => {
    const along = from + step;
    const x = Math.min(picture.width - 1, Math.max(0, Math.round(along * cos - down * sin)));
    const y = Math.min(picture.height - 1, Math.max(0, Math.round(along * sin + down * cos)));
    return picture.pixels[y * picture.width + x] ?? 0;
  });
}

/** The most frequent grey within a column's lines, which is the paper's: letters cover less of a line. */
function paperOf({ lines }: Column, seen: Seen): number {
  const greys = lines.flatMap(({ left, right, down }) => greysAlong({ from: left, to: right, down }, seen));
  return greys.sort((a, b) => a - b)[Math.floor(0.75 * greys.length)] ?? 255;
}

function usualHeight({ lines }: Column): number {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** Length of the longest run of pixels that differ from all of these papers. */
function longestStretch(greys: readonly number[], papers: readonly number[]): number {
  let [longest, length] = [0, 0];
  for (const grey of greys) {
    length = papers.every((paper) => Math.abs(grey - paper) > leastDifference) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
