import { wordKey } from "../locale/fold-text.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { textOf } from "./reading-order.ts";
import {
  candidateOf,
  joinSpans,
  keptCandidates,
  type MarkedDocument,
  outerSigns,
  strongSpansOf,
  weakSpansOf,
} from "./spans.ts";

/** In line heights: forms leave room for a caption between two lines of an address. */
const reach = 2.4;
/** An address is often printed a second time with a line more or less: so much of it makes it the same. */
const sameAddress = 0.7;

/** Addresses: blocks of lines, the surest first; of two as sure, a whole one before a piece. */
export function decodeAddress(document: MarkedDocument, label: string): Candidate<string>[] {
  const blocks = [strongSpansOf(document, label), weakSpansOf(document, label)].flatMap((spans) =>
    blocksOf(document, spans, reach),
  );
  const found = blocks.flatMap(({ spans }) => {
    const lines = spans.map((span) => textOf(document.ordered, span.words).replace(outerSigns, ""));
    const text = lines.filter((line) => line !== "").join(", ");
    return text === "" ? [] : [candidateOf(document, joinSpans(spans), text, text)];
  });
  const repeats = repeatsOf(found.map(({ value }) => value));
  return found
    .map((candidate, index) => ({ ...candidate, repeats: repeats[index] ?? 1 }))
    .sort((a, b) => b.probability - a.probability || b.value.length - a.value.length)
    .slice(0, keptCandidates);
}

/** How often each address is printed, itself included. */
function repeatsOf(addresses: readonly string[]): number[] {
  const words = addresses.map((address) => new Set(address.split(/\s+/).map(wordKey).filter(Boolean)));
  return words.map((own) => {
    const isSame = (other: ReadonlySet<string>) =>
      [...other].filter((word) => own.has(word)).length >= sameAddress * Math.max(1, own.size);
    return words.filter(isSame).length;
  });
}
