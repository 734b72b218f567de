import { relateAmounts, relationSize } from "./amount-relations.ts";
import type { OrderedWords, PlacedWord } from "./reading-order.ts";
import { markRunningWords, type RunningWords } from "./running-words.ts";
import { charactersPerWord, hashBuckets, hashesPerWord, shapeSize, wordShapeOf } from "./word-shape.ts";

// The divisors and limits below bring every number to about one. The models were trained with them: changing one means training again.

const placeSize = 22;
const documentSize = 2;
/** Numbers per word: its shape, its place, its arithmetic, its document. */
export const numbersPerWord = shapeSize + placeSize + relationSize + documentSize;
export const coordinatesPerWord = 4;

/** What a trainer must know of the arrays: their widths, and which numbers form a group that can be hidden together. */
export const featureLayout = {
  charactersPerWord,
  hashesPerWord,
  hashBuckets,
  numbersPerWord,
  coordinatesPerWord,
  shape: [0, shapeSize],
  place: [shapeSize, shapeSize + placeSize],
  relations: [shapeSize + placeSize, shapeSize + placeSize + relationSize],
  /** Where x0, x1 and the middle height stand among the numbers. */
  xy: [shapeSize, shapeSize + 1, shapeSize + 2],
} as const;

/** One row per word, in reading order: what the model sees of a document. */
export type Features = Readonly<{
  count: number;
  characters: Uint8Array;
  hashes: Uint16Array;
  numbers: Float32Array;
  /** x0, x1, y in line heights, and the order. */
  coordinates: Float32Array;
}>;

/** Line heights: what is further apart is simply far. */
const widestGap = 20;
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
  /** How many words of a page share a right or a left edge, by page and edge rounded to a line height. */
  rightEdges: Map<string, number>;
  leftEdges: Map<string, number>;
  pageLeft: number[];
  pageRight: number[];
};

function layOut(ordered: OrderedWords): PageLayout {
  const layout: PageLayout = {
    pageTops: [],
    lines: [],
    rightEdges: new Map(),
    leftEdges: new Map(),
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
    if (leftGap(ordered, index) > 1.5) line.cells++;
  } else layout.lines[word.line] = { top: y0, bottom: y1, page: word.page, words: 1, cells: 1 };
  countEdge(layout.rightEdges, edgeKey(ordered, word, x1));
  countEdge(layout.leftEdges, edgeKey(ordered, word, x0));
  layout.pageLeft[word.page] = Math.min(layout.pageLeft[word.page] ?? 1, x0);
  layout.pageRight[word.page] = Math.max(layout.pageRight[word.page] ?? 0, x1);
}

function countEdge(edges: Map<string, number>, key: string): void {
  edges.set(key, (edges.get(key) ?? 0) + 1);
}

function edgeKey(ordered: OrderedWords, word: PlacedWord, x: number): string {
  return `${word.page}:${Math.round(inUnits(ordered, word, x) * 2)}`;
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

function placeNumbers(ordered: OrderedWords, layout: PageLayout, running: RunningWords, index: number): Float32Array {
  const word = ordered.words[index] as PlacedWord;
  const [x0, y0, x1, y1] = word.box;
  const unit = ordered.pages[word.page]?.unit ?? 1;
  const before = leftGap(ordered, index);
  const after = index + 1 < ordered.words.length ? leftGap(ordered, index + 1) : widestGap;
  const line = layout.lines[word.line];
  const [left, right] = [layout.pageLeft[word.page] ?? 0, layout.pageRight[word.page] ?? 1];
  const width = Math.max(0.05, right - left);
  return Float32Array.of(
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
    Math.log2(1 + (layout.rightEdges.get(edgeKey(ordered, word, x1)) ?? 0)) / 3,
    Math.log2(1 + (layout.leftEdges.get(edgeKey(ordered, word, x0)) ?? 0)) / 3,
    Math.min(3, inUnits(ordered, word, 1) / 60),
    running.before[index] ?? 0,
    running.after[index] ?? 0,
  );
}

/** Blank above (−1) or below (1) the word's line, in line heights. */
function lineDistance(layout: PageLayout, word: PlacedWord, unit: number, direction: -1 | 1): number {
  const [own, other] = [layout.lines[word.line], layout.lines[word.line + direction]];
  if (!own || !other || other.page !== own.page) return 5;
  const blank = direction < 0 ? own.top - other.bottom : other.top - own.bottom;
  return Math.max(0, blank / unit);
}

function coordinatesOf(ordered: OrderedWords, layout: PageLayout, word: PlacedWord, index: number): Float32Array {
  const unit = ordered.pages[word.page]?.unit ?? 1;
  const [x0, y0, x1, y1] = word.box;
  const y = (layout.pageTops[word.page] ?? 0) + (y0 + y1) / 2 / unit;
  return Float32Array.of(inUnits(ordered, word, x0), inUnits(ordered, word, x1), y, index);
}

function amountsOf(ordered: OrderedWords) {
  return ordered.words.flatMap((word, index) => {
    const { value, isMoney } = wordShapeOf(word.text);
    if (value === undefined) return [];
    const right = inUnits(ordered, word, word.box[2]);
    return [{ index, value, isMoney, line: word.line, right, page: word.page }];
  });
}
