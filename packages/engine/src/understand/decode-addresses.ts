import { wordKey } from "../locale/fold-text.ts";
import { withoutAddressLabel } from "../locale/language.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { textOf } from "./reading-order.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "./spans.ts";

const reach = 2.4;
const keptCandidates = 3;

/** Addresses: blocks of lines, the surest first; lines printed twice are taken once. */
export function decodeAddress(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = [strongSpansOf(document, label), weakSpansOf(document, label)].flatMap((spans) =>
    blocksOf(document, spans, reach).map((block) => withoutRepeats(document, block.spans)),
  );
  return blocks
    .map((spans) => {
      const lines = spans.map((span) =>
        withoutAddressLabel(textOf(document.ordered, span.words).replace(outerSigns, "")),
      );
      const text = lines.filter((line) => line !== "" && !isTelephone(line)).join(", ");
      return { ...candidateOf(document, joinSpans(spans), text, text), repeats: repeatsOf(document, spans, blocks) };
    })
    .filter((candidate) => candidate.value !== "")
    .sort((a, b) => merit(b) - merit(a))
    .slice(0, keptCandidates);
}

/** A line of nothing but a telephone number: more digits than any postal code has. */
function isTelephone(line: string): boolean {
  const isNumber =
    /^(?:\p{L}{1,9}[.:]? ?)?[+(]?\d[\d ()./-]+$/u.test(line) || /^\p{L}{1,9}[.:]? ?[+(]\d[\d ()./-]+$/u.test(line);
  return isNumber && line.replace(/\D/g, "").length >= 10;
}

/** A whole address before a piece of one: the words that surely belong to it. */
function merit({ value, probability }: Candidate<string>): number {
  return probability ** 4 * Math.min(usualWords, value.split(/\s+/).length);
}

const usualWords = 7;

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

/** At how many places the same address is printed, this one included; a running head stands at one. */
function repeatsOf(document: MarkedDocument, spans: readonly Span[], blocks: readonly Span[][]): number {
  const own = new Set(tokensOf(document, spans));
  const same = blocks.filter((block) => {
    const tokens = tokensOf(document, block);
    return tokens.filter((token) => own.has(token)).length >= 0.7 * Math.max(own.size, 1);
  });
  return new Set(same.map((block) => placeOf(document, block))).size;
}

function placeOf({ ordered }: MarkedDocument, spans: readonly Span[]): string {
  const [x = 0, y = 0] = ordered.words[spans[0]?.words[0] ?? 0]?.box ?? [];
  return `${Math.round(x * 50)}:${Math.round(y * 50)}`;
}
