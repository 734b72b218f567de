import { hasLegalForm, isOnlyLegalForm, withoutLegalForm } from "../../../locale/companies/legal-form.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import { candidateOf, type MarkedDocument, mean, measureSpan } from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";
import { signIn } from "./full-names.ts";

type Name = Candidate<string>;

/** Most words of a company's name with its form; more are a sentence. */
const mostWords = 8;
/** A word of a name: capital, number or one that joins others, without a sign that ends a clause. */
const wordOfName = /^(?:[\p{Lu}\d&(][^:;]*|de|del|des|di|da|do|du|e|et|y|i|und|and|of|the|van|von|voor|für)$/u;

/**
 * Adds the full name of a sign where the page prints it once in a place that the models do not take for a name, such as
 * `For ALDER MOBILITY PVT. LTD` above the signature: `ALDER` at the head is the short form of it.
 */
export function withPrintedInFull(document: MarkedDocument, names: readonly Name[]): readonly Name[] {
  const [sign] = names;
  const isFull = ({ value, probability }: Name) => hasLegalForm(value) && probability >= strongAt;
  if (!sign || sign.probability < strongAt || names.some(isFull)) return names;
  const found = new Map(fullPrints(document, sign.value).map((words) => [keyOf(document, words), words]));
  const [only, another] = found.values();
  if (!only || another) return names;
  const span = measureSpan(document.ordered, only, probabilities(document.predictions, "vendor.name"));
  const { probability, weakest, edge } = sign;
  const whole = candidateOf(document, { ...span, score: probability, weakest, edge }, textOf(document.ordered, only));
  const key = wordKey(whole.value);
  // Its second half alone is no name of its own.
  const others = names.filter(({ value }) => value === sign.value || !key.includes(wordKey(value)));
  return [{ ...whole, value: whole.value.replace(/[,;]$/, "") }, ...others];
}

function keyOf({ ordered }: MarkedDocument, words: readonly number[]): string {
  return wordKey(textOf(ordered, words));
}

/** The words of every print of a name that begins with the sign and ends with a legal form. */
function fullPrints(document: MarkedDocument, sign: string): number[][] {
  const key = wordKey(signIn(sign));
  if (key.length < shortestSign) return [];
  return document.cells.flatMap((cell) =>
    cell.flatMap((_, start) => {
      const length = lengthOfSign(document, cell.slice(start), key);
      const words = length === 0 ? undefined : upToForm(document, cell.slice(start, start + mostWords), length);
      return words && isFree(document, words) ? [words] : [];
    }),
  );
}

/** Shorter signs begin many names. */
const shortestSign = 4;

/** How many of the words are the sign, 0 if they are not. */
function lengthOfSign({ ordered }: MarkedDocument, words: readonly number[], key: string): number {
  let read = "";
  for (const [index, word] of words.entries()) {
    read += wordKey(ordered.words[word]?.text ?? "");
    if (read === key) return index + 1;
    if (!key.startsWith(read)) return 0;
  }
  return 0;
}

/** The words up to the end of the first legal form behind the sign. */
function upToForm({ ordered }: MarkedDocument, words: readonly number[], sign: number): number[] | undefined {
  const text = (from: number, to: number) => textOf(ordered, words.slice(from, to));
  let end = 0;
  for (let to = sign + 1; to <= words.length; to++) {
    if (end > 0 && !isOnlyLegalForm(text(end, to))) break;
    if (end === 0 && !wordOfName.test(text(to - 1, to))) break;
    if (end > 0 || hasLegalForm(text(0, to))) end = to;
  }
  // Behind a comma stands another part of the address, or the form.
  const named = withoutLegalForm(text(0, end)).replace(/[,\s]+$/, "");
  return end === 0 || named.includes(",") ? undefined : words.slice(0, end);
}

/** Mean probability from which a print may be the buyer's name. */
const mostBuyers = 0.3;
const othersLabel = /^(?:line\.|customer\.|party\.|bank|ship_to)/;

/** Whether none of the words belongs to another party or to a line item. */
function isFree({ labels, predictions }: MarkedDocument, words: readonly number[]): boolean {
  const buyers = mean(words.map((word) => probabilities(predictions, "customer.name")[word] ?? 0));
  return buyers < mostBuyers && words.every((word) => !othersLabel.test(labels[word] ?? ""));
}
