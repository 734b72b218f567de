import { type DecodedCharacter, type DecodedWord, distanceBetween, joinWords } from "./decode.ts";

/** Minimum distance of letter centres in steps for spaced letters: usual capitals are 4–6 steps wide. */
const spacedPitch = 7.5;
/** Minimum gap between two such words, in usual letter distances. */
const wordPitch = 1.75;
const leastLetters = 5;
/** Minimum number of single capitals in a row; fewer may be codes in a table. */
const leastSingles = 4;
/** Maximum mean letters per piece: spaced capitals are read in shorter pieces than words of wide capitals. */
const mostLettersAPiece = 2.5;
const capital = /^[\p{Lu}/&.-]$/u;

/**
 * Joins titles and names in spaced capitals ("R E C H N U N G"), which are read as several pieces. Only capitals: other
 * text is not set this way, and numbers in narrow columns must stay separate.
 */
export function joinSpacedCapitals(words: readonly DecodedWord[]): DecodedWord[] {
  return isSpacedLine(words) ? joinNear(words) : joinSingles(words);
}

/** Whether a whole line is in spaced capitals, some of which were read together. */
function isSpacedLine(words: readonly DecodedWord[]): boolean {
  const letters = words.flatMap(({ characters }) => characters);
  if (letters.length < leastLetters || letters.length > mostLettersAPiece * words.length) return false;
  return letters.every(({ text }) => capital.test(text)) && usualPitch(letters) >= spacedPitch;
}

/** Joins runs of single capitals within a line. */
function joinSingles(words: readonly DecodedWord[]): DecodedWord[] {
  const joined: DecodedWord[] = [];
  for (let first = 0; first < words.length; ) {
    let end = first;
    while (isSingleCapital(words[end])) end++;
    const run = words.slice(first, Math.max(end, first + 1));
    joined.push(...(run.length < leastSingles ? run : joinNear(run)));
    first += run.length;
  }
  return joined;
}

function isSingleCapital(word: DecodedWord | undefined): boolean {
  return word?.characters.length === 1 && /^\p{Lu}$/u.test(word.characters[0]?.text ?? "");
}

function joinNear(words: readonly DecodedWord[]): DecodedWord[] {
  const pitch = usualPitch(words.flatMap(({ characters }) => characters));
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
