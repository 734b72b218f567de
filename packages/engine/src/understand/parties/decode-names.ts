import { wordKey } from "../../locale/fold-text.ts";
import { withoutLegalForm } from "../../locale/legal-form.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  printedOnce,
  rankCandidates,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "../decode/spans.ts";
import type { Candidate } from "../invoice-reading.ts";
import { blocksOf } from "../layout/blocks.ts";
import { textOf } from "../layout/reading-order.ts";

/** In line heights: the lines of a name follow each other without a blank line between them. */
const reach = 1.4;
/** As likely as not. */
const newName = 0.5;

/** Names: lines that follow each other are one name unless the model saw a new one begin. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const found = [strongSpansOf(document, label), weakSpansOf(document, label)].flatMap((spans) =>
    blocksOf(document, spans, reach)
      .flatMap((block) => splitAtStarts(document, block.spans))
      .flatMap((name) => nameOf(document, name)),
  );
  return rankCandidates(found, wordKey);
}

function nameOf(document: MarkedDocument, spans: readonly Span[]): Candidate<string>[] {
  const once = document.rules.has("printed-twice") ? printedOnce(document, spans) : spans;
  const lines = once.map((span) => textOf(document.ordered, span.words));
  const text = together(lines.join(" ").replace(outerSigns, ""));
  return isName(text) ? [candidateOf(document, joinSpans(once), text, text)] : [];
}

/** `A N K E R`, as wide signs show it, is one word. */
function together(name: string): string {
  return setApart.test(name) ? name.replaceAll(" ", "") : name;
}

/** Three letters at least: two may be initials. */
const setApart = /^\p{L}(?: \p{L}){2,}$/u;

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
