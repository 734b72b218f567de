import type { OrderedWords, PlacedWord } from "../layout/reading-order.ts";
import { markRunningWords, type RunningWords } from "../layout/running-words.ts";
import { relateAmounts, relationSize } from "./amount-relations.ts";
import { charactersPerWord, hashBuckets, hashesPerWord, shapeSize, wordShapeOf } from "./word-shape.ts";

// The divisors and limits below scale every feature to about one. The models were trained with them: changing one
// requires training again.

const placeSize = 22;
const documentSize = 2;
/** Features per word: shape, position, arithmetic, document. */
export const numbersPerWord = shapeSize + placeSize + relationSize + documentSize;
export const coordinatesPerWord = 4;

/** Layout of the arrays for training: their widths and the groups of features that can be hidden together. */
export const featureLayout = {
  charactersPerWord,
  hashesPerWord,
  hashBuckets,
  numbersPerWord,
  coordinatesPerWord,
  shape: [0, shapeSize],
  place: [shapeSize, shapeSize + placeSize],
  relations: [shapeSize + placeSize, shapeSize + placeSize + relationSize],
  /** Indexes of x0, x1 and the vertical middle among the features. */
  xy: [shapeSize, shapeSize + 1, shapeSize + 2],
} as const;

/** The model input: one row per word, in reading order. */
export type Features = Readonly<{
  count: number;
  characters: Uint8Array;
  hashes: Uint16Array;
  numbers: Float32Array;
  /** x0, x1, y in line heights, and the reading order. */
  coordinates: Float32Array;
}>;

/** Distances are clamped at this many line heights. */
const widestGap = 20;
/** In line heights: tightly set lines overlap by less; rotated text along a margin overlaps more. */
const beside = 2;
/** Line heights between the end of one page and the start of the next. */
const pageGap = 8;

export function measureFeatures(ordered: OrderedWords): Features {
  const count = ordered.words.length;
  const features = {
    count,
    characters: new Uint8Array(count * charactersPerWord),
    hashes: new Uint16Array(count * hashesPerWord),
    numbers: new Float32Array(count * numbersPerWord),
    coordinates: new Float32Array(count * coordinatesPerWord),
  };
  const layout = layOut(ordered);
  const running = markRunningWords(ordered);
  const relations = relateAmounts(amountsOf(ordered));
  for (const [index, word] of ordered.words.entries()) {
    const shape = wordShapeOf(word.text);
    features.characters.set(shape.characters, index * charactersPerWord);
    features.hashes.set(shape.hashes, index * hashesPerWord);
    const start = index * numbersPerWord;
    features.numbers.set(shape.numbers, start);
    features.numbers.set(placeNumbers(ordered, layout, running, index), start + featureLayout.place[0]);
    const related = relations.get(index);
    if (related) features.numbers.set(related, start + featureLayout.relations[0]);
    features.numbers[start + numbersPerWord - 2] = Math.min(4, count / 256);
    features.numbers[start + numbersPerWord - 1] = Math.min(4, ordered.pages.length / 2);
    features.coordinates.set(coordinatesOf(ordered, layout, word, index), index * coordinatesPerWord);
  }
  return features;
}

type LineExtent = { top: number; bottom: number; page: number; words: number; cells: number };
type PageLayout = {
  pageTops: number[];
  lines: LineExtent[];
  /** For each word, the gap before it on its line. */
  gaps: number[];
  /** For each page, the number of words that share a right or a left edge, rounded to half a line height. */
  rightEdges: Map<number, number>[];
  leftEdges: Map<number, number>[];
  pageLeft: number[];
  pageRight: number[];
};

function layOut(ordered: OrderedWords): PageLayout {
  const layout: PageLayout = {
    pageTops: [],
    lines: [],
    gaps: ordered.words.map((_, index) => leftGap(ordered, index)),
    rightEdges: ordered.pages.map(() => new Map()),
    leftEdges: ordered.pages.map(() => new Map()),
    pageLeft: [],
    pageRight: [],
  };
  let top = 0;
  for (const { unit } of ordered.pages) {
    layout.pageTops.push(top);
    top += 1 / unit + pageGap;
    layout.pageLeft.push(1);
    layout.pageRight.push(0);
  }
  for (const [index, word] of ordered.words.entries()) addToLayout(layout, ordered, word, index);
  return layout;
}

function addToLayout(layout: PageLayout, ordered: OrderedWords, word: PlacedWord, index: number): void {
  const [x0, y0, x1, y1] = word.box;
  const line = layout.lines[word.line];
  if (line) {
    line.top = Math.min(line.top, y0);
    line.bottom = Math.max(line.bottom, y1);
    line.words++;
    if ((layout.gaps[index] ?? widestGap) > 1.5) line.cells++;
  } else layout.lines[word.line] = { top: y0, bottom: y1, page: word.page, words: 1, cells: 1 };
  countEdge(layout.rightEdges[word.page], edgeOf(ordered, word, x1));
  countEdge(layout.leftEdges[word.page], edgeOf(ordered, word, x0));
  layout.pageLeft[word.page] = Math.min(layout.pageLeft[word.page] ?? 1, x0);
  layout.pageRight[word.page] = Math.max(layout.pageRight[word.page] ?? 0, x1);
}

function countEdge(edges: Map<number, number> | undefined, edge: number): void {
  edges?.set(edge, (edges.get(edge) ?? 0) + 1);
}

function edgeOf(ordered: OrderedWords, word: PlacedWord, x: number): number {
  return Math.round(inUnits(ordered, word, x) * 2);
}

function inUnits(ordered: OrderedWords, word: PlacedWord, x: number): number {
  const scale = ordered.pages[word.page];
  return scale ? (x * scale.aspect) / scale.unit : 0;
}

function leftGap(ordered: OrderedWords, index: number): number {
  const [previous, word] = [ordered.words[index - 1], ordered.words[index]];
  if (!previous || !word || previous.line !== word.line) return widestGap;
  return Math.max(-1, Math.min(widestGap, inUnits(ordered, word, word.box[0] - previous.box[2])));
}

/** A plain array, because short typed arrays are slow to create. */
function placeNumbers(ordered: OrderedWords, layout: PageLayout, running: RunningWords, index: number): number[] {
  const word = ordered.words[index] as PlacedWord;
  const [x0, y0, x1, y1] = word.box;
  const unit = ordered.pages[word.page]?.unit ?? 1;
  const before = layout.gaps[index] ?? widestGap;
  const after = layout.gaps[index + 1] ?? widestGap;
  const line = layout.lines[word.line];
  const [left, right] = [layout.pageLeft[word.page] ?? 0, layout.pageRight[word.page] ?? 1];
  const width = Math.max(0.05, right - left);
  return [
    (x0 - left) / width,
    (x1 - left) / width,
    (y0 + y1) / 2,
    (x1 - x0) / width,
    Math.min(5, (word.fontHeight || y1 - y0) / unit),
    before / 5,
    after / 5,
    before > 1.5 ? 1 : 0,
    after > 1.5 ? 1 : 0,
    word.page === 0 ? 1 : 0,
    word.page === ordered.pages.length - 1 ? 1 : 0,
    word.confidence,
    word.source === "ocr" ? 1 : 0,
    Math.min(3, (line?.words ?? 1) / 6),
    Math.min(3, (line?.cells ?? 1) / 3),
    Math.min(5, lineDistance(layout, word, unit, -1)) / 3,
    Math.min(5, lineDistance(layout, word, unit, 1)) / 3,
    Math.log2(1 + (layout.rightEdges[word.page]?.get(edgeOf(ordered, word, x1)) ?? 0)) / 3,
    Math.log2(1 + (layout.leftEdges[word.page]?.get(edgeOf(ordered, word, x0)) ?? 0)) / 3,
    Math.min(3, inUnits(ordered, word, 1) / 60),
    running.before[index] ?? 0,
    running.after[index] ?? 0,
  ];
}

/** Gap above (−1) or below (1) the word's line, in line heights. */
function lineDistance(layout: PageLayout, word: PlacedWord, unit: number, direction: -1 | 1): number {
  const [own, other] = [layout.lines[word.line], layout.lines[word.line + direction]];
  if (!own || !other || other.page !== own.page) return 5;
  const blank = (direction < 0 ? own.top - other.bottom : other.top - own.bottom) / unit;
  return blank < -beside ? 5 : Math.max(0, blank);
}

function coordinatesOf(ordered: OrderedWords, layout: PageLayout, word: PlacedWord, index: number): number[] {
  const unit = ordered.pages[word.page]?.unit ?? 1;
  const [x0, y0, x1, y1] = word.box;
  const y = (layout.pageTops[word.page] ?? 0) + (y0 + y1) / 2 / unit;
  return [inUnits(ordered, word, x0), inUnits(ordered, word, x1), y, index];
}

function amountsOf(ordered: OrderedWords) {
  return ordered.words.flatMap((word, index) => {
    const { value, isMoney } = wordShapeOf(word.text);
    if (value === undefined) return [];
    const right = inUnits(ordered, word, word.box[2]);
    return [{ index, value, isMoney, line: word.line, right, page: word.page }];
  });
}
