import { type Amount, parseAmount } from "../locale/amount.ts";
import { repairDigits } from "../locale/repair-digits.ts";
import type { Candidate } from "./invoice-reading.ts";
import { textOf } from "./reading-order.ts";
import { candidateOf, type MarkedDocument, rankCandidates, type Span, spansOf } from "./spans.ts";

const largestTotal = 1e10;
/** OCR loses decimal points: `12 50` and `1,234 50` are prices. */
const lostPoint = /^(\D{0,4}\d[\d.,']*) (\d{2})(\D{0,4})$/;

/** An amount of money from the words of a span: as a whole, with a lost decimal point, or its one word that is a number. */
export function moneyIn(document: MarkedDocument, words: readonly number[]): number | undefined {
  const printed = textOf(document.ordered, words);
  const isOcr = words.some((word) => document.ordered.words[word]?.source === "ocr");
  for (const text of isOcr ? [printed, repairDigits(printed)] : [printed]) {
    const amount = withThreeDecimals(document, text) ?? parseAmount(text) ?? withLostPoint(text) ?? onlyNumber(text);
    if (amount) return inRange(amount);
  }
  return undefined;
}

const threeDecimals = /[.,]\d{3}(?![\d.,])/;

/** `12.500` is twelve and a half where money has three decimals. */
function withThreeDecimals({ moneyDecimals }: MarkedDocument, text: string): Amount | undefined {
  const mark = threeDecimals.exec(text)?.[0][0];
  return moneyDecimals === 3 && mark ? parseAmount(text, { decimalMark: mark as "." | "," }) : undefined;
}

function withLostPoint(text: string): Amount | undefined {
  const lost = lostPoint.exec(text);
  return lost ? parseAmount(`${lost[1]?.replace(/[.,]$/, "")}.${lost[2]}`) : undefined;
}

function onlyNumber(text: string): Amount | undefined {
  const numbers = text
    .split(" ")
    .map((part) => parseAmount(part))
    .filter((amount) => amount !== undefined);
  return numbers.find((amount) => amount.decimals === 2) ?? numbers[0];
}

function inRange({ value, decimals }: Amount): number | undefined {
  const unit = decimals === 3 ? 1000 : 100;
  return Math.abs(value) < largestTotal ? Math.round(value * unit) / unit : undefined;
}

/** Candidates for a field that is an amount of money. */
export function decodeAmount(document: MarkedDocument, label: string): Candidate<number>[] {
  const found = spansOf(document, label).flatMap((span) => amountCandidate(document, span));
  return rankCandidates(found, (value) => value.toFixed(3));
}

function amountCandidate(document: MarkedDocument, span: Span): Candidate<number>[] {
  const value = moneyIn(document, span.words);
  return value === undefined ? [] : [candidateOf(document, span, value)];
}

/** The amounts that surely stand in a role, without choosing between them. */
export function sureAmounts(document: MarkedDocument, label: string): number[] {
  return spansOf(document, label)
    .filter((span) => span.score >= 0.5)
    .map((span) => moneyIn(document, span.words))
    .filter((value) => value !== undefined);
}
