import { chanceOf, type ItemContext } from "./item-words.ts";
import { boxAround } from "./reading-order.ts";
import type { RowWords } from "./row-numbers.ts";

/** Where a column stands, from its left edge to its right, as parts of the page's width. */
type Column = readonly [left: number, right: number];

/** The descriptions of a table stand in one column: what a row describes outside of it belongs to another one, or to the margin. */
export function inDescriptionColumn(context: ItemContext, rows: readonly RowWords[]): RowWords[] {
  if (!context.document.rules.has("descriptions-in-a-column")) return [...rows];
  const column = columnOf(rows.map((row) => mainCellOf(context, row)).filter((place) => place !== undefined));
  return rows.map((row) => {
    const inside = row.words.description.filter((word) => column && overlap(placeOf(context, word), column));
    return inside.length === 0 ? row : { ...row, words: { ...row.words, description: inside } };
  });
}

/** Of a row's cells the one that describes most. */
function mainCellOf(context: ItemContext, { words }: RowWords): Column | undefined {
  const cells = [...Map.groupBy(words.description, (word) => context.cellOf[word] ?? []).values()];
  const weight = (cell: readonly number[]) =>
    cell.reduce((sum, word) => sum + chanceOf(context, "description", word) * lettersIn(context, word), 0);
  const main = cells.toSorted((a, b) => weight(b) - weight(a))[0];
  return main && edgesOf(context, main);
}

function lettersIn({ document }: ItemContext, word: number): number {
  return (document.ordered.words[word]?.text ?? "").replace(/[^\p{L}]/gu, "").length;
}

/** The cell of a word, as far as it describes. */
function placeOf(context: ItemContext, word: number): Column {
  return edgesOf(context, [word]);
}

function edgesOf({ document }: ItemContext, words: readonly number[]): Column {
  const [left, , right] = boxAround(document.ordered, words);
  return [left, right];
}

/** The one most of the cells share: around the cell in the middle, all that stand over or under it. */
function columnOf(cells: readonly Column[]): Column | undefined {
  const middle = cells.toSorted((a, b) => a[0] - b[0])[cells.length >> 1];
  if (!middle) return undefined;
  const sharing = cells.filter((cell) => overlap(cell, middle));
  return [Math.min(...sharing.map(([left]) => left)), Math.max(...sharing.map(([, right]) => right))];
}

function overlap(a: Column, b: Column): boolean {
  return Math.min(a[1], b[1]) > Math.max(a[0], b[0]);
}
