import { type MarkedDocument, measureSpan, type Span } from "../../decode/spans.ts";
import { probabilities } from "../../model/predictions.ts";

/** A word read with less confidence, beside words read with more, is a piece of a logo or dirt. */
const illegible = 0.3;
const legible = 0.8;

/**
 * Removes words without digits that could not be read from a name or an address on a picture: `APKQ` with a
 * confidence of 0.14 before `Alder`. Values of which nothing is legible stay as they are.
 */
export function withoutIllegibleWords({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const confidence = (word: number) => ordered.words[word]?.confidence ?? 1;
  const isDirt = (word: number) => confidence(word) < illegible && !/\d/.test(ordered.words[word]?.text ?? "");
  const words = spans.flatMap((span) => span.words);
  if (!words.some(isDirt) || !words.some((word) => confidence(word) >= legible)) return spans;
  return spans
    .map((span) => ({ ...span, words: span.words.filter((word) => !isDirt(word)) }))
    .filter((span) => span.words.length > 0);
}

/** A word of signs that join no names. */
const sign = /^[^\p{L}\p{N}&+–-]+$/u;

/** Removes signs that stand alone at the ends of names, which are pieces of logos: `¥ Alder Press`, `✿ Alder`. */
export function withoutStraySymbols(document: MarkedDocument, label: string, spans: readonly Span[]): readonly Span[] {
  const { ordered, predictions } = document;
  const isSign = (word: number) => sign.test(ordered.words[word]?.text ?? "");
  return spans.flatMap((span) => {
    const { words } = span;
    const [first, last] = [words.findIndex((word) => !isSign(word)), words.findLastIndex((word) => !isSign(word))];
    if (first < 0) return [];
    if (first === 0 && last === words.length - 1) return [span];
    return [measureSpan(ordered, words.slice(first, last + 1), probabilities(predictions, label))];
  });
}
