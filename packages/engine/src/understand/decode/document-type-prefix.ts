import { gapBetween, textOf } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { maybeKindAt } from "../thresholds.ts";
import type { MarkedDocument, Span } from "./spans.ts";

/** `FT`, `FS`, `FV`: the kind of a document before its number. */
const kind = /^\p{Lu}{1,4}$/u;
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
  const isPart =
    kind.test(before.text) &&
    withSeries.test(textOf(ordered, span.words)) &&
    (probabilities(predictions, "invoice_number")[first - 1] ?? 0) >= maybeKindAt &&
    gapBetween(ordered, first - 1, first) < widestBlank;
  const sure = probabilities(predictions, "invoice_number")[first - 1] ?? 0;
  const score = Math.max(span.score, (sure + span.score) / 2);
  return isPart ? { ...span, words: [first - 1, ...span.words], score } : span;
}
