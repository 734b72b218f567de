import { type DecodedCharacter, type DecodedWord, distanceBetween, joinWords } from "./decode.ts";

/** Centres of letters this many steps apart, or more, are set apart on purpose: usual capitals are 4–6 steps wide. */
const spacedPitch = 7.5;
/** Between two words of such letters the distance is at least this many times the usual one. */
const wordPitch = 1.75;
const leastLetters = 5;
/** Single capitals in a row; fewer may be codes in a table. */
const leastSingles = 4;
/** Average letters per piece: spaced capitals are read in shorter pieces than words of wide capitals. */
const mostLettersAPiece = 2.5;
const capital = /^[\p{Lu}/&.-]$/u;

/**
 * Joins titles and names set in spaced letters ("R E C H N U N G"), which are read as several words or one for each
 * letter. Only capitals: nothing else is set so, and numbers in narrow columns must stay apart.
 */
export function joinSpacedCapitals(words: readonly DecodedWord[]): DecodedWord[] {
  return isSpacedLine(words) ? joinNear(words) : joinSingles(words);
}

/** Whether a whole line is set in spaced capitals, of which some were read together. */
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
