import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";
import { candidateOf, type MarkedDocument, maxCandidates } from "../spans.ts";

/**
 * The line that machines read at the foot of a Nordic payment slip: reference, crowns, öre, check digit and account, as
 * in `# 771204118 # 1250 00 4 > 51234567#41#` and `4402917 312 45 < 6 > 15034412345`. The reference is looked for apart:
 * it would make the pattern slow on hostile text.
 */
const giroAmount = /\s(?<crowns>\d{1,7})\s(?<ore>\d{2})\s?<?\s?\d\s?>\s?\d{7}/;
const reference = /\d{5}/;
/** Probability of an amount that stands in such a line. */
const giroChance = 0.9;

/** The candidates for the total with the amount of the payment slip before them, where none is likely. */
export function withGiroTotal(
  document: MarkedDocument,
  totals: readonly Candidate<number>[],
): readonly Candidate<number>[] {
  if (totals.some(({ probability }) => probability >= strongAt)) return totals;
  const found = linesOf(document).flatMap((line) => amountOn(document, line));
  const [own] = found;
  if (!own || found.some(({ value }) => value !== own.value)) return totals;
  return [own, ...totals.filter(({ value }) => value !== own.value)].slice(0, maxCandidates);
}

function linesOf({ ordered }: MarkedDocument): number[][] {
  return [...Map.groupBy(ordered.words.keys(), (word) => ordered.words[word]?.line).values()];
}

function amountOn(document: MarkedDocument, line: readonly number[]): Candidate<number>[] {
  const text = textOf(document.ordered, line);
  const found = giroAmount.exec(text);
  const { crowns, ore } = found?.groups ?? {};
  if (crowns === undefined || ore === undefined || !reference.test(text.slice(0, found?.index))) return [];
  const at = line.findIndex((word) => document.ordered.words[word]?.text === crowns);
  const words = at < 0 ? line : line.slice(at, at + 2);
  const span = { words, score: giroChance, weakest: giroChance, edge: 0 };
  return [candidateOf(document, span, Number(`${crowns}.${ore}`))];
}
