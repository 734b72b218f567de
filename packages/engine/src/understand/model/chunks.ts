import type { OrderedWords } from "../layout/reading-order.ts";
import { coordinatesPerWord, type Features, numbersPerWord } from "./features.ts";
import { charactersPerWord, hashesPerWord } from "./word-shape.ts";

/** A part of a document for one model run: its words, and those whose output is used. */
export type Chunk = Readonly<{ words: readonly number[]; ownFrom: number; ownTo: number }>;

/**
 * How a document is divided: words with used output, context words on either side, and context from the document's head
 * and tail.
 */
type Cutting = Readonly<{ own: number; overlap: number; head: number; tail: number }>;

/**
 * Up to this many words a document is one chunk (about a quarter of a second): attention grows with the square of the
 * words.
 */
export const wholeDocumentWords = 1000;
const longDocument: Cutting = { own: 400, overlap: 24, head: 72, tail: 72 };
/** Chunk size for long documents: parts of about 370 words with little context are the fastest per word. */
const veryLongDocument: Cutting = { own: 288, overlap: 16, head: 24, tail: 24 };
/** Words of about fifteen full pages. */
export const veryLongWords = 5000;
/** In line heights: gap shown to the model where words were left out, as between two pages. */
const gapAtCut = 8;

/**
 * One chunk for a usual invoice; long documents are divided between lines. The first page's head (parties, date) and
 * the last page's end (totals) are context of every chunk.
 */
export function cutIntoChunks(ordered: OrderedWords): Chunk[] {
  const count = ordered.words.length;
  if (count <= wholeDocumentWords) return [{ words: range(0, count), ownFrom: 0, ownTo: count }];
  const { own, overlap, head, tail } = count > veryLongWords ? veryLongDocument : longDocument;
  const parts = Math.ceil(count / own);
  const cuts = Array.from({ length: parts + 1 }, (_, part) => lineStart(ordered, Math.round((part * count) / parts)));
  return cuts.slice(1).map((ownTo, part) => {
    const ownFrom = cuts[part] ?? 0;
    const words = new Set([
      ...range(0, head),
      ...range(Math.max(0, ownFrom - overlap), Math.min(count, ownTo + overlap)),
      ...range(count - tail, count),
    ]);
    return { words: [...words].sort((a, b) => a - b), ownFrom, ownTo };
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

function lineStart(ordered: OrderedWords, index: number): number {
  if (index >= ordered.words.length) return ordered.words.length;
  let start = index;
  while (start > 0 && ordered.words[start - 1]?.line === ordered.words[index]?.line) start--;
  return start;
}

/** The features of one chunk, with positions adjusted where words were left out. */
export function featuresOfChunk(features: Features, chunk: Chunk): Features {
  const count = chunk.words.length;
  if (count === features.count) return features;
  const pick = <Rows extends Uint8Array | Uint16Array | Float32Array>(
    rows: Rows,
    target: Rows,
    width: number,
  ): Rows => {
    for (const [row, word] of chunk.words.entries())
      target.set(rows.subarray(word * width, (word + 1) * width), row * width);
    return target;
  };
  const coordinates = pick(features.coordinates, new Float32Array(count * coordinatesPerWord), coordinatesPerWord);
  closeGaps(coordinates, chunk);
  return {
    count,
    characters: pick(features.characters, new Uint8Array(count * charactersPerWord), charactersPerWord),
    hashes: pick(features.hashes, new Uint16Array(count * hashesPerWord), hashesPerWord),
    numbers: pick(features.numbers, new Float32Array(count * numbersPerWord), numbersPerWord),
    coordinates,
  };
}

function closeGaps(coordinates: Float32Array, chunk: Chunk): void {
  let shift = 0;
  let previousY = 0;
  for (let row = 0; row < chunk.words.length; row++) {
    const at = row * coordinatesPerWord;
    const y = coordinates[at + 2] ?? 0;
    if (row > 0 && (chunk.words[row] ?? 0) !== (chunk.words[row - 1] ?? 0) + 1) shift = previousY + gapAtCut - y;
    coordinates[at + 2] = y + shift;
    coordinates[at + 3] = row;
    previousY = y + shift;
  }
}
