import { wordKey } from "../locale/fold-text.ts";
import { withoutAddressLabel } from "../locale/language.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { textOf } from "./reading-order.ts";
import { candidateOf, joinSpans, type MarkedDocument, outerSigns, type Span, strongSpansOf } from "./spans.ts";

const reach = 2.4;
const usualWords = 7;
const repeatWorth = 0.25;

/** Addresses: the surest block of a usual length, one that is printed more than once first; lines printed twice are taken once. */
export function decodeAddress(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = blocksOf(document, strongSpansOf(document, label), reach).map((block) =>
    withoutRepeats(document, block.spans),
  );
  return blocks
    .map((spans) => {
      const lines = spans.map((span) =>
        withoutAddressLabel(textOf(document.ordered, span.words).replace(outerSigns, "")),
      );
      const text = lines.filter((line) => line !== "").join(", ");
      return { ...candidateOf(document, joinSpans(spans), text, text), repeats: repeatsOf(document, spans, blocks) };
    })
    .filter((candidate) => candidate.value !== "")
    .sort((a, b) => addressMerit(b) - addressMerit(a))
    .slice(0, 3);
}

/** Length counts up to a full address; doubt counts more than length. */
function addressMerit({ value, probability, repeats }: Candidate<string>): number {
  const words = Math.min(usualWords, value.split(/\s+/).length);
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
