import { isPlaceLine } from "../../../locale/addresses/place-words.ts";
import { postalForms } from "../../../locale/addresses/postal-forms.ts";
import { countryOf } from "../../../locale/country.ts";
import { type MarkedDocument, measureSpan, type Span } from "../../decode/spans.ts";
import { boxAround, type OrderedWords, textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { minCandidate } from "../../thresholds.ts";
import { areLines } from "../names/name-lines.ts";

/** In line heights: maximum horizontal distance between the starts of an address's lines. */
const sameEdge = 0.7;
/** Maximum digits of an address line (house number, floor, postal code); telephone and tax numbers have more. */
const mostDigits = 7;

/**
 * The lines of an address, including unlabelled ones between them: a department, a floor, a district. The model gives
 * the captions of a form hardly any probability.
 */
export function withLinesBetween(document: MarkedDocument, label: string, lines: readonly Span[]): Span[] {
  const chance = probabilities(document.predictions, label);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const cell = next && cellBetween(document, line, next);
    const between = cell && measureSpan(document.ordered, cell, chance);
    return between && between.score >= minCandidate ? [line, between] : [line];
  });
}

function cellBetween(document: MarkedDocument, above: Span, below: Span): readonly number[] | undefined {
  const { ordered, cells } = document;
  const [from, to] = [lineOf(ordered, above), lineOf(ordered, below)];
  if (to - from < 2) return undefined;
  const left = (words: readonly number[]) => leftEdge(ordered, words);
  const isUnder = (cell: readonly number[]) =>
    Math.abs(left(cell) - left(above.words)) < sameEdge && Math.abs(left(cell) - left(below.words)) < sameEdge;
  const between = cells.filter((cell) => {
    const line = ordered.words[cell[0] ?? -1]?.line ?? -1;
    return line > from && line < to && isUnder(cell);
  });
  const [only] = between;
  return only && between.length === 1 && isUnclaimed(document, only) ? only : undefined;
}

/**
 * Whether a line has no other label, and is neither a caption nor a telephone number, an e-mail address or another
 * number.
 */
function isUnclaimed({ ordered, labels }: MarkedDocument, cell: readonly number[]): boolean {
  const text = textOf(ordered, cell);
  if (/[@:]|www\./i.test(text) || text.replace(/\D/g, "").length > mostDigits) return false;
  return cell.every((word) => labels[word] === "none" || labels[word]?.endsWith(".address"));
}

/** Probability from which the line between a name and an address is the first of the address. */
const firstLineFrom = 0.2;

/** The lines of an address with the line above them, where that stands right below the party's name. */
export function withLineBelowName(document: MarkedDocument, label: string, lines: readonly Span[]): readonly Span[] {
  const { ordered, cells, labels, predictions } = document;
  const [first] = lines;
  if (!first) return lines;
  const nameLabel = label.replace(/address$/, "name");
  const isCutOff = (cell: readonly number[]) =>
    cell.every((word) => labels[word] === nameLabel) && isPlaceLine(textOf(ordered, cell));
  const isFree = (cell: readonly number[]) => isUnclaimed(document, cell) || isCutOff(cell);
  const above = cells.findLast((cell) => areLines(ordered, cell, first.words) && isFree(cell));
  const names = cells.map((cell) => cell.filter((word) => labels[word] === nameLabel));
  if (!above || !names.some((name) => name.length > 0 && areLines(ordered, name, above))) return lines;
  const line = measureSpan(ordered, above, probabilities(predictions, label));
  return line.score >= firstLineFrom ? [line, ...lines] : lines;
}

function leftEdge(ordered: OrderedWords, words: readonly number[]): number {
  const scale = ordered.pages[ordered.words[words[0] ?? -1]?.page ?? 0];
  return scale ? (boxAround(ordered, words)[0] * scale.aspect) / scale.unit : Number.POSITIVE_INFINITY;
}

function lineOf({ words }: OrderedWords, span: Span): number {
  return words[span.words[0] ?? -1]?.line ?? -1;
}

const careOf = /^c\/(?:o[.:]?|-)$/i;

/** The lines of an address with a line above them that says in whose care it is: `c/o`, in Australia `c/-`. */
export function withCareOf({ ordered, cells }: MarkedDocument, lines: readonly Span[]): readonly Span[] {
  const [first] = lines;
  const above = first && cells.findLast((cell) => isCareOf(ordered, cell) && areLines(ordered, cell, first.words));
  return above ? [{ ...first, words: above }, ...lines] : lines;
}

/** Whether words stand behind `c/o`, or begin with it. */
export function isInCare({ words: all }: OrderedWords, words: readonly number[]): boolean {
  const [first = 0] = words;
  const [own, before] = [all[first], all[first - 1]];
  return careOf.test(own?.text ?? "") || (before?.line === own?.line && careOf.test(before?.text ?? ""));
}

function isCareOf({ words }: OrderedWords, cell: readonly number[]): boolean {
  return cell.length > 1 && careOf.test(words[cell[0] ?? -1]?.text ?? "");
}

/** Postal codes that cannot be a house number, as a plain number of four digits can. */
const codeForms = [
  postalForms.british.pattern,
  postalForms.canadian.pattern,
  postalForms.dutch.pattern,
  postalForms.portuguese.pattern,
  postalForms.polish.pattern,
  postalForms.brazilian.pattern,
  /(?:^|\d\p{L}?[\s,]+)(?:[A-Z]{1,2}-\s?)?(\d{5})(?=\s+\p{L})/u,
  /\b[A-Z]{2}\.?\s+(\d{5}(?:-\d{4})?)$/,
];

/** The postal code of each line, if two lines have different ones of the same form. */
function postalCodesOf(lines: readonly string[]): readonly (string | undefined)[] {
  const byForm = codeForms.map((form) => lines.map((line) => form.exec(line)?.[1]));
  return byForm.find((codes) => new Set(codes.filter((code) => code !== undefined)).size > 1) ?? [];
}

/** Splits head office and branch below each other into two addresses, after postal code and country of the first. */
export function splitByPostalCode({ ordered }: MarkedDocument, lines: readonly Span[]): Span[][] {
  const texts = lines.map(({ words }) => textOf(ordered, words));
  const codes = postalCodesOf(texts);
  if (codes.length === 0) return [[...lines]];
  const addresses: Span[][] = [[]];
  let last: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isOver = last !== undefined && codes[index] !== last && countryOf(texts[index] ?? "") === undefined;
    if (isOver) addresses.push([]);
    addresses.at(-1)?.push(line);
    last = codes[index] ?? (isOver ? undefined : last);
  }
  return addresses;
}
