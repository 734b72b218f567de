import { type DecodedWord, textOf } from "./decode.ts";

/**
 * Where a narrow blank after a comma was not seen: a date and a time, or a day and a year, are never one word. A day and a
 * year also look like a price, so a month must stand before them.
 */
const DATE_AND_TIME = /^(?:\d{1,4}[./-]){2}\d{1,4},(?=\d{1,2}[:h.]\d{2})/;
const DAY_AND_YEAR = /^\d{1,2},(?=(?:19|20)\d{2}$)/;
const MONTH = /^\p{L}{3,}\.?$/u;

export function splitGlued(words: readonly DecodedWord[]): DecodedWord[] {
  return words.flatMap((word, index) => {
    const text = textOf(word);
    const before = words[index - 1];
    const dayAndYear = before && MONTH.test(textOf(before)) ? DAY_AND_YEAR.exec(text) : null;
    const first = (DATE_AND_TIME.exec(text) ?? dayAndYear)?.[0];
    return first === undefined ? [word] : cut(word, [...first].length);
  });
}

function cut({ characters, confidence }: DecodedWord, at: number): DecodedWord[] {
  return [
    { characters: characters.slice(0, at), confidence },
    { characters: characters.slice(at), confidence },
  ];
}
