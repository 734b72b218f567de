import { type OrderedWords, textOf } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { minCandidate } from "../thresholds.ts";
import { type MarkedDocument, measureSpan, type Span } from "./spans.ts";

/** Dates without their end, as narrow columns break them: `February 3rd,`, `3 de mayo de`, `2024-`, `12/02/`. */
const beginnings = [
  /^\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,?$/u,
  /^\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de |of )?\p{L}{3,}\.?(?: de)?,?$/u,
  /^\d{1,4}(?:[./-]\d{1,2})?[./-]$/,
];
/** What is left of them on the next line: a year, or numbers. */
const rest = /^(?:(?:19|20)\d{2}|\d{1,2}(?:[./-]\d{1,4})?)\.?$/;
/** Most words of the first part: `3 de mayo de`. */
const mostWords = 4;
/** In line heights. */
const sameEdge = 0.7;
const tight = 1.2;

const ownLabels = ["date", "due_date"] as const;

/**
 * Dates that a narrow column breaks into two lines, with the label that is likeliest for either part: the models see
 * two words that are none.
 */
export function wrappedDates(
  document: MarkedDocument,
  label: string,
  parse: (text: string) => string | undefined,
): readonly Span[] {
  const { ordered, cells, predictions } = document;
  const begun = cells.flatMap((cell) => {
    const words = beginningOf(ordered, cell);
    return words ? [{ cell, words }] : [];
  });
  const broken = cells.flatMap((lower) => {
    if (begun.length === 0 || !rest.test(textOf(ordered, lower))) return [];
    const upper = begun.findLast(({ cell }) => isRightAbove(ordered, cell, lower));
    return upper && parse(textOf(ordered, [...upper.words, ...lower])) !== undefined
      ? [{ begun: upper.words, lower }]
      : [];
  });
  return broken.flatMap(({ begun, lower }) => {
    const chanceOf = (name: string) => {
      const chance = probabilities(predictions, name);
      return Math.max(measureSpan(ordered, begun, chance).score, measureSpan(ordered, lower, chance).score);
    };
    const own = chanceOf(label);
    if (own < minCandidate || ownLabels.some((name) => chanceOf(name) > own)) return [];
    return [{ words: [...begun, ...lower], score: own, weakest: own, edge: 0 }];
  });
}

/** The words at the end of a line that are a date without its end. */
function beginningOf(ordered: OrderedWords, cell: readonly number[]): readonly number[] | undefined {
  const ends = [...Array(Math.min(mostWords, cell.length)).keys()].map((count) => cell.slice(-1 - count));
  return ends.toReversed().find((words) => beginnings.some((form) => form.test(textOf(ordered, words))));
}

/** Whether a line begins under the other one, or under a word of it, without a blank line between them. */
function isRightAbove({ words, pages }: OrderedWords, upper: readonly number[], lower: readonly number[]): boolean {
  const [below] = lower.map((word) => words[word]);
  const scale = below && pages[below.page];
  if (!below || !scale) return false;
  const isUnder = (word: number) => {
    const above = words[word];
    if (!above || above.page !== below.page || above.line >= below.line) return false;
    const across = (Math.abs(above.box[0] - below.box[0]) * scale.aspect) / below.fontHeight;
    const down = below.box[1] - above.box[3];
    return across < sameEdge && down < tight * below.fontHeight && below.box[1] > above.box[1];
  };
  return upper.some(isUnder);
}
