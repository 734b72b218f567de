import { wordKey } from "../../../locale/letters/fold-text.ts";
import { candidateOf, type MarkedDocument, measureSpan } from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";
import { domainNamesIn } from "./domain-names.ts";

type Name = Candidate<string>;

const copyright = /^(?:©|\(c\)|copyright)$/i;
/** `2019-2025.` behind the sign. */
const years = /^[\d–,.-]+$/;
/** What follows the name: a sign, or that all rights are reserved. */
const behindName = /^(?:[|·•–-]|all|alle|tous|todos|tutti)$/i;
const mostWords = 5;
/** The chance given to a name behind a copyright sign that is spelt by an address on the page. */
const spelt = 0.8;

/**
 * The name behind a copyright sign, as mails of shops have it in their footer, if a web or mail address on the page is
 * spelt alike and no name is likely: what the shop runs on has its own sign there, but not its own mail address.
 */
export function withCopyrightName(document: MarkedDocument, names: readonly Name[]): readonly Name[] {
  if (names.some(({ probability }) => probability >= strongAt)) return names;
  const { ordered, cells, predictions } = document;
  const domains = domainNamesIn(ordered);
  const isSpelt = (words: readonly number[]) => {
    const key = wordKey(textOf(ordered, words));
    return domains.some(({ name }) => key.startsWith(name) || (key.length > 0 && name.startsWith(key)));
  };
  const found = cells.map((cell) => wordsBehind(document, cell)).find((words) => words.length > 0 && isSpelt(words));
  if (!found) return names;
  const span = measureSpan(ordered, found, probabilities(predictions, "vendor.name"));
  const text = textOf(ordered, found).replace(/[.,;|·•–\s]+$/, "");
  const own = candidateOf(document, { ...span, score: spelt, weakest: spelt }, text);
  return [own, ...names.filter(({ value }) => !value.includes(text))];
}

function wordsBehind({ ordered }: MarkedDocument, cell: readonly number[]): readonly number[] {
  const textAt = (word: number) => ordered.words[word]?.text ?? "";
  const sign = cell.findLastIndex((word) => copyright.test(textAt(word)));
  const from = sign < 0 ? -1 : cell.findIndex((word, at) => at > sign && !years.test(textAt(word)));
  const words = from < 0 ? [] : cell.slice(from, from + mostWords);
  const next = words.findIndex((word) => behindName.test(textAt(word)));
  const own = next < 0 ? words : words.slice(0, next);
  const last = own.findIndex((word) => /[.,;]$/.test(textAt(word)));
  return last < 0 ? own : own.slice(0, last + 1);
}
