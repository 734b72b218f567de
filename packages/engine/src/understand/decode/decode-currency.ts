import { decimalsOf } from "../../locale/currency.ts";
import type { Candidate, Evidence } from "../invoice-reading.ts";
import type { OrderedWords } from "../layout/reading-order.ts";
import { rankedAnswers } from "../model/predictions.ts";
import { wordShapeOf } from "../model/word-shape.ts";
import { minCurrency } from "../thresholds.ts";
import { candidateOf, keptCandidates, type MarkedDocument, mean } from "./spans.ts";

/** The decimals of the likeliest currency. */
export function moneyDecimalsOf([best]: readonly Candidate<string>[]): number {
  return decimalsOf(best?.value ?? "");
}

/**
 * The document's currency is the model's view of the whole page; signs and codes on paper choose among its answers and are the evidence.
 * A rule that let any printed sign decide made it worse: pages carry more than one. Where the model's answer is printed nowhere and all
 * amounts that name a currency name the same, that one comes first.
 */
export function decodeCurrency(document: MarkedDocument): Candidate<string>[] {
  const printed = printedCurrencies(document);
  const answers = rankedAnswers(document.predictions, "currencies").filter(
    ({ answer, probability }) => answer !== "other" && probability >= minCurrency,
  );
  const [best] = answers;
  const named = document.rules.has("printed-currency-outranks") ? currencyBesideMoney(document) : undefined;
  const isOutranked = best !== undefined && named !== undefined && !printed.has(best.answer);
  const ranked = isOutranked
    ? [{ answer: named, probability: best.probability }, ...answers.filter(({ answer }) => answer !== named)]
    : answers;
  return ranked
    .slice(0, keptCandidates)
    .map(({ answer, probability }) => currencyCandidate(document, answer, probability, printed.get(answer) ?? []));
}

function currencyCandidate(
  document: MarkedDocument,
  value: string,
  probability: number,
  words: readonly number[],
): Candidate<string> {
  const [first] = words;
  if (first !== undefined) {
    const span = { words: [first], score: probability, weakest: probability, edge: 0 };
    return { ...candidateOf(document, span, value), repeats: words.length };
  }
  const { ordered } = document;
  const legibility = mean(ordered.words.map((word) => word.confidence));
  const source = ordered.words[0]?.source ?? "text";
  const weakest = probability;
  return {
    value,
    text: value,
    probability,
    weakest,
    edge: 0,
    repeats: 0,
    legibility,
    worstLegibility: legibility,
    source,
  };
}

/** The one currency that is named beside amounts of money; undefined where none is, or several are. */
function currencyBesideMoney({ ordered }: MarkedDocument): string | undefined {
  const named = new Set<string>();
  for (const [index, { text, line }] of ordered.words.entries()) {
    const { currencies, isMoney } = wordShapeOf(text);
    const [code, ...others] = currencies;
    if (code === undefined) continue;
    const isBeside = isMoney || [index - 1, index + 1].some((beside) => isMoneyOn(ordered, beside, line));
    // A sign of several currencies is none of them for certain, and rules all others out.
    if (isBeside) named.add(others.length === 0 ? code : "");
  }
  const [only] = named;
  return named.size === 1 && only !== "" ? only : undefined;
}

function isMoneyOn({ words }: OrderedWords, index: number, line: number): boolean {
  const word = words[index];
  return word !== undefined && word.line === line && wordShapeOf(word.text).isMoney;
}

/** Where each currency is printed, those marked as currency by the model first. */
function printedCurrencies({ ordered, labels }: MarkedDocument): Map<string, number[]> {
  const printed = new Map<string, number[]>();
  for (const [index, word] of ordered.words.entries()) {
    for (const code of wordShapeOf(word.text).currencies) {
      const places = printed.get(code) ?? [];
      if (labels[index] === "currency" || labels[index] === "total_amount") places.unshift(index);
      else places.push(index);
      printed.set(code, places);
    }
  }
  return printed;
}

/** Whether a currency is printed on the total's own line; undefined where no currency at all is there. */
export function currencyBeside(document: MarkedDocument, currency: string, total: Evidence): boolean | undefined {
  const [, top, , bottom] = total.box;
  const middle = (top + bottom) / 2;
  const beside = document.ordered.words.filter(
    (word) => word.page + 1 === total.page && word.box[1] <= middle && word.box[3] >= middle,
  );
  const named = beside.map((word) => wordShapeOf(word.text).currencies).filter((codes) => codes.length > 0);
  return named.length === 0 ? undefined : named.some((codes) => codes.includes(currency));
}
