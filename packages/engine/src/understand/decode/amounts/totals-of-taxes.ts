import { cents } from "../../../locale/amounts/amount.ts";
import type { Candidate, TaxLineReading } from "../../invoice-reading.ts";
import { probabilities } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";
import { candidateOf, type MarkedDocument, maxCandidates, measureSpan } from "../spans.ts";
import { moneyIn } from "./decode-amounts.ts";

/** The chance given to a total that is the exact sum of tax bases and taxes. */
const confirmed = 0.9;

/**
 * The candidates for the total; where none is likely, the printed amount that the bases and the taxes add up to is: bills
 * whose only total is the last column of the table of taxes.
 */
export function totalsOfTaxes(
  document: MarkedDocument,
  totals: readonly Candidate<number>[],
  taxes: readonly TaxLineReading[],
): readonly Candidate<number>[] {
  if (totals.some(({ probability }) => probability >= strongAt)) return totals;
  const sum = grossOf(taxes);
  if (sum === undefined) return totals;
  const { ordered, labels, predictions } = document;
  const isFree = (word: number) => /^(?:none|total_amount|amount_due)$/.test(labels[word] ?? "none");
  const word = [...ordered.words.keys()].findLast(
    (index) => isFree(index) && cents(moneyIn(document, [index]) ?? 0) === sum,
  );
  if (word === undefined) return totals;
  const span = measureSpan(ordered, [word], probabilities(predictions, "total_amount"));
  const value = moneyIn(document, [word]) ?? 0;
  const found = candidateOf(document, { ...span, score: confirmed, weakest: confirmed }, value);
  return [found, ...totals.filter((one) => cents(one.value) !== sum)].slice(0, maxCandidates);
}

/** In cents; undefined without taxes, or where a base or an amount is unknown or zero. */
function grossOf(taxes: readonly TaxLineReading[]): number | undefined {
  const parts = taxes.flatMap(({ base, amount }) => [base, amount]);
  const isSure = parts.every((part) => part !== undefined && part.probability >= strongAt && part.value > 0);
  if (!isSure || taxes.length === 0) return undefined;
  return parts.reduce((sum, part) => sum + cents(part?.value ?? 0), 0);
}
