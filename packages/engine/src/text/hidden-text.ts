import { displayedBox } from "../page-text/displayed.ts";
import type { Box, Word } from "../page-text/page-text.ts";
import { isPlausibleWord } from "./layer/judge-layer.ts";
import type { PictureReading } from "./ocr/read-picture.ts";

/** Confidence if both texts agree: none of 574 such numbers was wrong. */
const agreed = 0.99;
/** A word below this confidence may be replaced by the hidden text's. */
const doubtful = 0.6;
/** Confidence of a word from the hidden text alone, where one word in ten is wrong. */
const hiddenOnly = 0.75;
/** Maximum share of differing characters between two readings of the same word. */
const mostDifferent = 0.34;
/** Minimum overlap of the boxes of the same word in both texts. */
const sharedPart = 0.5;

/**
 * Combines our OCR of a scan with the hidden text of another OCR engine, word by word: agreement raises the confidence,
 * and a plausible hidden word replaces a similar one of ours with low confidence.
 */
export function mergeHiddenText(reading: PictureReading, layer: readonly Word[]): PictureReading {
  if (layer.length === 0) return reading;
  const words = reading.words.map((word) => {
    const place = displayedBox(word.box, reading);
    const other = layer.find((candidate) => samePlace(candidate.box, place));
    return other ? combined(word, other.text) : word;
  });
  return { ...reading, words };
}

function combined(word: Word, text: string): Word {
  if (text === word.text) return { ...word, confidence: Math.max(word.confidence, agreed) };
  const better = word.confidence < doubtful && isPlausibleWord({ text }) && resembles(text, word.text);
  return better ? { ...word, text, confidence: hiddenOnly } : word;
}

/** Hidden text may contain anything: it is used only where it resembles our own reading. */
function resembles(text: string, read: string): boolean {
  return differences(text, read) <= Math.max(1, Math.max(text.length, read.length) * mostDifferent);
}

/** The edit distance. */
function differences(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function samePlace(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return false;
  const [along, down] = [Math.max(a[2] - a[0], b[2] - b[0]), Math.min(a[3] - a[1], b[3] - b[1])];
  return width > sharedPart * along && height > sharedPart * down;
}
