import type { OrderedWords, PlacedWord } from "./reading-order.ts";

/** For each word 1 if the same word is at the same position on an earlier (`before`) or later (`after`) page. */
export type RunningWords = Readonly<{ before: Uint8Array; after: Uint8Array }>;

/** Positions are compared on a grid of this many steps over the page, including adjacent cells. */
const steps = 80;

/** Running headers and footers: text at the same position on every page. */
export function markRunningWords({ words, pages }: OrderedWords): RunningWords {
  const running = { before: new Uint8Array(words.length), after: new Uint8Array(words.length) };
  if (pages.length < 2) return running;
  const seen = new Map<string, { page: number; word: number }>();
  for (const [index, word] of words.entries()) {
    const own = keyOf(word, 0);
    const onEarlierPage = (key: string) => {
      const place = seen.get(key);
      return place && place.page < word.page ? place : undefined;
    };
    const earlier =
      onEarlierPage(own) ?? onEarlierPage(keyOf(word, 0.5 / steps)) ?? onEarlierPage(keyOf(word, -0.5 / steps));
    if (earlier) {
      running.before[index] = 1;
      running.after[earlier.word] = 1;
    }
    if (!seen.has(own)) seen.set(own, { page: word.page, word: index });
  }
  return running;
}

function keyOf({ text, box }: PlacedWord, down: number): string {
  return `${text}:${Math.round(box[0] * steps)}:${Math.round((box[1] + down) * steps)}`;
}
