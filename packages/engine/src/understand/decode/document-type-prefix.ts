import { gapBetween, textOf } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { maybeKindAt } from "../thresholds.ts";
import type { MarkedDocument, Span } from "./spans.ts";

/** `FT`, `FS`, `FV`, `TAL_FAC`: the kind of a document before its number. */
const kind = /^\p{Lu}{1,4}(?:_\p{Lu}{1,4})?$/u;
/** Kinds with which numbers begin in Portugal (SAF-T, Portaria 302/2016): invoice, receipt, credit and debit note. */
const prescribedKind = /^(?:FT|FS|FR|NC|ND)$/;
/** `A/912`, `318/05/2026/H`: a series or a month is part of the number. */
const withSeries = /^[\p{L}\d.-]+\/\d/u;
/** In line heights: one blank. */
const widestBlank = 1;

/** Adds the kind of document that is printed right before a number with a series: `FT A/912`. */
export function includeDocumentTypePrefix(document: MarkedDocument, span: Span): Span {
  const { ordered, predictions, rules } = document;
  const [first = 0] = span.words;
  const [before, own] = [ordered.words[first - 1], ordered.words[first]];
  if (!rules.has("numbers-with-kind") || !before || before.line !== own?.line) return span;
  const sure = probabilities(predictions, "invoice_number")[first - 1] ?? 0;
  const isKind = prescribedKind.test(before.text) || (kind.test(before.text) && sure >= maybeKindAt);
  const isPart =
    isKind && withSeries.test(textOf(ordered, span.words)) && gapBetween(ordered, first - 1, first) < widestBlank;
  const score = Math.max(span.score, (sure + span.score) / 2);
  return isPart ? { ...span, words: [first - 1, ...span.words], score } : span;
}
