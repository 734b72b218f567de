import type { MarkedDocument, Span } from "../../decode/spans.ts";

/** A word read with less confidence, beside words read with more, is a piece of a logo or dirt. */
const illegible = 0.3;
const legible = 0.8;

/**
 * Removes words without digits that could not be read from a name or an address on a picture: `APKQ` with a
 * confidence of 0.14 before `Alder`. Values of which nothing is legible stay as they are.
 */
export function withoutDirt({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const confidence = (word: number) => ordered.words[word]?.confidence ?? 1;
  const isDirt = (word: number) => confidence(word) < illegible && !/\d/.test(ordered.words[word]?.text ?? "");
  const words = spans.flatMap((span) => span.words);
  if (!words.some(isDirt) || !words.some((word) => confidence(word) >= legible)) return spans;
  return spans
    .map((span) => ({ ...span, words: span.words.filter((word) => !isDirt(word)) }))
    .filter((span) => span.words.length > 0);
}
