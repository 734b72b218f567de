import type { PageText, Word } from "../../page-text/page-text.ts";

/** `321` and `50` in columns of their own: at least so many amounts, one of them with `00` or `05`. */
const fewestAmounts = 3;
const wholeAmount = /^\p{Sc}?\d{1,3}(?:[., ]?\d{3})*$/u;
const centsOnly = /^\d{2}$/;
/** In line heights: distance of the cents from their amount, and how exactly a column is aligned. */
const nextColumn = 2.5;
const aligned = 0.5;

type Pair = Readonly<{ whole: number; cents: number }>;

/** Joins amounts whose cents are printed in a column of their own, as on American and Japanese forms. */
export function withJoinedCents(page: PageText): PageText {
  const joined = columnsOf(page)
    .filter((pairs) => isColumn(page, pairs))
    .flat();
  if (joined.length === 0) return page;
  const centsOf = new Map(joined.map(({ whole, cents }) => [whole, cents]));
  const taken = new Set(centsOf.values());
  const words = page.words.flatMap((word, index) => {
    const cents = page.words[centsOf.get(index) ?? -1];
    return taken.has(index) ? [] : [cents ? together(word, cents) : word];
  });
  return { ...page, words, lines: [] };
}

function together(whole: Word, cents: Word): Word {
  const mark = whole.text.includes(".") ? "," : ".";
  const [x0, y0] = whole.box;
  const [, , x1, y1] = cents.box;
  return { ...whole, text: `${whole.text}${mark}${cents.text}`, box: [x0, y0, x1, y1] };
}

/** Amounts with the cents right beside them and no other number near. */
function pairsOf({ words, width, height }: PageText): Pair[] {
  const aspect = width / height;
  return words.flatMap((word, cents) => {
    if (!centsOnly.test(word.text)) return [];
    const isOnLine = (other: Word) => Math.abs(other.box[1] - word.box[1]) < word.fontHeight / 2;
    const gap = (left: Word, right: Word) => ((right.box[0] - left.box[2]) * aspect) / word.fontHeight;
    const near = words.filter((other) => other !== word && isOnLine(other) && /\d/.test(other.text));
    const before = near.filter((other) => gap(other, word) > 0 && gap(other, word) < nextColumn);
    const [only] = before;
    const isLast = near.every((other) => gap(word, other) < 0 || gap(word, other) > nextColumn);
    return only && before.length === 1 && isLast && wholeAmount.test(only.text)
      ? [{ whole: words.indexOf(only), cents }]
      : [];
  });
}

/** Pairs whose cents begin below each other. */
function columnsOf(page: PageText): Pair[][] {
  const leftOf = ({ cents }: Pair) => page.words[cents]?.box[0] ?? 0;
  const columns: Pair[][] = [];
  for (const pair of pairsOf(page).toSorted((a, b) => leftOf(a) - leftOf(b))) {
    const column = columns.at(-1);
    const [first] = column ?? [];
    if (column && first && leftOf(pair) - leftOf(first) < stepOf(page)) column.push(pair);
    else columns.push([pair]);
  }
  return columns;
}

/** Half of the usual line height, as a fraction of the page's width. */
function stepOf({ words, width, height }: PageText): number {
  const heights = words.map(({ fontHeight }) => fontHeight).sort((a, b) => a - b);
  return ((heights[heights.length >> 1] ?? 0) * aligned * height) / width || 1;
}

/** Whether these are a column of amounts: several, one of them with less than ten cents. */
function isColumn(page: PageText, pairs: readonly Pair[]): boolean {
  const hasZero = pairs.some(({ cents }) => page.words[cents]?.text.startsWith("0"));
  return pairs.length >= fewestAmounts && hasZero;
}
