import { type ItemContext, type ItemWords, parts, wordsBeside } from "./item-words.ts";
import type { RowWords } from "./row-numbers.ts";

/** Minimum letters of a description; a shorter cell is a code or a unit. */
const fewestLetters = 3;

/**
 * If the model labels the amounts of most rows but hardly any description, it has missed the description column: each
 * row then takes the unlabelled cell with the most letters on its lines.
 */
export function withMissedDescriptions(context: ItemContext, rows: readonly RowWords[]): RowWords[] {
  const isLost = ({ words }: RowWords) => words.total.length > 0 && words.description.length === 0;
  const isUsual = rows.filter(isLost).length * 2 > rows.length;
  if (!isUsual || !context.document.rules.has("lost-descriptions")) return [...rows];
  return rows.map((row) => (isLost(row) ? { ...row, words: withText(context, row.words) } : row));
}

function withText(context: ItemContext, words: ItemWords): ItemWords {
  const { document, cellOf } = context;
  const own = parts.flatMap((part) => words[part]);
  const free = wordsBeside(document, own).filter((word) => (document.labels[word] ?? "none") === "none");
  const cells = [...Map.groupBy(free, (word) => cellOf[word] ?? []).values()];
  const letters = (cell: readonly number[]) =>
    cell.reduce((sum, word) => sum + (document.ordered.words[word]?.text.match(/\p{L}/gu)?.length ?? 0), 0);
  const [text] = cells.filter((cell) => letters(cell) >= fewestLetters).toSorted((a, b) => letters(b) - letters(a));
  return text ? { ...words, description: text } : words;
}
