import type { MarkedDocument, Span } from "../spans.ts";

/** `001-`, `F002 -`: a series of three or four signs with the dash that joins it to a number. */
const series = /^(?:[A-Z]\d{3}|\d{3,4})-$/;
const sign = /^(?:n[°º.o]{1,2}|№)[.:]?$/i;
const number = /^\d{4,10}$/;

/** `Punto de Venta: 00002`: where an Argentine invoice was issued; its number of eight digits counts from there. */
const pointOfSale = /\bpunto de venta:? (\d{4,5})\b/i;
const argentineNumber = /^\d{8}$/;

/**
 * The series of a number that is printed before it: `001-` of `001- N° 00012345`, as on Latin American receipts, or the
 * point of sale in the cell before.
 */
export function seriesBefore({ ordered, rules }: MarkedDocument, { words }: Span): string {
  const [first = -1] = words;
  const line = ordered.words[first]?.line;
  const textAt = (word: number) => (ordered.words[word]?.line === line ? (ordered.words[word]?.text ?? "") : "");
  if (!rules.has("numbers-with-kind") || words.length !== 1 || !number.test(textAt(first))) return "";
  const before = ordered.words.slice(0, first).filter((word) => word.line === line);
  const sold = pointOfSale.exec(before.map(({ text }) => text).join(" "))?.[1];
  if (sold !== undefined && argentineNumber.test(textAt(first))) return `${sold}-`;
  if (!sign.test(textAt(first - 1))) return "";
  const [last, lastButOne] = [textAt(first - 2), textAt(first - 3)];
  const found = last === "-" ? `${lastButOne}-` : last;
  return series.test(found) ? found : "";
}
