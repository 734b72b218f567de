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
  printedOnce,
  rankCandidates,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "./spans.ts";

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
  const printed = document.rules.has("printed-twice") ? printedOnce(document, spans) : spans;
  const once = document.rules.has("figures-beside-names") ? withoutFigures(document, printed) : printed;
  const lines = once.map((span) => textOf(document.ordered, span.words));
  const text = together(lines.join(" ").replace(outerSigns, ""));
  return isName(text) ? [candidateOf(document, joinSpans(once), text, text)] : [];
}

/** Letters of a name are read with more confidence, however it is printed; the figure of a logo is like one letter or another. */
const doubtfulLetter = 0.8;

/** `A alder`: a single doubtful letter beside a word, before or after a line of the name, is a figure. */
function withoutFigures({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const wordAt = (index: number | undefined) => (index === undefined ? undefined : ordered.words[index]);
  const isFigure = (index: number | undefined, beside: number | undefined) => {
    const [word, neighbour] = [wordAt(index), wordAt(beside)];
    if (word?.source !== "ocr" || word.confidence >= doubtfulLetter) return false;
    return [...word.text].length === 1 && [...(neighbour?.text ?? "")].length > 1;
  };
  return spans.map((span) => {
    const words = isFigure(span.words[0], span.words[1]) ? span.words.slice(1) : span.words;
    return { ...span, words: isFigure(words.at(-1), words.at(-2)) ? words.slice(0, -1) : words };
  });
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
