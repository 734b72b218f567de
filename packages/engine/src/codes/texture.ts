import type { GreyPicture } from "../pages/page.ts";
import { type CodeLikeArea, mergeAreas, type PixelArea, sizeOf, smallestSpan, solidGroups } from "./code-areas.ts";

/** A square of eight by eight samples is one cell. */
const samplesPerCell = 8;
/** Pixels between samples. Dots of 3 to 6 pixels show at the first, of 6 to 16 and of 16 to 40 at the others. */
const steps = [2, 5, 12] as const;
/** Out of 255: less is paper, a watermark, or a shadow. */
const contrast = 70;
/** Dark samples of the 64 of a cell. Half of a code is dark, a fifth of print, and a third of small bold print. */
const mostDark = 51;
const leastDark = 14;
/**
 * Changes between neighbouring samples, of 56 in each direction: print has fewer, and bars have them in one direction
 * only.
 */
const changesAcross = 9;
const changesDown = 4;
/**
 * Of 64: samples that differ from the pixel a third of a step away. Inside the dots of a code they are equal; strokes
 * of print are thinner.
 */
const unlikeNeighbours = 22;
/**
 * Of 64: samples in the middle half of a cell's tones. A sharp code has 10 and a blurred one 28; wood, cloth and
 * plaster have at least 40.
 */
const mostGrey = 34;
const mostAreas = 6;
/**
 * Minimum steps between the first and the last solid cell: two adjacent bold lines of print look like a code one step
 * high.
 */
const clearSteps = 2;

/**
 * Areas of a picture that look like a code: dense, half dark, and changing in both directions over a square, not only
 * along a line.
 */
export function findCodeAreas(picture: GreyPicture): readonly CodeLikeArea[] {
  const areas: CodeLikeArea[] = [];
  for (const step of steps) {
    const cell = step * samplesPerCell;
    const columns = Math.floor(picture.width / cell);
    const rows = Math.floor(picture.height / cell);
    if (columns < smallestSpan || rows < smallestSpan) break;
    const cells = codeLikeCells(picture, { step, columns, rows });
    areas.push(...solidGroups(cells, columns, rows).map((group) => withEdges(group, cell, picture)));
  }
  return mergeAreas(areas)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, mostAreas);
}

/**
 * Extends an area by a sixth: finder squares and the bars at both ends of a PDF417 lie outside the detected pattern.
 */
function withEdges(cells: PixelArea, cell: number, { width, height }: GreyPicture): CodeLikeArea {
  const [across, down] = [cells.right - cells.left, cells.bottom - cells.top];
  const margin = 4 + Math.ceil(Math.max(across, down) / 6);
  return {
    isClear: Math.min(across, down) >= clearSteps,
    left: Math.max(0, (cells.left - margin) * cell),
    top: Math.max(0, (cells.top - margin) * cell),
    right: Math.min(width, (cells.right + 1 + margin) * cell),
    bottom: Math.min(height, (cells.bottom + 1 + margin) * cell),
  };
}

type Grid = Readonly<{ step: number; columns: number; rows: number }>;

/**
 * Number of dark samples of each cell that looks like a code, and 0 for the others. Examines every second cell of every
 * second row first: a code spans at least four cells in each direction, so the cells between are examined only beside a
 * match.
 */
function codeLikeCells(picture: GreyPicture, grid: Grid): Uint8Array {
  const { columns, rows } = grid;
  const cells = new Uint8Array(columns * rows);
  const samples = new Uint8Array(samplesPerCell * samplesPerCell);
  const look = (column: number, row: number) => {
    cells[row * columns + column] = darkOfCell(picture, grid, samples, column, row);
  };
  for (let row = 0; row < rows; row += 2) for (let column = 0; column < columns; column += 2) look(column, row);
  const near = nearPairs(cells, columns, rows);
  for (let row = 0; row < rows; row++) {
    const stride = row % 2 === 0 ? 2 : 1;
    for (let column = stride - 1; column < columns; column += stride) {
      if (near[row * columns + column] === 1) look(column, row);
    }
  }
  return cells;
}

/** The cells around two adjacent matches of the coarse pass, as far as the code may reach beyond them. */
function nearPairs(cells: Uint8Array, columns: number, rows: number): Uint8Array {
  const near = new Uint8Array(cells.length);
  const isSeen = (column: number, row: number) => column < columns && row < rows && cells[row * columns + column] !== 0;
  for (let row = 0; row < rows; row += 2) {
    for (let column = 0; column < columns; column += 2) {
      const seen = [isSeen(column, row), isSeen(column + 2, row), isSeen(column, row + 2), isSeen(column + 2, row + 2)];
      if (seen.filter(Boolean).length < 2) continue;
      for (let y = Math.max(0, row - smallestSpan); y < Math.min(rows, row + 2 * smallestSpan); y++) {
        near.fill(
          1,
          y * columns + Math.max(0, column - smallestSpan),
          y * columns + Math.min(columns, column + 2 * smallestSpan),
        );
      }
    }
  }
  return near;
}

/** Number of dark samples of a cell, or 0 if it does not look like a code. */
function darkOfCell(
  { width, pixels }: GreyPicture,
  { step }: Grid,
  samples: Uint8Array,
  column: number,
  row: number,
): number {
  const cell = step * samplesPerCell;
  const corner = row * cell * width + column * cell;
  let darkest = 255;
  let lightest = 0;
  let at = 0;
  for (let y = 0; y < samplesPerCell; y++) {
    let from = corner + y * step * width;
    for (let x = 0; x < samplesPerCell; x++, from += step) {
      const value = pixels[from] as number;
      samples[at++] = value;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
    // Most of a page is blank: after three uniform rows the rest of the cell is skipped.
    if (y === 2 && lightest - darkest < contrast) return 0;
  }
  if (lightest - darkest < contrast) return 0;
  const threshold = (lightest + darkest) / 2;
  const dark = darkIfCodeLike(samples, threshold);
  if (dark === 0 || greyOf(samples, threshold, (lightest - darkest) / 4) > mostGrey) return 0;
  return hasDots(pixels, samples, { step, width, corner, threshold }) ? dark : 0;
}

function greyOf(samples: Uint8Array, threshold: number, reach: number): number {
  let grey = 0;
  for (const sample of samples) if (Math.abs(sample - threshold) < reach) grey++;
  return grey;
}

type Cell = Readonly<{ step: number; width: number; corner: number; threshold: number }>;

/** Whether the samples are dots of that size, and not finer print that was undersampled. */
function hasDots(pixels: Uint8Array, samples: Uint8Array, { step, width, corner, threshold }: Cell): boolean {
  const beside = Math.floor(step / 3);
  let unlike = 0;
  for (let at = 0; at < samples.length; at++) {
    const [x, y] = [(at % samplesPerCell) * step, Math.floor(at / samplesPerCell) * step];
    const neighbour = pixels[corner + (y + beside) * width + x + beside] as number;
    if (neighbour < threshold !== (samples[at] as number) < threshold) unlike++;
  }
  return unlike <= unlikeNeighbours;
}

function darkIfCodeLike(samples: Uint8Array, threshold: number): number {
  let dark = 0;
  let across = 0;
  let down = 0;
  for (let at = 0; at < samples.length; at++) {
    const isDark = (samples[at] as number) < threshold;
    if (isDark) dark++;
    if (at % samplesPerCell !== 0 && (samples[at - 1] as number) < threshold !== isDark) across++;
    if (at >= samplesPerCell && (samples[at - samplesPerCell] as number) < threshold !== isDark) down++;
  }
  const isDense = dark >= leastDark && dark <= mostDark;
  const changes = Math.max(across, down) >= changesAcross && Math.min(across, down) >= changesDown;
  return isDense && changes ? dark : 0;
}
