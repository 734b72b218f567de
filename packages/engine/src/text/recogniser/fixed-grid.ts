import { type DecodedCharacter, type DecodedWord, distanceBetween, joinWords } from "./decode.ts";

/** Minimum share of neighbours that are one cell apart (± 1 step) on a fixed grid. */
const gridShare = 0.9;
const step = 1;
/** Points and commas are at the left or in the middle of their cell. */
const markSteps = 2;
/** A blank takes a cell, so characters around it are two cells apart. */
const blankCells = 1.5;

/**
 * Joins numbers that were split without a blank between them. In fixed-width print a point has a wide cell, so "2.0"
 * looks like "2. 0"; the grid shows that no cell is empty. Other lines stay unchanged: short lines of proportional
 * print may fit a grid by chance, and joining their words cost 10 points of recall.
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

/** Whether the parts are digit, separator and digit, with the split before or after the separator. */
function isInsideNumber(left: DecodedWord, right: DecodedWord): boolean {
  const [a, b] = [left.characters.slice(-2), right.characters.slice(0, 2)].map((part) =>
    part.map(({ text }) => text).join(""),
  );
  return (
    (/^\d[.,:/'’-]$/.test(a ?? "") && /^\d/.test(b ?? "")) || (/\d$/.test(a ?? "") && /^[.,:/'’-]\d$/.test(b ?? ""))
  );
}

/** Cell width in steps; undefined if the characters have no fixed grid. */
function gridCell(words: readonly DecodedWord[]): number | undefined {
  const distances = words.flatMap(({ characters }) => characters.slice(1).map(distanceTo(characters)));
  distances.sort((a, b) => a.steps - b.steps);
  const cell = distances[Math.floor(distances.length / 2)]?.steps;
  if (cell === undefined || distances.length < 2) return undefined;
  const near = distances.filter(({ steps, play }) => Math.abs(steps - cell) <= play);
  return near.length >= gridShare * distances.length ? cell : undefined;
}

/** Distance of each character from the one before it in its word, with its tolerance. */
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
