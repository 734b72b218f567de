import { multiplyTo } from "../../../arithmetic/line-product.ts";
import { moneyIn } from "../../decode/amounts/decode-amounts.ts";
import type { LineItemReading } from "../../invoice-reading.ts";
import { boxAround } from "../../layout/reading-order.ts";
import { explainedPart, type ItemContext, parts, quantityIn, wordsBeside } from "../item-words.ts";
import type { RowWords } from "../rows/row-numbers.ts";

type ReadItem = Readonly<{ row: RowWords; item: LineItemReading }>;

/** A number of a row, parsed as quantity and as money, with its left and right edge in line heights. */
type Entry = Readonly<{ word: number; count: number; money: number; left: number; right: number }>;
/** Vertically aligned numbers of different rows, one per row. */
type Column = Readonly<{ left: number; right: number; entries: ReadonlyMap<number, Entry> }>;
type Assignment = Readonly<{ quantity: Column; price: Column; total: Column; rows: readonly number[] }>;

/** In line heights: maximum distance between the edges of numbers in one column. */
const sameEdge = 0.8;
/** Minimum number of rows. */
const fewestRows = 2;
/** Share of rows that must be explained. */
const mostRows = 0.8;

/**
 * Finds the columns of quantity, price and total by multiplication: if one column times another gives a third in nearly
 * all rows, and the labelled ones do so in fewer, these columns are used.
 */
export function withMultiplyingColumns(context: ItemContext, read: readonly ReadItem[]): LineItemReading[] {
  const items = read.map(({ item }) => item);
  if (!context.document.rules.has("columns-that-multiply") || items.length < fewestRows) return items;
  const explained = items.filter(isExplained).length;
  if (explained >= mostRows * items.length) return items;
  const best = bestAssignment(columnsOf(context, read));
  if (!best || best.rows.length < mostRows * items.length || best.rows.length <= explained) return items;
  return items.map((item, at) => (best.rows.includes(at) ? assigned(context, item, best, at) : item));
}

function isExplained({ quantity, unit_price, total }: LineItemReading): boolean {
  return Boolean(quantity && unit_price && total && multiplyTo(quantity.value, unit_price.value, total.value));
}

function assigned(context: ItemContext, item: LineItemReading, columns: Assignment, at: number): LineItemReading {
  const numbers = numbersAt(at, columns);
  if (!numbers) return item;
  const part = (name: keyof typeof numbers, column: Column) => {
    const word = column.entries.get(at)?.word;
    const isNew = word !== undefined && numbers[name] !== item[name]?.value;
    return isNew ? { [name]: explainedPart(context, name, { word, value: numbers[name] }) } : {};
  };
  return {
    ...item,
    ...part("quantity", columns.quantity),
    ...part("unit_price", columns.price),
    ...part("total", columns.total),
  };
}

/** The numbers on the lines of the rows, grouped into columns. */
function columnsOf(context: ItemContext, read: readonly ReadItem[]): Column[] {
  const columns: { left: number; right: number; entries: Map<number, Entry> }[] = [];
  for (const [at, { row }] of read.entries())
    for (const entry of entriesOf(context, row)) {
      const home = columns.find(
        (column) =>
          !column.entries.has(at) &&
          (Math.abs(column.right - entry.right) < sameEdge || Math.abs(column.left - entry.left) < sameEdge),
      );
      if (home) home.entries.set(at, entry);
      else columns.push({ left: entry.left, right: entry.right, entries: new Map([[at, entry]]) });
    }
  return columns.filter(({ entries }) => entries.size >= fewestRows);
}

function entriesOf(context: ItemContext, { words }: RowWords): Entry[] {
  const { ordered } = context.document;
  const described = new Set([...words.description, ...words.sku, ...words.gtin]);
  const first = words.total[0] ?? words.unit_price[0] ?? words.quantity[0];
  if (first === undefined) return [];
  const scale = ordered.pages[ordered.words[first]?.page ?? 0];
  const across = (x: number) => (x * (scale?.aspect ?? 1)) / (scale?.unit ?? 1);
  return wordsBeside(
    context.document,
    parts.flatMap((part) => (part === "description" ? [] : words[part])),
  )
    .filter((word) => !described.has(word))
    .flatMap((word) => {
      const [count, money] = [quantityIn(context, [word]), moneyIn(context.document, [word])];
      const [left, , right] = boxAround(ordered, [word]);
      return count && money ? [{ word, count, money, left: across(left), right: across(right) }] : [];
    });
}

/** The assignment of three columns that explains the most rows; in a tie the quantity is left of its price. */
function bestAssignment(columns: readonly Column[]): Assignment | undefined {
  let best: Assignment | undefined;
  for (const total of columns)
    for (const quantity of columns)
      for (const price of columns) {
        if (total === quantity || total === price || quantity.left >= price.left || price.left >= total.left) continue;
        const rows = [...total.entries.keys()].filter((at) => numbersAt(at, { quantity, price, total }));
        if (rows.length >= fewestRows && rows.length > (best?.rows.length ?? 0))
          best = { quantity, price, total, rows };
      }
  return best;
}

/** Quantity, price and total of a row, if they multiply. A price may have more decimals than money. */
function numbersAt(at: number, { quantity, price, total }: Omit<Assignment, "rows">) {
  const [counted, priced, summed] = [quantity, price, total].map(({ entries }) => entries.get(at));
  if (!counted || !priced || !summed) return undefined;
  const unit_price = [priced.money, priced.count].find((value) => multiplyTo(counted.count, value, summed.money));
  return unit_price === undefined ? undefined : { quantity: counted.count, unit_price, total: summed.money };
}
