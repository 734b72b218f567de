/** Letters whose plain form Unicode does not give by decomposition. */
const plainForms: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ı: "i",
  ς: "σ",
};
const special = /[ßłđðøæœþħıς]/g;

/**
 * The form in which words are searched and sorted: "muller" finds "Müller", "lodz" finds "Łódź", "isik" and "IŞIK" find
 * "Işık", and a Greek word is found in capitals and with its final sigma.
 */
export function searchText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(special, (letter) => plainForms[letter] ?? letter);
}
