import { displayedBox } from "../page-text/displayed.ts";
import type { Box, Word } from "../page-text/page-text.ts";
import type { PictureReading } from "./ocr/read-picture.ts";

/** The text layer's words, and words from OCR where the layer has none. */
export function mergeReadings(layer: readonly Word[], reading: PictureReading): Word[] {
  const placed = reading.words.map((word) => ({ ...word, box: displayedBox(word.box, reading) }));
  return [...layer, ...placed.filter((word) => !layer.some((known) => covers(known.box, word.box)))];
}

/** Whether more than a third of a word overlaps a known one. */
function covers(known: Box, word: Box): boolean {
  const width = Math.min(known[2], word[2]) - Math.max(known[0], word[0]);
  const height = Math.min(known[3], word[3]) - Math.max(known[1], word[1]);
  if (width <= 0 || height <= 0) return false;
  return width * height > ((word[2] - word[0]) * (word[3] - word[1])) / 3;
}
