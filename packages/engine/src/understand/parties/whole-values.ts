import type { OrderedWords } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { continuesAt } from "../thresholds.ts";

/** Probability of beginning a value below which a word continues the one before it. */
const beginsAt = 0.3;

type Marked = Readonly<{ ordered: OrderedWords; predictions: Predictions }>;

/**
 * The words of a name or address, including adjacent words that nearly belong to it and begin no other value. A single
 * threshold would cut a value at any word just below it.
 */
export function wholeValues(
  { ordered, predictions }: Marked,
  label: string,
  chance: Float32Array,
  sure: readonly number[],
): number[] {
  const least = label.endsWith(".name") ? continuesAt.name : continuesAt.address;
  const found = new Set(sure);
  const goesOn = (word: number) =>
    (predictions.starts[word] ?? 1) < beginsAt && ordered.words[word]?.line === ordered.words[word - 1]?.line;
  const isNear = (word: number) => !found.has(word) && (chance[word] ?? 0) >= least;
  for (let word = 1; word < predictions.count; word++)
    if (found.has(word - 1) && isNear(word) && goesOn(word)) found.add(word);
  for (let word = predictions.count - 2; word >= 0; word--)
    if (found.has(word + 1) && isNear(word) && goesOn(word + 1)) found.add(word);
  return [...found].sort((a, b) => a - b);
}
