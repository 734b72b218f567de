import { commonCurrency, countriesOfAddress, countriesOfPage } from "../../locale/country-signs.ts";
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
 * The document's currency is the model's view of the whole page; signs and codes on paper choose among its answers and
 * are the evidence. A rule that let any printed sign decide made it worse: pages carry more than one. Where the model's
 * answer is printed nowhere and all amounts that name a currency name the same, that one comes first. Where none is
 * printed, or only a sign of several, the seller's country decides.
 */
export function decodeCurrency(document: MarkedDocument, sellersAddress = ""): Candidate<string>[] {
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
  const own = document.rules.has("currency-of-the-country") ? currencyOfCountry(document, sellersAddress) : undefined;
  return withOwnCurrency(document, ranked, own)
    .slice(0, keptCandidates)
    .map(({ answer, probability }) => currencyCandidate(document, answer, probability, printed.get(answer) ?? []));
}

type Answer = Readonly<{ answer: string; probability: number }>;

/** Of sellers whose country is plain and who print no other currency, so many are paid in that country's. */
const paidAtHome = 0.97;
/** Where the model thinks of another currency first. */
const paidAtHomeInstead = 0.85;

/** A model that is as sure has seen more than a country. */
const surelyNamed = 0.9;

/**
 * A currency that its own sign or code names on the page is left as it is; all others give way to the seller's
 * country's.
 */
function withOwnCurrency(
  document: MarkedDocument,
  ranked: readonly Answer[],
  own: string | undefined,
): readonly Answer[] {
  if (own === undefined || !isPossible(document, own)) return ranked;
  const isFirst = ranked[0]?.answer === own;
  if (!isFirst && (ranked[0]?.probability ?? 0) > surelyNamed) return ranked;
  const known = ranked.find(({ answer }) => answer === own)?.probability ?? 0;
  const probability = Math.max(known, isFirst ? paidAtHome : paidAtHomeInstead);
  const others = ranked.filter(({ answer }) => answer !== own);
  return [
    { answer: own, probability },
    ...others.map(({ answer, probability: chance }) => ({ answer, probability: Math.min(chance, 1 - probability) })),
  ];
}

/** Whether every sign and code that stands beside an amount leaves room for this currency; there may be none. */
function isPossible({ ordered }: MarkedDocument, currency: string): boolean {
  return currenciesBesideMoney(ordered).every((codes) => codes.includes(currency));
}

/** The currency of the seller's country, by his address, else by what the whole page says of countries. */
function currencyOfCountry({ ordered }: MarkedDocument, sellersAddress: string): string | undefined {
  const home = countriesOfAddress(sellersAddress);
  if (home.length > 0) return commonCurrency(home);
  const lines = [...Map.groupBy(ordered.words, ({ line }) => line).values()];
  return commonCurrency(countriesOfPage(lines.map((words) => words.map(({ text }) => text).join(" "))));
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
  // A sign of several currencies is none of them for certain, and rules all others out.
  const named = new Set(
    currenciesBesideMoney(ordered).map(([code = "", ...others]) => (others.length === 0 ? code : "")),
  );
  const [only] = named;
  return named.size === 1 && only !== "" ? only : undefined;
}

/** For every sign and code beside an amount the currencies that it can mean. */
function currenciesBesideMoney(ordered: OrderedWords): (readonly string[])[] {
  return [...ordered.words.entries()].flatMap(([index, { text, line }]) => {
    const { currencies, isMoney } = wordShapeOf(text);
    if (currencies.length === 0) return [];
    const isBeside = isMoney || [index - 1, index + 1].some((beside) => isMoneyOn(ordered, beside, line));
    return isBeside ? [currencies] : [];
  });
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
