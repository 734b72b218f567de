/** How many printed words were found, and of these the ones with a digit. */
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

/** Letters set apart ("F A K T U R A") are one word to a person, whether they were taken down as one or one by one. */
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
 * Tokens are cut at blanks. Which dash or quotation mark it is, and whether a comma or colon clings to the end of a
 * word, is not counted; everything inside a token is: "1.234,50" must be read to the letter.
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
