import { lineAgrees, multiplyTo } from "../arithmetic/line-product.ts";
import type { Candidate, LineItemReading } from "./invoice-reading.ts";
import { type ItemContext, partOf, quantityIn, wordsBeside } from "./item-words.ts";
import type { RowWords } from "./row-numbers.ts";

/** Fewer rows make no column. */
const fewestRows = 2;
/** In line heights: numbers of one column share their right edge. */
const sameColumn = 1;
/** Of the rows whose numbers multiply, two in three must have theirs in the column. */
const mostRows = 2 / 3;

/**
 * A row with a 1 in it multiplies whichever two numbers are taken. Where the rows that leave no choice have quantity and price in two
 * columns, the others have theirs there too, if those multiply.
 */
export function inColumns(context: ItemContext, rows: readonly RowWords[], items: readonly LineItemReading[]) {
  if (!context.document.rules.has("numbers-in-columns")) return items;
  const telling = items.filter(isTelling);
  const quantities = columnOf(
    context,
    telling.flatMap(({ quantity }) => quantity ?? []),
  );
  const prices = columnOf(
    context,
    telling.flatMap(({ unit_price }) => unit_price ?? []),
  );
  if (quantities === undefined || prices === undefined || isNear(quantities, prices)) return items;
  return items.map((item, index) => {
    const { quantity, unit_price, total } = item;
    const row = rows[index];
    const isAt = (candidate: Candidate<number> | undefined, column: number) =>
      candidate !== undefined && isNear(edgeOf(context, candidate), column);
    if (!row || !total || (isAt(quantity, quantities) && isAt(unit_price, prices))) return item;
    const [count, price] = [numberAt(context, row, quantities), numberAt(context, row, prices)];
    if (!count || !price) return item;
    const numbers = { quantity: count.value, unit_price: price.value, total: total.value };
    if (!lineAgrees(numbers)) return item;
    return {
      ...item,
      ...partOf(context, "quantity", [count.word], count.value),
      ...partOf(context, "unit_price", [price.word], price.value),
    };
  });
}

/** Whether a row's numbers multiply in one way only. */
function isTelling({ quantity, unit_price, total }: LineItemReading): boolean {
  if (!quantity || !unit_price || !total || Math.abs(quantity.value) === 1) return false;
  return multiplyTo(quantity.value, unit_price.value, total.value);
}

/** The right edge that most of these numbers share. */
function columnOf(context: ItemContext, numbers: readonly Candidate<number>[]): number | undefined {
  if (numbers.length < fewestRows) return undefined;
  const edges = numbers.map((number) => edgeOf(context, number)).toSorted((a, b) => a - b);
  const middle = edges[edges.length >> 1] ?? 0;
  return edges.filter((edge) => isNear(edge, middle)).length >= edges.length * mostRows ? middle : undefined;
}

function numberAt(context: ItemContext, { words }: RowWords, column: number) {
  const { ordered } = context.document;
  const found = wordsBeside(context.document, words.total).flatMap((word) => {
    const { page = 0, box = [0, 0, 0, 0] } = ordered.words[word] ?? {};
    const value = isNear(inLineHeights(context, page, box[2]), column) ? quantityIn(context, [word]) : undefined;
    return value === undefined ? [] : [{ word, value }];
  });
  return found.length === 1 ? found[0] : undefined;
}

function edgeOf(context: ItemContext, { evidence }: Candidate<number>): number {
  return evidence ? inLineHeights(context, evidence.page - 1, evidence.box[2]) : Number.NaN;
}

function inLineHeights({ document }: ItemContext, page: number, x: number): number {
  const scale = document.ordered.pages[page];
  return scale ? (x * scale.aspect) / scale.unit : Number.NaN;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < sameColumn;
}
