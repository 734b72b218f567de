import { latinLetters } from "./transliteration.ts";

/** Letters whose plain form Unicode does not give by decomposition. */
const plainForms: Readonly<Record<string, string>> = {
  ...latinLetters,
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  "–": "-",
  "—": "-",
  "−": "-",
  "’": "'",
  "‘": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "·": ".",
  "•": "*",
  "№": "#",
  º: "o",
  "°": "o",
  ª: "a",
  "\u00a0": " ",
  "\u202f": " ",
};

const isPlain = /^[\x20-\x7e]*$/;
const marks = /\p{M}/gu;
const special = /[^\x20-\x7e]/g;

/**
 * The text in plain letters: accents, ligatures and typographic signs give way to their ASCII form where there is one,
 * Greek and Cyrillic letters to Latin ones.
 */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .replace(special, (sign) => plainForms[sign] ?? sign);
}

/** Folded, lower case, letters and digits only: for comparing words. */
export function wordKey(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "");
}
