import type { MarkedDocument, Span } from "../spans.ts";

/** `001-`, `F002 -`: a series of three or four signs with the dash that joins it to a number. */
const series = /^(?:[A-Z]\d{3}|\d{3,4})-$/;
const sign = /^(?:n[°º.o]{1,2}|№)[.:]?$/i;
const number = /^\d{4,10}$/;

/** The series of a number that is printed before `N°`, as on Latin American receipts: `001-` of `001- N° 00012345`. */
export function seriesBefore({ ordered, rules }: MarkedDocument, { words }: Span): string {
  const [first = -1] = words;
  const line = ordered.words[first]?.line;
  const textAt = (word: number) => (ordered.words[word]?.line === line ? (ordered.words[word]?.text ?? "") : "");
  if (!rules.has("numbers-with-kind") || words.length !== 1 || !number.test(textAt(first))) return "";
  if (!sign.test(textAt(first - 1))) return "";
  const [last, before] = [textAt(first - 2), textAt(first - 3)];
  const found = last === "-" ? `${before}-` : last;
  return series.test(found) ? found : "";
}
