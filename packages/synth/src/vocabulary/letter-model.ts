import type { Random } from "../random.ts";

/** Generates words that resemble its examples. */
export type LetterModel = (random: Random) => string;

const order = 3;
const end = "\n";
const attempts = 6;
/** In letters. */
const longest = 16;

/**
 * Learns the probability of a letter after three others, so that generated words resemble their examples without being
 * equal to any.
 */
export function letterModel(examples: readonly string[]): LetterModel {
  const followers = new Map<string, string>();
  for (const example of examples) {
    let context = "^".repeat(order);
    for (const letter of example + end) {
      followers.set(context, (followers.get(context) ?? "") + letter);
      context = context.slice(1) + letter;
    }
  }
  return (random) => {
    let word = "";
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      word = drawWord(random, followers);
      if (word.length >= 4 && word.length <= longest) return word;
    }
    return word.slice(0, longest).trim() || (examples[0] as string);
  };
}

function drawWord(random: Random, followers: ReadonlyMap<string, string>): string {
  let context = "^".repeat(order);
  let word = "";
  while (word.length <= longest + 1) {
    const letters = followers.get(context) ?? end;
    const letter = letters[random.int(0, letters.length - 1)] as string;
    if (letter === end) break;
    word += letter;
    context = context.slice(1) + letter;
  }
  return word.trim();
}
