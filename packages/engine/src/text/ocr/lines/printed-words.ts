import type { LineWord } from "./line-recogniser.ts";

const fewCharacters = 3;
const longRun = 9;
/** Minimum confidence of words with so few different characters; printed ones such as "1 1 10" are above it. */
const sure = 0.8;

/** Removes ornamental rules ("* * *", "-----"), which are read as repetitions of a few characters. */
export function withoutOrnaments(words: readonly LineWord[]): readonly LineWord[] {
  return isOrnament(words) ? [] : words.filter(isWord);
}

function isOrnament(words: readonly LineWord[]): boolean {
  if (words.length < 2 || new Set(words.map(({ text }) => text).join("")).size > fewCharacters) return false;
  const certainty = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return certainty < sure;
}

/** No printed word is a long run of one or two characters. */
function isWord({ text }: LineWord): boolean {
  if (text.trim() === "") return false;
  return text.length < longRun || new Set(text).size > fewCharacters;
}
