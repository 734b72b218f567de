import type { MarkedDocument } from "../decode/spans.ts";
import { textOf } from "../layout/reading-order.ts";
import { minCandidate } from "../thresholds.ts";
import { isCaption } from "./captioned-descriptions.ts";
import { type ItemContext, parts, probabilityOf, wordsBeside } from "./item-words.ts";
import { printedProducts } from "./numbers/printed-products.ts";
import type { RowWords } from "./rows/row-numbers.ts";

/** Minimum letters of a description; a shorter cell is a code or a unit. */
const fewestLetters = 3;
/** Minimum probability of a description beside the total of a row without a printed product, if other rows have theirs. */
const thinkableAt = 0.15;

/**
 * A row with a total and no description takes the text in the place where all other rows have theirs below, or the unlabelled cell with the most letters on its lines, or right above,
 * if that may be one; also an unlikely one if the model has missed the descriptions of most rows.
 */
export function withMissedDescriptions(context: ItemContext, all: readonly RowWords[]): RowWords[] {
  const { ordered, rules } = context.document;
  if (!rules.has("lost-descriptions") || !all.some(isLost)) return [...all];
  const rows = withTextsBelow(context.document, all);
  const isUsual = rows.filter(isLost).length * 2 > rows.length;
  const products = new Set(printedProducts(ordered).flatMap(({ words }) => words));
  return rows.map((row) => {
    const isPicture = ordered.words[row.words.total[0] ?? -1]?.source === "ocr";
    if (!isLost(row) || !(isUsual || isPicture)) return row;
    const isFree = (word: number) =>
      !products.has(word) && (context.document.labels[word] ?? "none") === "none" && !isCaption(context, word);
    const own = wordsBeside(
      context.document,
      parts.flatMap((part) => row.words[part]),
    );
    const [first = 0] = own;
    const above = isUsual || first === 0 ? [] : wordsBeside(context.document, [first - 1]);
    const lowest = own.some((word) => products.has(word)) ? minCandidate : thinkableAt;
    const text = [own, above].map((words) => textAmong(context, words.filter(isFree), isUsual ? 0 : lowest));
    return { ...row, words: { ...row.words, description: text.find((words) => words !== undefined) ?? [] } };
  });
}

function hasTotal({ words }: RowWords): boolean {
  return words.total.length > 0;
}

function isLost(row: RowWords): boolean {
  return hasTotal(row) && row.words.description.length === 0;
}

/** Where a row has its description: so many lines below its total, and with this left edge. */
type Place = Readonly<{ down: number; left: number }>;
/** Maximum distance of left edges in page widths. */
const sameEdge = 0.01;

/** Where all other rows have their descriptions in one place below their totals, those that lack theirs have it there. */
function withTextsBelow(document: MarkedDocument, rows: readonly RowWords[]): readonly RowWords[] {
  const place = commonPlace(document, rows);
  if (!place) return rows;
  const taken = new Set(rows.filter(hasTotal).flatMap(({ words }) => words.description));
  return rows.map((row) => {
    if (!isLost(row)) return row;
    const description = document.cells.find((cell) => {
      const { down, left } = placeOf(document, row, cell);
      const isThere = down === place.down && Math.abs(left - place.left) < sameEdge;
      return isThere && !cell.some((word) => taken.has(word)) && /\p{L}{3}/u.test(textOf(document.ordered, cell));
    });
    return description ? { ...row, words: { ...row.words, description: [...description] } } : row;
  });
}

function commonPlace(document: MarkedDocument, rows: readonly RowWords[]): Place | undefined {
  const described = rows.filter((row) => hasTotal(row) && !isLost(row));
  const [first, ...others] = described.map((row) => placeOf(document, row, row.words.description));
  if (!first || first.down < 1 || others.length === 0) return undefined;
  const isSame = ({ down, left }: Place) => down === first.down && Math.abs(left - first.left) < sameEdge;
  return others.every(isSame) ? first : undefined;
}

function placeOf({ ordered }: MarkedDocument, { words }: RowWords, text: readonly number[]): Place {
  const [total, own] = [ordered.words[words.total[0] ?? -1], ordered.words[text[0] ?? -1]];
  const isBeside = total !== undefined && total.page === own?.page;
  return { down: isBeside ? own.line - total.line : 0, left: own?.box[0] ?? 0 };
}

function textAmong(context: ItemContext, free: readonly number[], lowest: number): number[] | undefined {
  const { document, cellOf } = context;
  const cells = [...Map.groupBy(free, (word) => cellOf[word] ?? []).values()];
  const letters = (cell: readonly number[]) =>
    cell.reduce((sum, word) => sum + (document.ordered.words[word]?.text.match(/\p{L}/gu)?.length ?? 0), 0);
  const chance = (cell: readonly number[]) =>
    cell.reduce((sum, word) => sum + probabilityOf(context, "description", word), 0) / cell.length;
  return cells
    .filter((cell) => letters(cell) >= fewestLetters && chance(cell) >= lowest)
    .toSorted((a, b) => letters(b) - letters(a))[0];
}
