import { isWordBeginningWithL } from "../../locale/language.ts";
import { type DecodedWord, wordText } from "./decode.ts";

const vowel = /[aeiouyàâäáãåæèéêëìíîïòóôöõøùúûü]/i;

/** A replacement keeps the word's length: characters of similar shape are exchanged one for one. */
type Rule = (text: string) => string;

/**
 * Corrects characters of the same shape (I, l and 1; O and 0) by their neighbours. Replaces only combinations that no
 * language uses; where both are words ("la", "Ia"), the recogniser's result stays.
 */
const rules: readonly Rule[] = [
  // Idrottsgränden, Invoice: no word begins with l and another consonant, but for ll, lj and lw.
  (text) => text.replace(/(?<!\p{L})l(?=[bcdfghkmnpqrstvxz]\p{Ll}{2})[\p{L}]+/gu, beginWithCapital),
  // IBAN, TARIF: a small l among capitals.
  (text) => (/^[^\p{Ll}]*(?:l[^\p{Ll}]*)+$/u.test(text) && capitals(text) >= 2 ? text.replaceAll("l", "I") : text),
  // Total, Köln: a capital I inside or at the end of a small word, but for McIntyre and eInvoice.
  (text) =>
    text.replace(/(?<=\p{L}\p{Ll})I(?=\p{Ll}|\P{L}|$)/gu, (found, at: number) => (isName(text, at) ? found : "l")),
  // L÷DL: no language writes such a sign between two capitals.
  (text) => text.replace(/(?<=\p{Lu})[÷¦|](?=\p{Lu})/gu, "I"),
  // l'Enclus: the article, never a capital.
  (text) => text.replace(/(?<!\p{L})I(?=['’]\p{L})/gu, "l"),
  // 2017, 1.100,00: letters among digits.
  (text) => (/^[\dOolI.,:/-]+$/.test(text) ? text.replace(/(?<=\d[.,:/-]?)[Oo](?=[.,:/-]?[\dOo])/g, "0") : text),
  (text) => (/^[\dlI.,:/-]+$/.test(text) && /\d/.test(text) ? text.replace(/[lI]/g, "1") : text),
  // 03/1272015: a slash before the year, read as a digit.
  (text) => text.replace(/^([0-3]\d\/[0-3]\d)[17|](?=(?:19|20)\d{2}$)/, "$1/"),
  // [22466453]: brackets come in pairs, and a square one is not taken for a round one by chance.
  (text) => (/^\([^()[\]]+\]$|^\[[^()[\]]+\)$/.test(text) ? `[${text.slice(1, -1)}]` : text),
];

export function correctLookAlikes(words: readonly DecodedWord[]): DecodedWord[] {
  return words.map((word) => {
    const text = wordText(word);
    const settled = [...rules.reduce((before, rule) => rule(before), text)];
    if (settled.join("") === text || settled.length !== word.characters.length) return word;
    const characters = word.characters.map((character, index) => ({ ...character, text: settled[index] ?? "" }));
    return { ...word, characters };
  });
}

function beginWithCapital(word: string): string {
  return isWordBeginningWithL(word) || !vowel.test(word) ? word : `I${word.slice(1)}`;
}

function capitals(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}

/** Prefixes such as "Mc" after which a name keeps its capital. */
function isName(text: string, at: number): boolean {
  return /(?:^|\P{L})(?:Mc|Mac|\p{Ll})$/u.test(text.slice(0, at));
}
