/** Comparison of a given value with its label: text fields allow small differences, other types none. */

export function sameCode(want: unknown, got: unknown): boolean {
  return plainCode(want) === plainCode(got);
}

function plainCode(value: unknown): string {
  return String(value).toUpperCase().replace(/\s/g, "");
}

export function sameTaxId(want: unknown, got: unknown): boolean {
  const plain = (value: unknown) =>
    String(value)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "");
  return plain(want) === plain(got);
}

/** To the cent. */
export function sameAmount(want: unknown, got: unknown): boolean {
  return typeof got === "number" && Math.abs(Number(want) - got) < 0.005;
}

/** Prices have more decimals: large ones may differ in the last of them. */
export function nearNumber(want: number, got: unknown): boolean {
  return typeof got === "number" && Math.abs(want - got) < 0.005 + 1e-6 * Math.abs(want);
}

/** Overlap of the words of two texts, ignoring order, case, accents and punctuation: 0–1. */
export function wordF1(want: unknown, got: unknown): number {
  const wanted = wordsOf(want);
  const given = wordsOf(got);
  if (wanted.length === 0 || given.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared++;
  }
  return (2 * shared) / (wanted.length + given.length);
}

function wordsOf(value: unknown): readonly string[] {
  const plain = String(value).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
