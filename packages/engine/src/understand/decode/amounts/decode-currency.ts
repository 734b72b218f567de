import { canMean, currenciesBefore, decimalsOf } from "../../../locale/amounts/currency.ts";
import { countriesOfCompany } from "../../../locale/companies/known-company.ts";
import { countryOfTaxId } from "../../../locale/companies/tax-id.ts";
import { commonCurrency, countriesOfAddress, countriesOfPage } from "../../../locale/country-signs.ts";
import type { Candidate, Evidence } from "../../invoice-reading.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";
import { rankedAnswers } from "../../model/predictions.ts";
import { wordShapeOf } from "../../model/word-shape.ts";
import { minCurrency, strongAt } from "../../thresholds.ts";
import { provenNumbers } from "../numbers/lone-tax-number.ts";
import { candidateOf, type MarkedDocument, maxCandidates, mean } from "../spans.ts";

const usualDecimals = 2;

/** Number of decimals of the likeliest currency; of one that is neither printed nor likelier than not, the usual two. */
export function moneyDecimalsOf([best]: readonly Candidate<string>[]): number {
  const isKnown = best !== undefined && (best.repeats > 0 || best.probability >= strongAt);
  return isKnown ? decimalsOf(best.value) : usualDecimals;
}

/**
 * The model predicts the document's currency; printed signs and codes choose among its predictions and are the
 * evidence. A rule that let any printed sign decide was worse, because pages show more than one. If the prediction is
 * printed nowhere and all amounts with a currency have the same one, that one comes first. If no currency is printed,
 * or only an ambiguous sign, the seller's country decides.
 */
export function decodeCurrency(document: MarkedDocument, sellersAddress = "", sellersName = ""): Candidate<string>[] {
  const printed = printedCurrencies(document);
  const answers = rankedAnswers(document.predictions, "currencies").filter(
    ({ answer, probability }) => answer !== "other" && probability >= minCurrency,
  );
  const [best] = answers;
  const named = document.rules.has("printed-currency-outranks") ? currencyBesideMoney(document) : undefined;
  const isPrinted = best !== undefined && (printed.has(best.answer) || isWrittenInLetters(document, best.answer));
  const isOutranked = best !== undefined && named !== undefined && !isPrinted;
  const first = isOutranked ? named : best?.answer;
  const isOnly = named !== undefined && named === first && printed.size === 1;
  const likelihood = Math.max(best?.probability ?? 0, isOnly ? onlyPrinted : 0);
  const ranked =
    first === undefined
      ? answers
      : [{ answer: first, probability: likelihood }, ...answers.filter(({ answer }) => answer !== first)];
  const own = document.rules.has("currency-of-the-country")
    ? currencyOfCountry(document, sellersAddress, sellersName)
    : undefined;
  return withOwnCurrency(document, ranked, own)
    .slice(0, maxCandidates)
    .map(({ answer, probability }) =>
      currencyCandidate(document, answer, probability, printed.get(answer) ?? borrowedSigns(document, answer)),
    )
    .map((candidate) => (candidate.value === own ? { ...candidate, worstLegibility: 1 } : candidate));
}

/** The chance given to the only currency of a page, if it stands beside an amount. */
const onlyPrinted = 0.9;

type Answer = Readonly<{ answer: string; probability: number }>;

/** Share of sellers of a known country, without a printed currency, who are paid in that country's currency. */
const paidAtHome = 0.97;
/** The same share if the model prefers another currency. */
const paidAtHomeInstead = 0.85;

/** Above this probability the model is more reliable than the country. */
const surelyNamed = 0.9;

/**
 * A currency named by an unambiguous sign or code on the page stays; all others are replaced by that of the seller's
 * country.
 */
function withOwnCurrency(
  document: MarkedDocument,
  ranked: readonly Answer[],
  own: string | undefined,
): readonly Answer[] {
  if (own === undefined || !isPossible(document, own)) return ranked;
  const isFirst = ranked[0]?.answer === own;
  // A borrowed sign looks like its usual currency to the model, however reliable it is otherwise.
  const isModelSurer = (ranked[0]?.probability ?? 0) > surelyNamed && borrowedSigns(document, own).length === 0;
  if (!isFirst && isModelSurer) return ranked;
  const known = ranked.find(({ answer }) => answer === own)?.probability ?? 0;
  const probability = Math.max(known, isFirst ? paidAtHome : paidAtHomeInstead);
  const others = ranked.filter(({ answer }) => answer !== own);
  return [
    { answer: own, probability },
    ...others.map(({ answer, probability: chance }) => ({ answer, probability: Math.min(chance, 1 - probability) })),
  ];
}

/** Whether every sign and code beside an amount can mean this currency; true if there are none. */
function isPossible({ ordered }: MarkedDocument, currency: string): boolean {
  return signsBesideMoney(ordered).every((word) => canMean(word, currency));
}

/**
 * The currency of the seller's country, by the seller's address, otherwise by signs of countries and proven tax numbers
 * on the whole page, otherwise by the countries of a well-known seller.
 */
function currencyOfCountry(document: MarkedDocument, sellersAddress: string, sellersName: string): string | undefined {
  const home = countriesOfAddress(sellersAddress);
  if (home.length > 0) return commonCurrency(home);
  const lines = [...Map.groupBy(document.ordered.words, ({ line }) => line).values()];
  const signs = countriesOfPage(lines.map((words) => words.map(({ text }) => text).join(" ")));
  const proven = provenNumbers(document).flatMap(({ value }) => countryOfTaxId(value) ?? []);
  const named = [...signs, ...proven];
  return commonCurrency(named.length > 0 ? named : countriesOfCompany(sellersName));
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
  const worstLegibility = mean(ordered.words.map((word) => word.confidence));
  const source = ordered.words[0]?.source ?? "text";
  const weakest = probability;
  return {
    value,
    text: value,
    probability,
    weakest,
    edge: 0,
    repeats: 0,
    worstLegibility,
    source,
  };
}

/** The only currency beside amounts of money; undefined if there is none, or several. */
function currencyBesideMoney({ ordered }: MarkedDocument): string | undefined {
  // An ambiguous sign does not determine a currency, but excludes all that it cannot mean.
  const named = new Set(
    currenciesBesideMoney(ordered).map(([code = "", ...others]) => (others.length === 0 ? code : "")),
  );
  const [only] = named;
  return named.size === 1 && only !== "" ? only : undefined;
}

/** Whether an abbreviation that means a currency only before amounts stands before one: `R 250.00`. */
function isWrittenInLetters({ ordered }: MarkedDocument, currency: string): boolean {
  return [...ordered.words.entries()].some(
    ([index, { text, line }]) => currenciesBefore(text).includes(currency) && isMoneyOn(ordered, index + 1, line),
  );
}

/** The possible currencies of every sign and code beside an amount. */
function currenciesBesideMoney(ordered: OrderedWords): (readonly string[])[] {
  return signsBesideMoney(ordered).map((word) => wordShapeOf(word).currencies);
}

/** The words with a sign or code of a currency beside an amount. */
function signsBesideMoney(ordered: OrderedWords): string[] {
  return [...ordered.words.entries()].flatMap(([index, { text, line }]) => {
    const { currencies, isMoney } = wordShapeOf(text);
    if (currencies.length === 0) return [];
    const isNumber = isCode.test(text) ? isNumberOn : isMoneyOn;
    const isBeside = isMoney || [index - 1, index + 1].some((beside) => isNumber(ordered, beside, line));
    return isBeside ? [text] : [];
  });
}

/** Unlike signs, codes stand before whole amounts only where these are money: `UGX 43000`. */
const isCode = /^[A-Z]{3}$/;

function isNumberOn({ words }: OrderedWords, index: number, line: number): boolean {
  const word = words[index];
  return word !== undefined && word.line === line && wordShapeOf(word.text).value !== undefined;
}

function isMoneyOn({ words }: OrderedWords, index: number, line: number): boolean {
  const word = words[index];
  return word !== undefined && word.line === line && wordShapeOf(word.text).isMoney;
}

/** Locations of each currency, those labelled as currency by the model first. */
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

/** Where signs are printed that mean this currency in its own country only: `lei` for the Moldovan leu. */
function borrowedSigns({ ordered }: MarkedDocument, currency: string): number[] {
  return [...ordered.words.entries()].flatMap(([index, { text }]) =>
    !wordShapeOf(text).currencies.includes(currency) && canMean(text, currency) ? [index] : [],
  );
}

/** Whether a currency is printed on the total's line; undefined if none is. */
export function currencyBeside(document: MarkedDocument, currency: string, total: Evidence): boolean | undefined {
  const [, top, , bottom] = total.box;
  const middle = (top + bottom) / 2;
  const beside = document.ordered.words.filter(
    (word) => word.page + 1 === total.page && word.box[1] <= middle && word.box[3] >= middle,
  );
  const named = beside.filter((word) => wordShapeOf(word.text).currencies.length > 0);
  return named.length === 0 ? undefined : named.some((word) => canMean(word.text, currency));
}
