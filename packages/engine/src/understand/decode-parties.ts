import { withoutAddressLabel } from "../locale/address-label.ts";
import { wordKey } from "../locale/fold-text.ts";
import { hasLegalForm, withoutLegalForm } from "../locale/legal-form.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { cellsOf, type OrderedWords, textOf } from "./reading-order.ts";
import { candidateOf, type MarkedDocument, mean, rankCandidates, type Span, strongSpansOf } from "./spans.ts";

const nameReach = 1.4;
const addressReach = 2.4;
const newName = 0.5;
const usualAddressWords = 7;
const repeatWorth = 0.25;
const fullNameChance = 0.6;
const clearlyThere = 0.5;
const edges = /^[\s,;:·|•*–-]+|[\s,;:·|•*–-]+$/g;

/** Names: lines that follow each other are one name unless the model saw a new one begin. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = blocksOf(document, strongSpansOf(document, label), nameReach);
  const found = blocks
    .flatMap((block) => splitAtStarts(document, block.spans))
    .map((spans) => withoutPersonAtCompany(document, withLegalLineBelow(document, spans)))
    .flatMap((spans) => {
      const text = spans
        .map((span) => textOf(document.ordered, span.words))
        .join(" ")
        .replace(edges, "");
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
  return (name) => (hasLegalForm(name) ? 0.03 : isWholeNameThere && !/\s/.test(name) ? -0.45 : 0);
}

const honorific = /^(?:mr|mrs|ms|herrn?|frau|m|mme|mlle|monsieur|madame|sr|sra|sig|dhr|mevr|pan|pani|hr|fru)\.?\s/i;

/** A letter to a person at a company names both; the company is the party. */
function withoutPersonAtCompany({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const texts = spans.map((span) => textOf(ordered, span.words));
  if (!texts.some((text) => hasLegalForm(text) && !honorific.test(text))) return spans;
  return spans.filter((_, index) => !honorific.test(texts[index] ?? ""));
}

const longestNameLine = 6;

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
    const isNextLine = down > height / 2 && down < (1 + nameReach) * height;
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

function joinSpans(spans: readonly Span[]): Span {
  const words = spans.flatMap((span) => span.words);
  const score = mean(spans.flatMap((span) => span.words.map(() => span.score)));
  const weakest = Math.min(...spans.map((span) => span.weakest));
  const edge = Math.max(...spans.map((span) => span.edge));
  return { words, score, weakest, edge };
}

/** Addresses: the surest block of a usual length, one that is printed more than once first; lines printed twice are taken once. */
export function decodeAddress(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = blocksOf(document, strongSpansOf(document, label), addressReach).map((block) =>
    withoutRepeats(document, block.spans),
  );
  return blocks
    .map((spans) => {
      const lines = spans.map((span) => withoutAddressLabel(textOf(document.ordered, span.words).replace(edges, "")));
      const text = lines.filter((line) => line !== "").join(", ");
      return { ...candidateOf(document, joinSpans(spans), text, text), repeats: repeatsOf(document, spans, blocks) };
    })
    .filter((candidate) => candidate.value !== "")
    .sort((a, b) => addressMerit(b) - addressMerit(a))
    .slice(0, 3);
}

/** Length counts up to a full address; doubt counts more than length. */
function addressMerit({ value, probability, repeats }: Candidate<string>): number {
  const words = Math.min(usualAddressWords, value.split(/\s+/).length);
  return probability ** 4 * words * (1 + repeatWorth * (Math.min(3, repeats) - 1));
}

function tokensOf(document: MarkedDocument, spans: readonly Span[]): string[] {
  return spans
    .flatMap((span) => span.words.map((word) => wordKey(document.ordered.words[word]?.text ?? "")))
    .filter((token) => token !== "");
}

function withoutRepeats(document: MarkedDocument, spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const known = new Set(tokensOf(document, kept));
    const tokens = tokensOf(document, [span]);
    const repeated = tokens.filter((token) => known.has(token)).length;
    if (tokens.length < 2 || repeated / tokens.length <= 0.6) kept.push(span);
  }
  return kept;
}

/** How many blocks say the same address, this one included. */
function repeatsOf(document: MarkedDocument, spans: readonly Span[], blocks: readonly Span[][]): number {
  const own = new Set(tokensOf(document, spans));
  return blocks.filter((block) => {
    const tokens = tokensOf(document, block);
    return tokens.filter((token) => own.has(token)).length >= 0.7 * Math.max(own.size, 1);
  }).length;
}
