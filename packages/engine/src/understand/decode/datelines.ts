import type { Candidate } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { candidateOf, type MarkedDocument, maxCandidates, measureSpan } from "./spans.ts";

/**
 * Place and date on a line of their own: `Bruxelles, le 05/01/2025`, `Köln, den 3. Mai 2024`, `Kassel, am: 05.05.2025`,
 * `Madrid, a 3 de mayo de 2024`.
 */
const place = /^(?:à )?\p{Lu}[\p{L} '’-]{1,40}(?:, | (?=(?:le|den|li|lì|dnia|dne) ))/u;
const onlyDate = /^(?:am: ?)?[^,:;]{6,40}$/u;
const linkWords = /^(?:le|den|der|am:?|a|el|il|l[iì]|dnia|dne|em)$/;
/** Longest dateline in words. */
const mostWords = 10;

/** A date with at least this probability stays the document's. */
const sureOfAnother = 0.9;
/** Probability of the date of a dateline. */
const datelineChance = 0.85;

/** The dates with that of a dateline before them. */
export function withDateline(
  document: MarkedDocument,
  dates: readonly Candidate<string>[],
  parse: (text: string) => string | undefined,
): readonly Candidate<string>[] {
  if ((dates[0]?.probability ?? 0) >= sureOfAnother) return dates;
  const found = document.cells.flatMap((cell) => datesOn(document, cell, parse));
  const [own] = found;
  if (!own || new Set(found.map(({ value }) => value)).size > 1) return dates;
  const probability = Math.max(datelineChance, own.probability);
  return [{ ...own, probability, weakest: probability }, ...dates.filter(({ value }) => value !== own.value)].slice(
    0,
    maxCandidates,
  );
}

function datesOn(
  document: MarkedDocument,
  cell: readonly number[],
  parse: (text: string) => string | undefined,
): Candidate<string>[] {
  const { ordered, predictions } = document;
  const text = textOf(ordered, cell);
  const rest = text.replace(place, "");
  if (cell.length > mostWords || rest === text || !onlyDate.test(rest) || !/\d$/.test(rest)) return [];
  const end = cell.findIndex((word) => /,$/.test(ordered.words[word]?.text ?? "") || isLink(document, word));
  const words = cell.slice(end + 1).filter((word) => !isLink(document, word));
  const value = words.length > 0 ? parse(textOf(ordered, words)) : undefined;
  if (value === undefined) return [];
  return [candidateOf(document, measureSpan(ordered, words, probabilities(predictions, "date")), value)];
}

function isLink({ ordered }: MarkedDocument, word: number): boolean {
  return linkWords.test(ordered.words[word]?.text ?? "");
}
