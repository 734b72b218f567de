import { decimalsOf } from "../locale/currency.ts";
import type { Candidate, Evidence } from "./invoice-reading.ts";
import { rankedAnswers } from "./predictions.ts";
import { candidateOf, keptCandidates, type MarkedDocument, mean } from "./spans.ts";
import { wordShapeOf } from "./word-shape.ts";

/** Of sixty currencies even an unlikely one may be the only one that is printed. */
const thinkable = 0.005;

/** The decimals of the likeliest currency. */
export function moneyDecimalsOf([best]: readonly Candidate<string>[]): number {
  return decimalsOf(best?.value ?? "");
}

/**
 * The document's currency is the model's view of the whole page; signs and codes on paper choose among its answers and are the evidence.
 * A rule that let any printed sign decide made it worse: pages carry more than one.
 */
export function decodeCurrency(document: MarkedDocument): Candidate<string>[] {
  const { ordered, predictions } = document;
  const printed = printedCurrencies(document);
  const candidates = rankedAnswers(predictions, "currencies")
    .filter(({ answer, probability }) => answer !== "other" && probability >= thinkable)
    .slice(0, keptCandidates)
    .map(({ answer, probability }): Candidate<string> => {
      const words = printed.get(answer) ?? [];
      const base = { value: answer, text: answer, probability, weakest: probability, edge: 0, repeats: words.length };
      const first = words[0];
      if (first === undefined) {
        const legibility = mean(ordered.words.map((word) => word.confidence));
        return { ...base, legibility, worstLegibility: legibility, source: ordered.words[0]?.source ?? "text" };
      }
      return {
        ...candidateOf(document, { words: [first], score: probability, weakest: probability, edge: 0 }, answer),
        repeats: words.length,
      };
    });
  return candidates;
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
