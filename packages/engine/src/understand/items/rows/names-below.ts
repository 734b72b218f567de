import { strongAt } from "../../thresholds.ts";
import { type ItemContext, probabilityOf } from "../item-words.ts";
import type { RowWords } from "./row-numbers.ts";

/** A single name below its numbers may as well be lost and the next one's. */
const fewestRows = 2;
const fewestLetters = 3;
const amount = /\d[.,]\d{2}(?!\d)/;

/**
 * Some tills print the name below its numbers: `2 x 3,10 6,20` above `Tee`. There the models take each name for the
 * row below it: the first row has none, all others theirs above their numbers, and below the last numbers is one more
 * line of text. Each row then takes the name below it.
 */
export function withNamesBelow<Row extends RowWords>(context: ItemContext, rows: readonly Row[]): readonly Row[] {
  // The model may take the last name for a row of its own.
  const priced = rows.filter(({ words }, at) => words.total.length > 0 || at < rows.length - 1);
  if (!context.document.rules.has("names-below-numbers") || priced.length < fewestRows) return rows;
  const lines = priced.map((row) => totalLine(context, row));
  const isShifted = priced.every(({ words }, at) => {
    const [above, line] = [lines[at - 1], lines[at]];
    const named = words.description.map((word) => lineOf(context, word));
    if (line === undefined || above === undefined) return at === 0 && line !== undefined && named.length === 0;
    return named.length > 0 && named.every((one) => one > above && one < line);
  });
  const below = isShifted ? nameOn(context, (lines.at(-1) ?? 0) + 1) : undefined;
  if (!below) return rows;
  const names = [...priced.slice(1).map(({ words }) => words.description), below];
  return priced.map((row, at) => ({ ...row, words: { ...row.words, description: names[at] ?? [] } }));
}

function lineOf({ document }: ItemContext, word: number): number {
  return document.ordered.words[word]?.line ?? -1;
}

/** The line of a row's total, if it is probable. */
function totalLine(context: ItemContext, { words: { total } }: RowWords): number | undefined {
  const [first] = total;
  return first === undefined || probabilityOf(context, "total", first) < strongAt ? undefined : lineOf(context, first);
}

/** The words of a line of text without an amount, none of which is certainly something else. */
function nameOn({ document: { ordered, labels } }: ItemContext, line: number): number[] | undefined {
  const words = [...ordered.words.keys()].filter((word) => ordered.words[word]?.line === line);
  const text = words.map((word) => ordered.words[word]?.text ?? "").join(" ");
  const isFree = words.every((word) => labels[word] === "none" || labels[word] === "line.description");
  const isName = (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters && !amount.test(text) && !/:$/.test(text);
  return isFree && isName ? words : undefined;
}
