/** The text in capitals as printers set it: Greek capitals have no accents. */
export function inCapitals(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text.toUpperCase();
  return text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Greek}\u0308?)\u0301/gu, "")
    .normalize("NFC")
    .toUpperCase();
}
