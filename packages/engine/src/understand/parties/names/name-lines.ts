import { isSalutation } from "../../../locale/addresses/party-captions.ts";
import { hasLegalForm, isOnlyLegalForm } from "../../../locale/companies/legal-form.ts";
import { type MarkedDocument, measureSpan, type Span } from "../../decode/spans.ts";
import { boxAround, type OrderedWords, textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { minWeak } from "../../thresholds.ts";

/** In line heights: lines of one name begin under each other and are set tightly, in one size. */
const sameEdge = 0.3;
const tight = 0.8;
const sameSize = 0.1;

/**
 * Extends a name by the lines right above and below that may belong to it and have no other label: the model is often
 * sure of only one line of a long name.
 */
export function withDoubtfulLines(document: MarkedDocument, label: string, name: readonly Span[]): readonly Span[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last) return name;
  const chance = probabilities(document.predictions, label);
  const span = (line: readonly number[] | undefined) =>
    line && isDoubtful(document, label, line, chance) ? [measureSpan(document.ordered, line, chance)] : [];
  const isAbove = (cell: readonly number[]) => areLines(document.ordered, cell, first.words);
  const isBelow = (cell: readonly number[]) => areLines(document.ordered, last.words, cell);
  return [...span(document.cells.findLast(isAbove)), ...name, ...span(document.cells.find(isBelow))];
}

function isDoubtful({ labels }: MarkedDocument, label: string, line: readonly number[], chance: Float32Array): boolean {
  const isFree = line.every((word) => labels[word] === "none" || labels[word] === label);
  return isFree && line.every((word) => (chance[word] ?? 0) >= minWeak);
}

/** Minimum probability of each word of a doubtful line of a seller's name, and most words of one. */
const sellersLine = 0.15;
const wordsOfLine = 3;
/** Signs are drawn line by line in nearly one size. */
const nearlyOneSize = 0.45;

/**
 * Extends a seller's name on a picture by the line right below it (`MacAlder` above `Timber Centre`), if that is set
 * like the name and may be part of it. Slogans and lines of business are longer, or set in another case.
 */
export function withSignBelow(document: MarkedDocument, name: readonly Span[]): readonly Span[] {
  const { ordered, cells, predictions } = document;
  const last = name.at(-1);
  const text = textOf(
    ordered,
    name.flatMap(({ words }) => words),
  );
  if (!last || hasLegalForm(text) || ordered.words[last.words[0] ?? -1]?.source !== "ocr") return name;
  const chance = probabilities(predictions, "vendor.name");
  const below = cells.find(
    (cell) =>
      isSetAlike(ordered, last.words, cell) &&
      isSign(textOf(ordered, cell), text) &&
      cell.every((word) => (chance[word] ?? 0) >= sellersLine),
  );
  return below ? [...name, { ...last, words: below }] : name;
}

/** Whether a line has few words without digits and signs between them, in the case of the name. */
function isSign(line: string, name: string): boolean {
  const isUpper = (text: string) => text === text.toUpperCase();
  return /^\p{L}[\p{L}'’& ]+$/u.test(line) && line.split(" ").length <= wordsOfLine && isUpper(line) === isUpper(name);
}

/** Whether a line stands right below another, to the left or in the middle of it, in about its size. */
function isSetAlike(ordered: OrderedWords, upper: readonly number[], lower: readonly number[]): boolean {
  const [a, b] = [ordered.words[upper[0] ?? -1], ordered.words[lower[0] ?? -1]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale || a.page !== b.page || a.line >= b.line) return false;
  if (Math.abs(a.fontHeight - b.fontHeight) > nearlyOneSize * a.fontHeight) return false;
  const [above, below] = [boxAround(ordered, upper), boxAround(ordered, lower)];
  const across = (x: number, y: number) => (Math.abs(x - y) * scale.aspect) / a.fontHeight;
  const isAligned = across(above[0], below[0]) < 1 || across((above[0] + above[2]) / 2, (below[0] + below[2]) / 2) < 1;
  return isAligned && below[1] - above[3] < tight * a.fontHeight && below[1] > above[1];
}

/** Minimum mean probability of the words of a line that is a name from end to end. */
const wholeLine = 0.3;
/** Longer lines are sentences. */
const mostWords = 8;

/** Spans that are parts of one line whose words may all be of the name are one: `Amt für | Jugend und Familie`. */
export function withWholeLines(document: MarkedDocument, label: string, spans: readonly Span[]): readonly Span[] {
  const { ordered, cells } = document;
  const chance = probabilities(document.predictions, label);
  const lines = cells.filter((cell) => {
    const isPossible =
      cell.length > 1 && cell.length <= mostWords && cell.every((word) => (chance[word] ?? 0) >= minWeak);
    return (
      isPossible && !partedName.test(textOf(ordered, cell)) && measureSpan(ordered, cell, chance).score >= wholeLine
    );
  });
  // A legal form ends a name: what follows on its line is a department or a person.
  const isOpen = ({ words }: Span) => !hasLegalForm(textOf(ordered, words));
  const lineOf = (span: Span) => (isOpen(span) ? lines.find((cell) => cell.includes(span.words[0] ?? -1)) : undefined);
  return spans.flatMap((span, index) => {
    const line = lineOf(span);
    if (!line || line.length === span.words.length) return [span];
    const isFirst = spans.findIndex((other) => lineOf(other) === line) === index;
    return isFirst ? [measureSpan(ordered, line, chance)] : [];
  });
}

/**
 * Names on the line of a tax number begin right behind it, as the Brazilian NFC-e prints them: `CNPJ: 12.345.678/0001-95
 * SATO RESTAURANTE LTDA`.
 */
export function withWordsBehindTaxNumber(document: MarkedDocument, label: string, spans: readonly Span[]): Span[] {
  const { ordered, labels, predictions } = document;
  return spans.map((span) => {
    const [first = 0] = span.words;
    let start = first;
    while (labels[start - 1] === "none" && isOnLine(ordered, start - 1, first)) start -= 1;
    if (start === first || !isBehindTaxNumber(document, start)) return span;
    const more = Array.from({ length: first - start }, (_, index) => start + index);
    return measureSpan(ordered, [...more, ...span.words], probabilities(predictions, label));
  });
}

/** Whether the word before, on the same line, is of a tax number. */
export function isBehindTaxNumber({ ordered, labels }: MarkedDocument, word: number): boolean {
  return labels[word - 1]?.endsWith(".tax_id") === true && isOnLine(ordered, word - 1, word);
}

function isOnLine({ words }: OrderedWords, one: number, other: number): boolean {
  return words[one]?.line === words[other]?.line;
}

/** A sign between two values of one line. */
const partedName = /[,;:|·•/]|\s[–-]\s/;

/** Whether two lines of one size begin under each other without a blank line between them. */
export function areLines(ordered: OrderedWords, upper: readonly number[], lower: readonly number[]): boolean {
  const [a, b] = [ordered.words[upper[0] ?? -1], ordered.words[lower[0] ?? -1]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale || a.page !== b.page || a.line >= b.line) return false;
  if (Math.abs(a.fontHeight - b.fontHeight) > sameSize * a.fontHeight) return false;
  const [above, below] = [boxAround(ordered, upper), boxAround(ordered, lower)];
  const across = (Math.abs(above[0] - below[0]) * scale.aspect) / a.fontHeight;
  return across < sameEdge && below[1] - above[3] < tight * a.fontHeight;
}

/** Adds the line above to a name that is a legal form and nothing else: `Lüders Maschinenfabrik` above `GmbH & Co. KG`. */
export function withNameOfForm({ ordered, cells, labels }: MarkedDocument, name: readonly Span[]): readonly Span[] {
  const [first] = name;
  if (!first || !name.every(({ words }) => isOnlyLegalForm(textOf(ordered, words)))) return name;
  const isFree = (word: number) => /^(?:none|contact|.*\.name)$/.test(labels[word] ?? "");
  const above = cells.findLast((cell) => isSetAlike(ordered, cell, first.words));
  const words = above && behindCaption(ordered, above, labels);
  const isName = words?.every(isFree) && !isSalutation(textOf(ordered, words));
  return words && isName ? [{ ...first, words }, ...name] : name;
}

/** A line without its caption, up to where the words are another party's: `Denominazione: OFFICINE SECCHIA Cliente:`. */
function behindCaption({ words }: OrderedWords, line: readonly number[], labels: readonly string[]): readonly number[] {
  const caption = line.findIndex((word) => /:$/.test(words[word]?.text ?? ""));
  if (caption < 0) return line;
  const value = line.slice(caption + 1);
  const end = value.findIndex((word) => labels[word] !== labels[value[0] ?? -1]);
  return end < 0 ? value : value.slice(0, end);
}

/** `di Rossi Mario & C.`: the person after whom an Italian business is named. */
const owner = /^(?:di|DI)(?: (?:e|&|\p{Lu}[\p{L}'’.]*)){1,6}$/u;

/** Adds the owner to an Italian business name, from the same line or the next one, with the probability of the name. */
export function withOwner({ ordered, cells, labels }: MarkedDocument, name: readonly Span[]): readonly Span[] {
  const last = name.at(-1);
  const end = last?.words.at(-1);
  if (!last || end === undefined) return name;
  const isOwner = (words: readonly number[]) => owner.test(textOf(ordered, words)) && words.every(isFree);
  const isFree = (word: number) => /^(?:none|contact|.*\.name)$/.test(labels[word] ?? "");
  const behind = cells.find((cell) => cell.includes(end))?.filter((word) => word > end) ?? [];
  const words = isOwner(behind)
    ? behind
    : cells.find((cell) => isOwner(cell) && isRightBelow(ordered, last.words, cell));
  return words ? [...name, { ...last, words }] : name;
}

/** Whether a line stands under another without a blank line between them, on the left, in the middle or on the right. */
function isRightBelow(ordered: OrderedWords, upper: readonly number[], lower: readonly number[]): boolean {
  const [a, b] = [ordered.words[upper[0] ?? -1], ordered.words[lower[0] ?? -1]];
  if (!a || !b || a.page !== b.page || a.line >= b.line) return false;
  const [above, below] = [boxAround(ordered, upper), boxAround(ordered, lower)];
  return (
    below[0] < above[2] && below[2] > above[0] && below[1] - above[3] < tight * Math.max(a.fontHeight, b.fontHeight)
  );
}
