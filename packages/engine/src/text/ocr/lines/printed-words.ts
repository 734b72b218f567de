import type { LineWord } from "./line-reader.ts";

const fewCharacters = 3;
const longRun = 9;
/**
 * Words made of so few characters that are really printed, such as "1 1 10", are read with more certainty than this.
 */
const sure = 0.8;

/** What of a line is print: ornamental rules ("* * *", "-----") are read as the same few characters over and over. */
export function printedWords(words: readonly LineWord[]): readonly LineWord[] {
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
