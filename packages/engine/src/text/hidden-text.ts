import { displayedBox } from "../page-text/displayed.ts";
import type { Box, Word } from "../page-text/page-text.ts";
import { isSensible } from "./layer/judge-layer.ts";
import type { PictureReading } from "./ocr/read-picture.ts";

/** Confidence where both readings agree: none of 574 such numbers was wrong. */
const agreed = 0.99;
/** A word below this confidence may be replaced by the hidden text's. */
const doubtful = 0.6;
/** Confidence of a word from the hidden text alone: such layers were wrong in one word of ten. */
const hiddenOnly = 0.75;
/** Two readings of the same print differ in at most this part of their characters. */
const mostDifferent = 0.34;
/** Boxes of the same word in both readings share at least this part of each. */
const sharedPart = 0.5;

/**
 * Combines our reading of a scan with the text that another OCR engine laid behind it, word by word: agreement raises
 * the confidence, and a plausible hidden word replaces a similar one of ours that is doubtful.
 */
export function mergeHiddenText(reading: PictureReading, layer: readonly Word[]): PictureReading {
  if (layer.length === 0) return reading;
  const words = reading.words.map((word) => {
    const place = displayedBox(word.box, reading.toDisplayed);
    const other = layer.find((candidate) => samePlace(candidate.box, place));
    return other ? combined(word, other.text) : word;
  });
  return { ...reading, words };
}

function combined(word: Word, text: string): Word {
  if (text === word.text) return { ...word, confidence: Math.max(word.confidence, agreed) };
  const better = word.confidence < doubtful && isSensible({ text }) && resembles(text, word.text);
  return better ? { ...word, text, confidence: hiddenOnly } : word;
}

/** Hidden text may say anything: it counts as a reading of the print only where it resembles ours. */
function resembles(text: string, read: string): boolean {
  return differences(text, read) <= Math.max(1, Math.max(text.length, read.length) * mostDifferent);
}

/** How many characters must be changed, added or left out to make one of the other. */
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
