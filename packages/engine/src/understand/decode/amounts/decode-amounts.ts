import { type Amount, decimalMarkOf, parseAmount } from "../../../locale/amounts/amount.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";
import { candidateOf, type MarkedDocument, rankCandidates, type Span, spansOf } from "../spans.ts";

/** Upper bound of amounts: telephone and account numbers are larger. */
const largestTotal = 1e10;

/** An amount of money from the words of a span: from all of them, or from the only one that is a number. */
export function moneyIn(document: MarkedDocument, words: readonly number[]): number | undefined {
  return moneyFrom(document, textOf(document.ordered, words));
}

function moneyFrom(document: MarkedDocument, text: string): number | undefined {
  const amount = withThreeDecimals(document, text) ?? parseAmount(text) ?? onlyNumber(text);
  return amount && inRange(amount);
}

const threeDecimals = /[.,]\d{3}(?![\d.,])/;

/** `12.500` is twelve and a half in a currency with three decimals. */
function withThreeDecimals({ moneyDecimals, rules }: MarkedDocument, text: string): Amount | undefined {
  const mark = threeDecimals.exec(text)?.[0][0];
  return rules.has("three-decimals") && moneyDecimals === 3 && mark
    ? parseAmount(text, { decimalMark: mark as "." | "," })
    : undefined;
}

/** Thousands separated by blanks, with the decimals of money. */
const spacedThousands = /(?<![\d.,])\d{1,3}(?: \d{3})+[.,]\d{2}(?!\d)/g;

function onlyNumber(text: string): Amount | undefined {
  const numbers = [...(text.match(spacedThousands) ?? []), ...text.split(" ")]
    .map((part) => parseAmount(part))
    .filter((amount) => amount !== undefined);
  return numbers.find((amount) => amount.decimals === 2) ?? numbers[0];
}

function inRange({ value, decimals }: Amount): number | undefined {
  const unit = decimals === 3 ? 1000 : 100;
  return Math.abs(value) < largestTotal ? Math.round(value * unit) / unit : undefined;
}

/** Candidates for a field of type amount. */
export function decodeAmount(document: MarkedDocument, label: string): Candidate<number>[] {
  const found = spansOf(document, label).flatMap((span) => amountCandidate(document, span));
  return rankCandidates(found, (value) => value.toFixed(3));
}

/** `12.03` or `12.03.` */
const dayAndMonth = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.?$/;

/** Whether a document with decimal commas has a day and a month here. */
function isDay({ ordered, rules }: MarkedDocument, words: readonly number[]): boolean {
  if (!rules.has("days-are-no-amounts") || !dayAndMonth.test(textOf(ordered, words))) return false;
  return decimalMarkOf(ordered.words.map(({ text }) => text)) === ",";
}

function amountCandidate(document: MarkedDocument, span: Span): Candidate<number>[] {
  const value = moneyIn(document, span.words);
  if (value === undefined || isDay(document, span.words)) return [];
  const alternatives = document.rules.has("digits-by-sums") ? otherAmounts(document, span.words) : [];
  return [{ ...candidateOf(document, span, value), ...(alternatives.length > 0 ? { alternatives } : {}) }];
}

/** The amount with an alternative reading of one of its words. */
function otherAmounts(document: MarkedDocument, words: readonly number[]): number[] {
  const printed = words.map((word) => document.ordered.words[word]);
  return printed.flatMap((word, at) =>
    (word?.alternatives ?? []).flatMap((other) => {
      const texts = printed.map((one, index) => (index === at ? other : (one?.text ?? "")));
      return moneyFrom(document, texts.join(" ")) ?? [];
    }),
  );
}

/** The amounts that certainly have a label, without choosing between them. */
export function sureAmounts(document: MarkedDocument, label: string): number[] {
  return spansOf(document, label)
    .filter((span) => span.score >= strongAt)
    .map((span) => moneyIn(document, span.words))
    .filter((value) => value !== undefined);
}
