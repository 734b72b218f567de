import { wordKey } from "../../locale/letters/fold-text.ts";
import { allRules, type RuleSet } from "../../rules.ts";
import type { Candidate, Evidence } from "../invoice-reading.ts";
import { boxAround, cellsOf, gapBetween, type OrderedWords, textOf } from "../layout/reading-order.ts";
import { bestLabels, type Predictions, probabilities } from "../model/predictions.ts";
import { wholeValues } from "../parties/whole-values.ts";
import { bestLabelAt, minCandidate, minWeak, newValueAt, strongAt } from "../thresholds.ts";

/** A document with its model output: the input of every decoder. */
export type MarkedDocument = Readonly<{
  ordered: OrderedWords;
  predictions: Predictions;
  labels: readonly string[];
  cells: readonly (readonly number[])[];
  rules: RuleSet;
  /** Decimals of the currency, if not two. */
  moneyDecimals?: number;
}>;

export function markDocument(
  ordered: OrderedWords,
  predictions: Predictions,
  rules: RuleSet = allRules,
): MarkedDocument {
  return { ordered, predictions, labels: bestLabels(predictions), cells: cellsOf(ordered), rules };
}

/** Consecutive words of one line with the same label. */
export type Span = Readonly<{
  words: readonly number[];
  /** Mean probability of the label. */
  score: number;
  weakest: number;
  /** The highest probability of the label right before or after the span. */
  edge: number;
}>;

/** In line heights: wider than blanks in justified text, narrower than gaps between columns. */
const widestGapInSpan = 2.5;

/** A dash, a bullet or `n°` between two words of a value. */
const longestSign = 2;

/** Spans where a label is the most probable one and, as weaker spans, where it is at least possible. */
export function spansOf(document: MarkedDocument, label: string): Span[] {
  const chance = probabilities(document.predictions, label);
  // Most labels are impossible for most words.
  const possible: number[] = [];
  for (let word = 0; word < chance.length; word++) if ((chance[word] ?? 0) >= minCandidate) possible.push(word);
  const isStrong = (word: number) =>
    (chance[word] ?? 0) >= strongAt || (document.labels[word] === label && (chance[word] ?? 0) > bestLabelAt);
  const sure = possible.filter(isStrong);
  const isWhole = /\.(?:name|address)$/.test(label) && document.rules.has("whole-values");
  const strong = runs(document, isWhole ? wholeValues(document, label, chance, sure) : sure);
  const taken = new Set(strong.flat());
  const weak = runs(
    document,
    possible.filter((word) => !taken.has(word)),
  );
  return [...strong, ...weak].map((words) => measureSpan(document.ordered, words, chance));
}

export function measureSpan(ordered: OrderedWords, words: readonly number[], chance: Float32Array | undefined): Span {
  const chances = words.map((word) => chance?.[word] ?? 0);
  const [first = 0, last = 0] = [words[0], words.at(-1)];
  const beside = [first - 1, last + 1].filter((word) => ordered.words[word]?.line === ordered.words[first]?.line);
  const edge = Math.max(0, ...beside.map((word) => chance?.[word] ?? 0));
  return { words, score: mean(chances), weakest: Math.min(...chances), edge };
}

/** Spans where the label is the most probable one. */
export function strongSpansOf(document: MarkedDocument, label: string): Span[] {
  return spansOf(document, label).filter((span) => isStrongSpan(document, label, span));
}

function isStrongSpan({ labels }: MarkedDocument, label: string, { words, score }: Span): boolean {
  return score >= strongAt || words.some((word) => labels[word] === label);
}

/** Spans where the label is possible, but another or none is more probable. */
export function weakSpansOf(document: MarkedDocument, label: string): Span[] {
  const spans = spansOf(document, label);
  const strong = new Set(spans.flatMap((span) => (isStrongSpan(document, label, span) ? span.words : [])));
  return spans.filter(({ words, score }) => score >= minWeak && !strong.has(words[0] ?? -1));
}

function runs(document: MarkedDocument, members: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const word of members) {
    const run = found.at(-1);
    const last = run?.at(-1) ?? 0;
    if (run && continues(document, last, word)) run.push(...between(last, word), word);
    else found.push([word]);
  }
  return found;
}

function continues({ ordered, predictions }: MarkedDocument, last: number, word: number): boolean {
  const [a, b] = [ordered.words[last], ordered.words[word]];
  if (!a || !b || a.line !== b.line || (predictions.starts[word] ?? 0) > newValueAt) return false;
  if (word - last > 2) return false;
  const skipped = ordered.words.slice(last + 1, word);
  return skipped.every((one) => one.text.length <= longestSign) && gapBetween(ordered, last, word) < widestGapInSpan;
}

/** A sign without a label belongs to the value around it. */
function between(last: number, word: number): number[] {
  return word - last === 2 ? [last + 1] : [];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The lines of a value without a repetition of it beside or right below. */
export function printedOnce({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const all = spans.map(({ words }) => wordKey(textOf(ordered, words)));
  const once = spans.filter((_, index) => all.indexOf(all[index] ?? "") === index);
  const keys = [...new Set(all)];
  const end = keys.findIndex((_, index) => index > 0 && keys.slice(0, index).join("") === keys.slice(index).join(""));
  return end < 0 ? once : once.slice(0, end);
}

/** Joins several lines of one value. */
export function joinSpans(spans: readonly Span[]): Span {
  const words = spans.flatMap((span) => span.words);
  const score = mean(spans.flatMap((span) => span.words.map(() => span.score)));
  const weakest = Math.min(...spans.map((span) => span.weakest));
  const edge = Math.max(...spans.map((span) => span.edge));
  return { words, score, weakest, edge };
}

/** Punctuation around a value that does not belong to it. */
export const outerSigns = /^[\s,;:·|•*–-]+|[\s,;:·|•*–-]+$/g;

function evidenceOf(ordered: OrderedWords, words: readonly number[]): Evidence {
  const page = ordered.words[words[0] ?? 0]?.page ?? 0;
  const samePage = words.filter((word) => ordered.words[word]?.page === page);
  return { page: page + 1, box: boxAround(ordered, samePage) };
}

export function candidateOf<Value>(
  document: MarkedDocument,
  span: Span,
  value: Value,
  text?: string,
): Candidate<Value> {
  const words = span.words.map((word) => document.ordered.words[word]).filter((word) => word !== undefined);
  return {
    value,
    text: text ?? textOf(document.ordered, span.words),
    probability: span.score,
    repeats: 1,
    weakest: span.weakest,
    edge: span.edge,
    worstLegibility: Math.min(1, ...words.map((word) => word.confidence)),
    source: words.some((word) => word.source === "ocr") ? "ocr" : "text",
    evidence: evidenceOf(document.ordered, span.words),
  };
}

/**
 * Candidates per field. Every combination is a hypothesis: with three each, and none, total, subtotal and tax have 64.
 */
export const maxCandidates = 3;

/** Upper bound of the probability of several doubtful occurrences together. */
const nearlyCertain = 0.999;

/**
 * One candidate per value, the best-supported first: a value printed twice with the same label is more probable than
 * either occurrence.
 */
export function rankCandidates<Value>(
  found: readonly Candidate<Value>[],
  keyOf: (value: Value) => string = String,
): Candidate<Value>[] {
  const groups = [...Map.groupBy(found, (candidate) => keyOf(candidate.value)).values()];
  return groups
    .map((group) => {
      const best = group.reduce((a, b) => (b.probability > a.probability ? b : a));
      return { best: { ...best, repeats: group.length }, support: supportOf(group) };
    })
    .sort((a, b) => b.support - a.support)
    .slice(0, maxCandidates)
    .map(({ best }) => best);
}

function supportOf(group: readonly Candidate<unknown>[]): number {
  return 1 - group.reduce((doubt, { probability }) => doubt * (1 - Math.min(nearlyCertain, probability)), 1);
}
