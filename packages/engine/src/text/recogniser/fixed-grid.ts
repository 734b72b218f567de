import { type DecodedCharacter, type DecodedWord, distanceBetween, joinWords } from "./decode.ts";

/** On a fixed grid at least this share of neighbours is one cell apart, give or take a step. */
const gridShare = 0.9;
const step = 1;
/** Points and commas stand to the left or in the middle of their cell. */
const markSteps = 2;
/** A blank takes a cell, so the characters around it are two cells apart. */
const blankCells = 1.5;

/**
 * Joins numbers that were split for no blank. In fixed-width print a point stands alone in a wide cell, and "2.0" looks
 * much like "2. 0"; but there the grid tells: without an empty cell there is no blank. Elsewhere a line is left as it
 * was read: a short line of proportional print may keep a grid by chance, and joining its words cost 10 points of
 * recall.
 */
export function joinOnGrid(words: readonly DecodedWord[]): DecodedWord[] {
  const cell = gridCell(words);
  if (cell === undefined) return [...words];
  const joined: DecodedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const split = before && isInsideNumber(before, word) && gapBetween(before, word) < blankCells * cell;
    if (split) joined[joined.length - 1] = joinWords(before, word);
    else joined.push(word);
  }
  return joined;
}

function isMark({ text }: DecodedCharacter): boolean {
  return /^[.,:;'’]$/.test(text);
}

/** A digit, a mark and a digit, with the cut before or after the mark. */
function isInsideNumber(left: DecodedWord, right: DecodedWord): boolean {
  const [a, b] = [left.characters.slice(-2), right.characters.slice(0, 2)].map((part) =>
    part.map(({ text }) => text).join(""),
  );
  return (
    (/^\d[.,:/'’-]$/.test(a ?? "") && /^\d/.test(b ?? "")) || (/\d$/.test(a ?? "") && /^[.,:/'’-]\d$/.test(b ?? ""))
  );
}

/** The width of a cell in steps, or undefined where characters keep no grid. */
function gridCell(words: readonly DecodedWord[]): number | undefined {
  const distances = words.flatMap(({ characters }) => characters.slice(1).map(distanceTo(characters)));
  distances.sort((a, b) => a.steps - b.steps);
  const cell = distances[Math.floor(distances.length / 2)]?.steps;
  if (cell === undefined || distances.length < 2) return undefined;
  const near = distances.filter(({ steps, play }) => Math.abs(steps - cell) <= play);
  return near.length >= gridShare * distances.length ? cell : undefined;
}

/** How far each character of a word is from the one before it, and how much that may differ from a cell's width. */
function distanceTo(characters: readonly DecodedCharacter[]) {
  return (character: DecodedCharacter, index: number): { steps: number; play: number } => {
    const before = characters[index] ?? character;
    const play = isMark(before) || isMark(character) ? markSteps : step;
    return { steps: distanceBetween(before, character), play };
  };
}

function gapBetween(left: DecodedWord, right: DecodedWord): number {
  return distanceBetween(left.characters.at(-1), right.characters[0]);
}
