/** The text in capitals as printers set it: Greek capitals have no accents. */
export function inCapitals(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text.toUpperCase();
  return text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Greek}\u0308?)\u0301/gu, "")
    .normalize("NFC")
    .toUpperCase();
}

/** The text in small letters; the small letter of Turkish İ is i, not i with a second dot. */
export function inSmallLetters(text: string): string {
  return text.replaceAll("İ", "i").toLowerCase();
}
