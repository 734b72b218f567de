import { type DecodedCharacter, type DecodedWord, distanceBetween, joinWords } from "./decode.ts";

/** Centres of letters this many steps apart, or more, are set apart on purpose: usual capitals are 4–6 steps wide. */
const spacedPitch = 7.5;
/** Between two words of such letters the distance is at least this many times the usual one. */
const wordPitch = 1.75;
const leastLetters = 5;
/** Real words of wide capitals have more letters than this on average; what was set apart is read in shorter pieces. */
const mostLettersAPiece = 2.5;

/**
 * Joins titles set in spaced letters ("R E C H N U N G"), which are read as several words or one for each letter. Only capitals:
 * nothing else is set so, and numbers in narrow columns must stay apart.
 */
export function joinSpacedLetters(words: readonly DecodedWord[]): DecodedWord[] {
  const letters = words.flatMap(({ characters }) => characters);
  if (letters.length < leastLetters || letters.length > mostLettersAPiece * words.length) return [...words];
  if (letters.some(({ text }) => !/^[\p{Lu}/&.-]$/u.test(text))) return [...words];
  const pitch = usualPitch(letters);
  if (pitch < spacedPitch) return [...words];
  const joined: DecodedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && distanceBetween(before.characters.at(-1), word.characters[0]) < wordPitch * pitch) {
      joined[joined.length - 1] = joinWords(before, word);
    } else joined.push(word);
  }
  return joined;
}

function usualPitch(letters: readonly DecodedCharacter[]): number {
  const distances = letters.slice(1).map((letter, index) => distanceBetween(letters[index], letter));
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? 0;
}
