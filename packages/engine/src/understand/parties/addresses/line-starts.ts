import { type MarkedDocument, outerSigns, type Span } from "../../decode/spans.ts";
import { textOf } from "../../layout/reading-order.ts";

/** Letters, numbers and the signs of an address: no caption, e-mail address or web address. */
const addressSigns = /^[\p{L}\d][\p{L}\d\s.,'’/#&()-]*$/u;
/** Maximum digits of a line: house number, floor, postal code; telephone numbers have more. */
const mostDigits = 9;
/** Maximum words without the label: more are another text beside the address. */
const mostOthers = 2;

/**
 * Extends each line of an address to the start of its cell, unless another label claims the words before it. The models
 * are often sure only of `Tallinn` in `Sadama 6, Tallinn`.
 */
export function withLineStarts(document: MarkedDocument, label: string, lines: readonly Span[]): Span[] {
  const whole = lines.map((line) => withStart(document, label, line));
  // Two spans of one cell are extended to the same line.
  return whole.filter(({ words }, index) => whole.findIndex((other) => other.words[0] === words[0]) === index);
}

function withStart({ ordered, labels, cells }: MarkedDocument, label: string, line: Span): Span {
  const cell = cells.find((words) => words.includes(line.words[0] ?? -1)) ?? line.words;
  const isPrinted = (word: number) => /[\p{L}\d]/u.test(ordered.words[word]?.text ?? "");
  const words = cell.slice(cell.findIndex(isPrinted), cell.indexOf(line.words.at(-1) ?? -1) + 1);
  const others = words.filter((word) => !line.words.includes(word));
  const isFree = others.every(
    (word) => ordered.words[word]?.source === "text" && (labels[word] === "none" || labels[word] === label),
  );
  const isFew = others.length > 0 && others.length <= mostOthers;
  return isFew && isFree && isAddressLine(textOf(ordered, words).replace(outerSigns, "")) ? { ...line, words } : line;
}

function isAddressLine(text: string): boolean {
  return addressSigns.test(text) && text.replace(/\D/g, "").length <= mostDigits;
}
