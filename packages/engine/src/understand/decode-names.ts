import { wordKey } from "../locale/fold-text.ts";
import { withoutLegalForm } from "../locale/legal-form.ts";
import { blocksOf } from "./blocks.ts";
import type { Candidate } from "./invoice-reading.ts";
import { textOf } from "./reading-order.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  rankCandidates,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "./spans.ts";

const reach = 1.4;
const newName = 0.5;
const fullNameChance = 0.6;

/** Names: lines that follow each other are one name unless the model saw a new one begin. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const found = [strongSpansOf(document, label), weakSpansOf(document, label)].flatMap((spans) =>
    blocksOf(document, spans, reach)
      .flatMap((block) => splitAtStarts(document, block.spans))
      .flatMap((name) => nameOf(document, name)),
  );
  return rankCandidates(joinShortForms(found), wordKey);
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

function nameOf(document: MarkedDocument, spans: readonly Span[]): Candidate<string>[] {
  const lines = spans.map((span) => textOf(document.ordered, span.words));
  const text = lines.join(" ").replace(outerSigns, "");
  return isName(text) ? [candidateOf(document, joinSpans(spans), text, text)] : [];
}

/** `GmbH` alone is what is left of one. */
function isName(text: string): boolean {
  return wordKey(withoutLegalForm(text)) !== "";
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
