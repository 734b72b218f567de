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
 * A row with a total and no description takes the unlabelled cell with the most letters on its lines, or right above,
 * if that may be one; also an unlikely one if the model has missed the descriptions of most rows.
 */
export function withMissedDescriptions(context: ItemContext, rows: readonly RowWords[]): RowWords[] {
  const { ordered, rules } = context.document;
  const isLost = ({ words }: RowWords) => words.total.length > 0 && words.description.length === 0;
  if (!rules.has("lost-descriptions") || !rows.some(isLost)) return [...rows];
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
