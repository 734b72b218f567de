import type { PlacedWord } from "../../layout/reading-order.ts";
import type { MarkedDocument } from "../spans.ts";

/** Brazil prints the key of a fiscal document in eleven groups of four digits, on one line or on several. */
const group = /^\d{4}$/;
const fewestGroups = 10;
const fewestOnOneLine = 4;
/** In heights of the print. */
const linesApart = 6;
/** Share of a font's height in which sizes and edges of one print differ. */
const sameSize = 0.1;

/** Whether a number is a part of the key under which the tax authority has the invoice. */
export function isPartOfAccessKey({ ordered }: MarkedDocument, words: readonly number[]): boolean {
  const own = words.map((word) => ordered.words[word]).filter((word) => word !== undefined);
  const [first] = own;
  if (!first || !own.every(({ text }) => group.test(text))) return false;
  const isNear = ({ page, box, fontHeight }: PlacedWord) =>
    page === first.page &&
    Math.abs(box[1] - first.box[1]) < linesApart * fontHeight &&
    Math.abs(fontHeight - first.fontHeight) < sameSize * fontHeight;
  const groups = ordered.words.filter((word) => group.test(word.text) && isNear(word));
  const lines = Map.groupBy(groups, ({ line }) => line);
  const isBelow = (word: PlacedWord) =>
    word.line < first.line && Math.abs(word.box[0] - first.box[0]) < sameSize * first.fontHeight;
  const isBeside = (word: PlacedWord) => word.line === first.line && word !== first;
  if (!groups.some((word) => isBelow(word) || isBeside(word))) return false;
  return groups.length >= fewestGroups && [...lines.values()].some((line) => line.length >= fewestOnOneLine);
}
