import { type DecodedWord, wordText } from "./decode.ts";

/**
 * Legal forms of single letters in which OCR reads `o` as zero: `sp. z o.o.`, `s.r.o.`, `d.o.o.` With their points and
 * first letters they cannot be numbers.
 */
const forms: readonly RegExp[] = [
  /(?<=(?:^|\s)sp(?:\.|ó[łl]ka|[oó]lka)?\s?z\s?)[o0]\.?\s?[o0](?=[\s.,;]|$)/giu,
  /(?<=(?:^|\s)d\.)[o0]\.[o0](?=[\s.,;]|$)/giu,
  /(?<=(?:^|\s)s\.r\.)[o0](?=[\s.,;]|$)/giu,
];

/** Replaces zeros in legal forms by the letter o, in capitals if the rest is. */
export function correctLegalForms(words: readonly DecodedWord[]): readonly DecodedWord[] {
  const line = words.map(wordText).join(" ");
  const settled = forms.reduce((text, form) => text.replace(form, asLetters), line);
  if (settled === line) return words;
  const characters = [...settled];
  let at = 0;
  return words.map((word) => {
    const own = word.characters.map((character, index) => ({ ...character, text: characters[at + index] ?? "" }));
    at += word.characters.length + 1;
    return { ...word, characters: own };
  });
}

function asLetters(zeros: string, ...[at, line]: [at: number, line: string]): string {
  const before = line.slice(0, at).trimEnd().replace(/\.$/, "").at(-1) ?? "";
  return zeros.replaceAll("0", before === before.toUpperCase() ? "O" : "o");
}
