/** Number of printed words that were found, and of those with a digit. */
export type Tally = Readonly<{ printed: number; read: number; found: number; numbers: number; numbersFound: number }>;

export const emptyTally: Tally = { printed: 0, read: 0, found: 0, numbers: 0, numbersFound: 0 };

/** Compares printed and recognised tokens as multisets, ignoring their order. */
export function scoreTokens(printed: readonly string[], read: readonly string[]): Tally {
  const truth = joinSpaced(printed.flatMap(tokensOf));
  const answer = joinSpaced(read.flatMap(tokensOf));
  const left = new Map<string, number>();
  for (const token of answer) left.set(token, (left.get(token) ?? 0) + 1);
  let [found, numbers, numbersFound] = [0, 0, 0];
  for (const token of truth) {
    const isNumber = /\d/.test(token);
    if (isNumber) numbers++;
    const available = left.get(token) ?? 0;
    if (available === 0) continue;
    left.set(token, available - 1);
    found++;
    if (isNumber) numbersFound++;
  }
  return { printed: truth.length, read: answer.length, found, numbers, numbersFound };
}

/** Spaced letters ("F A K T U R A") are one word, whether they were read as one or separately. */
function joinSpaced(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (/^\p{Lu}$/u.test(tokens[end] ?? "")) end++;
    if (end - at < spacedLetters) end = at + 1;
    joined.push(tokens.slice(at, end).join(""));
    at = end;
  }
  return joined;
}

const spacedLetters = 4;

/**
 * Splits text at blanks. Kinds of dashes and quotation marks, and a comma or colon at the end of a word, are ignored;
 * everything inside a token counts: "1.234,50" must be exact.
 */
export function tokensOf(text: string): string[] {
  return text
    .replaceAll("°", "º")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u201a\u00b4`]/g, "'")
    .split(/\s+/)
    .map((token) => token.replace(/^["'“”„«».,;:!?()[\]|_-]+|["'“”„«».,;:!?()[\]|_-]+$/g, ""))
    .filter((token) => /[\p{L}\p{N}]/u.test(token));
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    printed: a.printed + b.printed,
    read: a.read + b.read,
    found: a.found + b.found,
    numbers: a.numbers + b.numbers,
    numbersFound: a.numbersFound + b.numbersFound,
  };
}

export const recall = (tally: Tally): number => tally.found / Math.max(1, tally.printed);
export const precision = (tally: Tally): number => tally.found / Math.max(1, tally.read);
export const numbersRight = (tally: Tally): number => tally.numbersFound / Math.max(1, tally.numbers);
