import { wordKey } from "../locale/fold-text.ts";
import { beginsWithHonorific } from "../locale/language.ts";
import { hasLegalForm, withoutLegalForm } from "../locale/legal-form.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { cellsOf, type OrderedWords, textOf } from "./reading-order.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  rankCandidates,
  type Span,
  strongSpansOf,
} from "./spans.ts";

const reach = 1.4;
const newName = 0.5;
const fullNameChance = 0.6;
const clearlyThere = 0.5;
const legalFormWorth = 0.03;
const singleWordDoubt = 0.45;
const longestNameLine = 6;

/** Names: lines that follow each other are one name unless the model saw a new one begin. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = blocksOf(document, strongSpansOf(document, label), reach);
  const found = blocks
    .flatMap((block) => splitAtStarts(document, block.spans))
    .map((spans) => withoutPersonAtCompany(document, withLegalLineBelow(document, spans)))
    .flatMap((spans) => {
      const text = spans
        .map((span) => textOf(document.ordered, span.words))
        .join(" ")
        .replace(outerSigns, "");
      return isName(text) ? [candidateOf(document, joinSpans(spans), text, text)] : [];
    });
  const joined = joinShortForms(found);
  return rankCandidates(joined, { keyOf: wordKey, worthOf: worthAmong(joined) });
}

/** `GmbH` alone is what is left of one. */
function isName(text: string): boolean {
  return wordKey(withoutLegalForm(text)) !== "";
}

/**
 * A department, a slogan or a stamp can look like a name; a company says its legal form. A single word is what a logo or a branch
 * says, and gives way to the company's whole name.
 */
function worthAmong(found: readonly Candidate<string>[]): (name: string) => number {
  const isWholeNameThere = found.some(({ value, probability }) => hasLegalForm(value) && probability > clearlyThere);
  return (name) => {
    if (hasLegalForm(name)) return legalFormWorth;
    return isWholeNameThere && !/\s/.test(name) ? -singleWordDoubt : 0;
  };
}

/** A letter to a person at a company names both; the company is the party. */
function withoutPersonAtCompany({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const texts = spans.map((span) => textOf(ordered, span.words));
  if (!texts.some((text) => hasLegalForm(text) && !beginsWithHonorific(text))) return spans;
  return spans.filter((_, index) => !beginsWithHonorific(texts[index] ?? ""));
}

/** The line right under the beginning of a name completes it when it ends in a legal form, whether the reader saw that or not. */
function withLegalLineBelow(document: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const last = spans.at(-1);
  const { ordered } = document;
  if (!last || hasLegalForm(spans.map((span) => textOf(ordered, span.words)).join(" "))) return spans;
  const below = cellUnder(ordered, last.words);
  const text = below && textOf(ordered, below);
  if (!text || (document.predictions.starts[below[0] ?? 0] ?? 0) > newName) return spans;
  const completes = below.length <= longestNameLine && hasLegalForm(text) && isName(text) && !/\d/.test(text);
  return completes ? [...spans, { ...last, words: below }] : spans;
}

/** The cell that begins where these words begin, one line further down, in print of the same size. */
function cellUnder(ordered: OrderedWords, words: readonly number[]): number[] | undefined {
  const first = ordered.words[words[0] ?? 0];
  if (!first) return undefined;
  const height = first.box[3] - first.box[1];
  return cellsOf(ordered).find((cell) => {
    const head = ordered.words[cell[0] ?? 0];
    if (!head || head.page !== first.page) return false;
    const down = head.box[1] - first.box[1];
    const isNextLine = down > height / 2 && down < (1 + reach) * height;
    const isSameSize = Math.abs(head.fontHeight - first.fontHeight) < height / 4;
    return isNextLine && isSameSize && Math.abs(head.box[0] - first.box[0]) < height;
  });
}

/** The logo says `Ember`, the footer `Ember Tools Ltd`: the short form speaks for the full name. */
function joinShortForms(found: readonly Candidate<string>[]): Candidate<string>[] {
  return found.map((candidate) => {
    const fuller = found
      .filter((other) => isShortFormOf(candidate.value, other.value) && other.probability > fullNameChance)
      .sort((a, b) => b.value.length - a.value.length)[0];
    return fuller ? { ...fuller, probability: candidate.probability } : candidate;
  });
}

function isShortFormOf(short: string, full: string): boolean {
  const [a, b] = [short, full].map((name) => name.split(/\s+/).map(wordKey).filter(Boolean)) as [string[], string[]];
  return a.length > 0 && a.length < b.length && b.length <= 8 && a.every((word) => b.includes(word));
}

function splitAtStarts({ predictions }: MarkedDocument, spans: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  for (const span of spans) {
    const begins = (predictions.starts[span.words[0] ?? 0] ?? 0) > newName;
    if (parts.length && !begins) parts.at(-1)?.push(span);
    else parts.push([span]);
  }
  return parts;
}
