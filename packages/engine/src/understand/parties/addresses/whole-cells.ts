import { type MarkedDocument, outerSigns, type Span } from "../../decode/spans.ts";
import { textOf } from "../../layout/reading-order.ts";

/** Letters, numbers and the signs of an address: no caption, e-mail address or web address. */
const addressSigns = /^[\p{L}\d][\p{L}\d\s.,'’/#&()-]*$/u;
/** Maximum digits of a line: house number, floor, postal code; telephone numbers have more. */
const mostDigits = 9;
/** Maximum words without the label: more are another text beside the address. */
const mostOthers = 2;

const houseNumber = /^\d{1,4}\s?[a-z]?$/i;

/**
 * Extends lines of an address to all of their cell, where nothing else claims its other words: the models are often sure
 * of `Tallinn` in `Sadama 6, Tallinn` only.
 */
export function withWholeCells(document: MarkedDocument, label: string, lines: readonly Span[]): Span[] {
  const whole = lines.map((line) => wholeCell(document, label, line));
  // Two pieces of one cell become the same line.
  return whole.filter(({ words }, index) => whole.findIndex((other) => other.words[0] === words[0]) === index);
}

function wholeCell({ ordered, labels, cells }: MarkedDocument, label: string, line: Span): Span {
  const cell = cells.find((words) => words.includes(line.words[0] ?? -1)) ?? line.words;
  const isPrinted = (word: number) => /[\p{L}\d]/u.test(ordered.words[word]?.text ?? "");
  const behind = cell.slice(cell.indexOf(line.words.at(-1) ?? -1) + 1);
  const isNumber = houseNumber.test(ordered.words[behind[0] ?? -1]?.text ?? "");
  const words = cell.slice(cell.findIndex(isPrinted), cell.length - behind.length + (isNumber ? 1 : 0));
  const others = words.filter((word) => !line.words.includes(word));
  const isFree = others.every(
    (word) => ordered.words[word]?.source === "text" && (labels[word] === "none" || labels[word] === label),
  );
  const isFew = others.length > 0 && others.length <= mostOthers;
  return isFew && isFree && isAddressLine(textOf(ordered, words).replace(outerSigns, "")) ? { ...line, words } : line;
}

/** `No:` before the number of a house, as in Turkey. */
const houseCaption = /\bno\s?:/gi;

function isAddressLine(text: string): boolean {
  return addressSigns.test(text.replace(houseCaption, "")) && text.replace(/\D/g, "").length <= mostDigits;
}
