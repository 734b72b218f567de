/** Letters that OCR confuses with digits. */
export const digitFor: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  I: "1",
  l: "1",
  i: "1",
  "|": "1",
  "!": "1",
  Z: "2",
  z: "2",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  B: "8",
  g: "9",
  q: "9",
};

const lookalikes = /(?<=[\d.,/-])[OoQDIli|!ZzSsGbBgq]{1,4}(?=[\d.,/-]|$)|^[OoQDIli|!ZzSsGbBgq](?=[\d.,]*\d)/g;

/** Replaces look-alike letters in a number by digits; text that is mostly letters is kept. */
export function repairDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || digits < letters) return text;
  return text.replace(lookalikes, (letters) => Array.from(letters, (letter) => digitFor[letter] ?? letter).join(""));
}
