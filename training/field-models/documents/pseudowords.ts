import type { LabelledDocument, LabelledWord } from "../../../packages/synth/src/labelled-document.ts";
import { type Random, randomOf } from "../../../packages/synth/src/random.ts";

const vowels = "aeiou";
const consonants = "bcdfghklmnprstvz";

/** Replaces some words by unknown letters of the same shape, so that their meaning is lost. */
export function withPseudowords(document: LabelledDocument, seed: number): LabelledDocument {
  const random = randomOf(seed ^ 0x57a6e);
  const share = random.pick([0, 0.1, 0.3, 0.5, 0.7]);
  const replaced = (word: LabelledWord): LabelledWord =>
    word.label === "none" && random.chance(share) ? { ...word, text: pseudoword(word.text, random) } : word;
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: page.words.map(replaced) })) };
}

function pseudoword(text: string, random: Random): string {
  return [...text]
    .map((letter) => {
      if (!/\p{L}/u.test(letter)) return letter;
      const other = random.pick([...(vowels.includes(letter.toLowerCase()) ? vowels : consonants)]);
      return letter === letter.toUpperCase() ? other.toUpperCase() : other;
    })
    .join("");
}
