import { gapBetween, type Placed } from "./stretches.ts";

/** Minimum number of single capitals in a row: fewer may be codes in narrow columns. */
const leastLetters = 5;
/** In em: minimum difference between word gaps and letter gaps in such a title. */
const widerGap = 0.15;

/** Joins titles in spaced letters ("R E C H N U N G"); wider gaps separate their words. */
export function joinSpacedCapitals(words: readonly (readonly Placed[])[]): Placed[][] {
  const joined: Placed[][] = [];
  for (let first = 0; first < words.length; ) {
    const run = words.slice(first, endOfRun(words, first));
    if (run.length < leastLetters) joined.push([...(words[first] ?? [])]);
    else joined.push(...joinRun(run.flat()));
    first += run.length < leastLetters ? 1 : run.length;
  }
  return joined;
}

function endOfRun(words: readonly (readonly Placed[])[], first: number): number {
  let end = first;
  while (end < words.length && isCapital(words[end] ?? [])) end++;
  return end;
}

function isCapital(word: readonly Placed[]): boolean {
  return word.length === 1 && /^\p{Lu}$/u.test(word[0]?.character.text ?? "");
}

function joinRun(letters: readonly Placed[]): Placed[][] {
  const gaps = letters.slice(1).map((next, index) => gapBetween(letters[index], next));
  const narrowest = Math.min(...gaps);
  const words: Placed[][] = [];
  letters.forEach((letter, index) => {
    if (index > 0 && (gaps[index - 1] ?? 0) < narrowest + widerGap) words.at(-1)?.push(letter);
    else words.push([letter]);
  });
  return words;
}
