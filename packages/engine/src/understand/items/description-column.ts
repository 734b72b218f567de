import { boxAround } from "../layout/reading-order.ts";
import { type ItemContext, probabilityOf } from "./item-words.ts";
import type { RowWords } from "./rows/row-numbers.ts";

/** Horizontal range of a part of a line, in fractions of the page width. */
type Stretch = readonly [left: number, right: number];

/**
 * The descriptions of a table are in one column. Words beside it are a position, a code, another column or the margin,
 * even if the model labels them as description.
 */
export function inDescriptionColumn(context: ItemContext, rows: readonly RowWords[]): RowWords[] {
  const main = columnOf(rows.map((row) => mainCellOf(context, row)).filter((cell) => cell !== undefined));
  const column = main && (wholeColumn(context, rows, main) ?? main);
  if (!column || !context.document.rules.has("descriptions-in-a-column")) return [...rows];
  return rows.map((row) => {
    const inside = row.words.description.filter((word) => overlap(stretchOf(context, [word]), column));
    return inside.length === 0 ? row : { ...row, words: { ...row.words, description: inside } };
  });
}

/** The cell of a row with the most description words. */
function mainCellOf(context: ItemContext, { words }: RowWords): Stretch | undefined {
  const weight = (cell: readonly number[]) =>
    cell.reduce((sum, word) => sum + probabilityOf(context, "description", word) * lettersIn(context, word), 0);
  const cells = Map.groupBy(words.description, (word) => context.cellOf[word] ?? []).values();
  const [main] = [...cells].toSorted((a, b) => weight(b) - weight(a));
  return main && stretchOf(context, main);
}

/** Fewest letters of a name: a shorter one is a code. */
const fewestLetters = 3;

/**
 * A column in which every row has a name, if the main one does not: items have a name each, but not all of them a
 * longer description beside it.
 */
function wholeColumn(context: ItemContext, rows: readonly RowWords[], main: Stretch): Stretch | undefined {
  const cellsOf = ({ words }: RowWords) =>
    [...Map.groupBy(words.description, (word) => context.cellOf[word] ?? []).values()]
      .filter((cell) => cell.reduce((sum, word) => sum + lettersIn(context, word), 0) >= fewestLetters)
      .map((cell) => stretchOf(context, cell));
  const all = rows.map(cellsOf);
  const covers = (column: Stretch) => all.every((cells) => cells.some((cell) => overlap(cell, column)));
  const whole = covers(main) ? undefined : all.flat().find((cell) => !overlap(cell, main) && covers(cell));
  return whole && columnOf(all.flat().filter((cell) => overlap(cell, whole)));
}

function lettersIn({ document }: ItemContext, word: number): number {
  return document.ordered.words[word]?.text.match(/\p{L}/gu)?.length ?? 0;
}

function stretchOf({ document }: ItemContext, words: readonly number[]): Stretch {
  const [left, , right] = boxAround(document.ordered, words);
  return [left, right];
}

/**
 * The median cell, extended by all cells that overlap it: a single row with its description elsewhere does not move the
 * column.
 */
function columnOf(cells: readonly Stretch[]): Stretch | undefined {
  const middle = cells.toSorted((a, b) => a[0] - b[0])[cells.length >> 1];
  if (!middle) return undefined;
  const sharing = cells.filter((cell) => overlap(cell, middle));
  return [Math.min(...sharing.map(([left]) => left)), Math.max(...sharing.map(([, right]) => right))];
}

function overlap(a: Stretch, b: Stretch): boolean {
  return Math.min(a[1], b[1]) > Math.max(a[0], b[0]);
}
