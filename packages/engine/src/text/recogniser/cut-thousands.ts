import { type DecodedWord, distanceBetween, joinWords, spelledOut } from "./decode.ts";

/** `4,` and `545.00`: figures up to the mark of their thousands, then three figures and cents behind the other mark. */
const cut = /^\d{1,3}(?:([.,'’])\d{3})*([.,'’]) \d{3}([.,])\d{2}$/;
/** In widths of a figure: with a blank between them, a mark and the next figure stand further apart. */
const widestGap = 2;

/**
 * Joins amounts that were cut behind the mark of their thousands, where the mark stands alone in a wide cell. Half of such an amount is a number too,
 * and a wrong one.
 */
export function joinThousands(words: readonly DecodedWord[]): DecodedWord[] {
  const joined: DecodedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && isCut(before, word)) joined[joined.length - 1] = joinWords(before, word);
    else joined.push(word);
  }
  return joined;
}

function isCut(left: DecodedWord, right: DecodedWord): boolean {
  const [, first, last, decimal] = cut.exec(`${spelledOut(left)} ${spelledOut(right)}`) ?? [];
  if (last === undefined || last === decimal || (first ?? last) !== last) return false;
  const [mark, figure, second] = [left.characters.at(-1), right.characters[0], right.characters[1]];
  return distanceBetween(mark, figure) <= widestGap * distanceBetween(figure, second);
}
