import type { Box, PageText, Word, WordSource } from "../../page-text/page-text.ts";

/** A word in reading order over all pages, on its line. */
export type PlacedWord = Readonly<{
  text: string;
  box: Box;
  /** Index of the page, from 0. */
  page: number;
  /** Number of its line over the whole document. */
  line: number;
  confidence: number;
  source: WordSource;
  fontHeight: number;
  /** Reading direction of rotated words. */
  sideways?: "up" | "down";
  /** Alternative readings of doubtful digits. */
  alternatives?: readonly string[];
  /** Index of the word in its page's words. */
  origin: number;
  /** Its side of a joined `label:value`. */
  part: "whole" | "label" | "value";
}>;

/** Converts fractions of a page into line heights, a unit that is independent of the paper size. */
type PageScale = Readonly<{
  /** Height of the usual font as a fraction of the page height. */
  unit: number;
  /** Width ÷ height of the page. */
  aspect: number;
}>;

export type OrderedWords = Readonly<{ words: readonly PlacedWord[]; pages: readonly PageScale[] }>;

/** Line height of a page without words: ten points on A4. */
const fallbackUnit = 0.012;
const fallbackScale: PageScale = { unit: fallbackUnit, aspect: 1 };
/** Maximum word length; longer ones would make the patterns below slow. */
const longestWord = 160;
/** `Date:12.03.2024` and `Nr.:4711` are two words printed without a blank. */
const gluedLabel = /^(.*[\p{L}.)°º#]:)([^\s/\\:].*)$/u;

const leaderSigns = /[.…·_]{4}/;
/** Leader dots: `Total............596.09`. */
const dotLeader = /^(.*?[\p{L}\p{N}:)%])[.…·_]{4,}([^.…·_].*)$/u;

/** All words of a document, line by line, with captions split from their values. */
export function orderWords(pages: readonly PageText[]): OrderedWords {
  const scales = pages.map(scaleOf);
  const placed: PlacedWord[] = [];
  let line = 0;
  for (const [index, page] of pages.entries()) {
    const words = page.words.flatMap((word, origin) => {
      const text = word.text.trim().slice(0, longestWord);
      return text === "" ? [] : splitGluedLabel({ ...word, text }, origin);
    });
    for (const row of readLines(words, scales[index] ?? fallbackScale)) {
      for (const word of row) placed.push({ ...word, page: index, line });
      line++;
    }
  }
  return { words: placed, pages: scales };
}

function scaleOf(page: PageText): PageScale {
  const heights = page.words
    .map((word) => word.fontHeight || word.box[3] - word.box[1])
    .filter((height) => height > 0)
    .sort((a, b) => a - b);
  return { unit: heights[heights.length >> 1] ?? fallbackUnit, aspect: page.width / page.height };
}

/**
 * The two parts of a word such as `Total:12.00` or `Total.....12.00`; its box is divided by their numbers of letters.
 */
function splitGluedLabel(word: Word, origin: number): LooseWord[] {
  const leading = leaderSigns.test(word.text) ? dotLeader.exec(word.text) : null;
  const parts = leading ?? (word.text.includes(":") && !word.text.includes("://") ? gluedLabel.exec(word.text) : null);
  const [label, value] = [parts?.[1], parts?.[2]];
  if (!label || !value || /^\d+:\d/.test(word.text)) return [{ ...word, origin, part: "whole" }];
  const [x0, y0, x1, y1] = word.box;
  const at = (letters: number) => x0 + ((x1 - x0) * letters) / word.text.length;
  const { alternatives: _, ...part } = word;
  return [
    { ...part, text: label, box: [x0, y0, at(label.length), y1], origin, part: "label" },
    { ...part, text: value, box: [at(word.text.length - value.length), y0, x1, y1], origin, part: "value" },
  ];
}

type LooseWord = Omit<PlacedWord, "page" | "line">;

/** Rotated text along a margin belongs to no line of the page and is read after them. */
function readLines(words: readonly LooseWord[], scale: PageScale): LooseWord[][] {
  const { level = [], up = [], down = [] } = Object.groupBy(words, ({ sideways }) => sideways ?? "level");
  // The boxes of a text layer have the height of the font, those of a picture that of the ink.
  const isExact = words.every(({ source }) => source === "text");
  const turned = (some: readonly LooseWord[], along: 1 | -1) => {
    const upright = some.map((word) => ({ word, box: lyingBox(word.box, scale, along) }));
    return groupIntoLines(upright, scale.unit, isExact).map((line) => line.map(({ word }) => word));
  };
  return [...groupIntoLines(level, scale.unit, isExact), ...turned(up, -1), ...turned(down, 1)];
}

/** The box as if the page were turned so that the word is upright. */
function lyingBox([x0, y0, x1, y1]: Box, { aspect }: PageScale, along: 1 | -1): Box {
  return along === 1 ? [y0, -x1 * aspect, y1, -x0 * aspect] : [-y1, x0 * aspect, -y0, x1 * aspect];
}

/**
 * Groups words into lines: their middles are within half a line height of the line's mean, in small print within half
 * of its own height. The field models were trained on these lines (decision 0030).
 */
function groupIntoLines<W extends { box: Box }>(words: readonly W[], unit: number, isExact: boolean): W[][] {
  const middle = (word: W) => (word.box[1] + word.box[3]) / 2;
  const sorted = [...words].sort((a, b) => middle(a) - middle(b));
  const heightOf = ({ box }: W) => (isExact ? box[3] - box[1] : unit);
  const lines: { mean: number; height: number; words: W[] }[] = [];
  for (const word of sorted) {
    const last = lines.at(-1);
    const height = Math.max(heightOf(word), last?.height ?? 0);
    if (last && middle(word) - last.mean < Math.min(unit, height) / 2) {
      last.words.push(word);
      last.height = height;
      last.mean += (middle(word) - last.mean) / last.words.length;
    } else lines.push({ mean: middle(word), height: heightOf(word), words: [word] });
  }
  return lines.map((line) => line.words.sort((a, b) => a.box[0] - b.box[0]));
}

/** In line heights: blanks between words are a quarter to a half, columns at least two letters apart. */
const columnGap = 1.3;

/** The part of a line between wide gaps: a table cell, a label, a value. */
export function cellsOf(ordered: OrderedWords): number[][] {
  const cells: number[][] = [];
  for (const [index, word] of ordered.words.entries()) {
    const previous = ordered.words[index - 1];
    const cell = cells.at(-1);
    if (cell && previous && previous.line === word.line && gapBetween(ordered, index - 1, index) < columnGap)
      cell.push(index);
    else cells.push([index]);
  }
  return cells;
}

/** The gap between two neighbours on a line, in line heights. */
export function gapBetween(ordered: OrderedWords, left: number, right: number): number {
  const [a, b] = [ordered.words[left], ordered.words[right]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale) return 0;
  return ((b.box[0] - a.box[2]) * scale.aspect) / scale.unit;
}

/** The box around some words of one page. */
export function boxAround(ordered: OrderedWords, indexes: readonly number[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const index of indexes) {
    const box = ordered.words[index]?.box;
    if (!box) continue;
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

export function textOf(ordered: OrderedWords, indexes: readonly number[]): string {
  return indexes.map((index) => ordered.words[index]?.text ?? "").join(" ");
}
