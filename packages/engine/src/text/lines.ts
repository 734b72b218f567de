import type { Box, Line, Word } from "../page-text/page-text.ts";

/** Minimum overlap of a word with a line, as a share of the smaller height. */
const minOverlap = 0.5;

/**
 * Words are sorted by height, so only the last lines are compared: comparing all would let a hostile page take hours.
 */
const nearbyRows = 40;

/** Words in reading order, and the lines they stand on by index. */
export type WordsOnLines = Readonly<{ words: readonly Word[]; lines: readonly Line[] }>;

/**
 * Groups words into lines in reading order: lines from top to bottom, words from left to right. The result depends on
 * the boxes alone, not on the drawing order of the file.
 */
export function groupIntoLines(words: readonly Word[]): WordsOnLines {
  const sorted = [...words].sort(byPlace);
  const rows: Word[][] = [];
  for (const word of sorted) {
    const row = rows.slice(-nearbyRows).findLast((candidate) => standsOn(word, candidate));
    if (row) row.push(word);
    else rows.push([word]);
  }
  for (const row of rows) row.sort((a, b) => a.box[0] - b.box[0] || a.box[2] - b.box[2] || compareText(a.text, b.text));
  rows.sort((a, b) => middleOf(a) - middleOf(b) || (a[0]?.box[0] ?? 0) - (b[0]?.box[0] ?? 0));
  return numberLines(rows);
}

function byPlace(a: Word, b: Word): number {
  return middle(a) - middle(b) || a.box[0] - b.box[0] || a.box[2] - b.box[2] || compareText(a.text, b.text);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares only with the nearest words of the row, so that a skewed line does not break in the middle. */
function standsOn(word: Word, row: readonly Word[]): boolean {
  const nearest = row.reduce((best, other) => (distance(word, other) < distance(word, best) ? other : best));
  const overlap = Math.min(word.box[3], nearest.box[3]) - Math.max(word.box[1], nearest.box[1]);
  const smaller = Math.min(word.box[3] - word.box[1], nearest.box[3] - nearest.box[1]);
  return overlap > minOverlap * smaller && !coincide(word, nearest) && similarHeight(word, nearest);
}

function distance(a: Word, b: Word): number {
  return Math.max(0, Math.max(a.box[0], b.box[0]) - Math.min(a.box[2], b.box[2]));
}

/** Words that overlap horizontally cannot be neighbours on a line. */
function coincide(a: Word, b: Word): boolean {
  const shared = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  return shared > 0.5 * Math.min(a.box[2] - a.box[0], b.box[2] - b.box[0]);
}

const onlySigns = /^[^\p{L}\p{N}]+$/u;

/**
 * Vertical text along the margin is one tall box, which must not absorb the lines beside it. A dash is as flat as its
 * ink and still belongs to its line.
 */
function similarHeight(a: Word, b: Word): boolean {
  const [low, high] = heightOf(a) < heightOf(b) ? [a, b] : [b, a];
  return (
    heightOf(high) < 4 * heightOf(low) || (onlySigns.test(low.text) && !onlySigns.test(high.text) && !isUpright(high))
  );
}

function heightOf({ box }: Word): number {
  return box[3] - box[1];
}

/** Higher than wide though it has several letters. */
function isUpright({ text, box }: Word): boolean {
  return text.length > 1 && box[3] - box[1] > box[2] - box[0];
}

function middle(word: Word): number {
  return (word.box[1] + word.box[3]) / 2;
}

function middleOf(row: readonly Word[]): number {
  const middles = row.map(middle).sort((a, b) => a - b);
  return middles[middles.length >> 1] ?? 0;
}

function numberLines(rows: readonly Word[][]): WordsOnLines {
  const words: Word[] = [];
  const lines = rows.map((row): Line => {
    const first = words.length;
    words.push(...row);
    return { words: row.map((_, index) => first + index), box: enclosingBox(row.map((word) => word.box)) };
  });
  return { words, lines };
}

/** The smallest box around all of them. */
export function enclosingBox(boxes: readonly Box[]): Box {
  let [x0, y0, x1, y1]: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    if (box[0] < x0) x0 = box[0];
    if (box[1] < y0) y0 = box[1];
    if (box[2] > x1) x1 = box[2];
    if (box[3] > y1) y1 = box[3];
  }
  return [x0, y0, x1, y1];
}
