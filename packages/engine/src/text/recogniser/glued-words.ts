import { type DecodedWord, spelledOut } from "./decode.ts";

/**
 * Where a narrow blank after a comma was not seen: a date and a time, or a day and a year, are never one word. A day and a
 * year also look like a price, so a month must stand before them.
 */
const dateAndTime = /^(?:\d{1,4}[./-]){2}\d{1,4},(?=\d{1,2}[:h.]\d{2})/;
const dayAndYearPattern = /^\d{1,2},(?=(?:19|20)\d{2}[.,;:)]*$)/;
const month = /^\p{L}{3,}\.?$/u;

export function splitGlued(words: readonly DecodedWord[]): DecodedWord[] {
  return words.flatMap((word, index) => {
    const text = spelledOut(word);
    const before = words[index - 1];
    const dayAndYear = before && month.test(spelledOut(before)) ? dayAndYearPattern.exec(text) : null;
    const first = (dateAndTime.exec(text) ?? dayAndYear)?.[0];
    return first === undefined ? [word] : cut(word, [...first].length);
  });
}

function cut({ characters, confidence }: DecodedWord, at: number): DecodedWord[] {
  return [
    { characters: characters.slice(0, at), confidence },
    { characters: characters.slice(at), confidence },
  ];
}
