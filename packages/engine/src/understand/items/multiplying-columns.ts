import { multiplyTo } from "../../arithmetic/line-product.ts";
import type { LineItemReading } from "../invoice-reading.ts";
import { boxAround } from "../layout/reading-order.ts";
import { type ItemContext, partOf, parts, quantityIn, wordsBeside } from "./item-words.ts";
import type { RowWords } from "./row-numbers.ts";

type ReadItem = Readonly<{ row: RowWords; item: LineItemReading }>;

/** A number of a row with the edges of its print, in line heights. */
type Entry = Readonly<{ word: number; value: number; left: number; right: number }>;
/** Numbers of different rows that stand under each other: by row, one each. */
type Column = Readonly<{ left: number; right: number; entries: ReadonlyMap<number, Entry> }>;
type Assignment = Readonly<{ quantity: Column; price: Column; total: Column; rows: readonly number[] }>;

/** In line heights: numbers of a column end, or begin, under each other. */
const sameEdge = 0.8;
/** A table of fewer rows says too little about its columns. */
const fewestRows = 2;
/** Of the rows, so many must be explained. */
const mostRows = 0.8;

/**
 * Columns are what multiplies: where one column times another gives a third in nearly all rows, and quantity, price and total as the model names
 * them do so in fewer, the columns are those.
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
  const part = (name: "quantity" | "unit_price" | "total", column: Column) => {
    const entry = column.entries.get(at);
    return entry && entry.value !== item[name]?.value ? partOf(context, name, [entry.word], entry.value) : {};
  };
  return {
    ...item,
    ...part("quantity", columns.quantity),
    ...part("unit_price", columns.price),
    ...part("total", columns.total),
  };
}

/** The numbers on the lines of the rows, column by column. */
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
      const value = quantityIn(context, [word]);
      const [left, , right] = boxAround(ordered, [word]);
      return value === undefined || value === 0 ? [] : [{ word, value, left: across(left), right: across(right) }];
    });
}

/** Of all ways to name three columns the one that explains the most rows; where several do as well, what counts stands left of its price. */
function bestAssignment(columns: readonly Column[]): Assignment | undefined {
  let best: Assignment | undefined;
  for (const total of columns)
    for (const quantity of columns)
      for (const price of columns) {
        if (total === quantity || total === price || quantity.left >= price.left || price.left >= total.left) continue;
        const rows = [...total.entries.keys()].filter((at) => multiplies(at, quantity, price, total));
        if (rows.length >= fewestRows && rows.length > (best?.rows.length ?? 0))
          best = { quantity, price, total, rows };
      }
  return best;
}

function multiplies(at: number, quantity: Column, price: Column, total: Column): boolean {
  const [a, b, c] = [quantity, price, total].map(({ entries }) => entries.get(at)?.value);
  return a !== undefined && b !== undefined && c !== undefined && multiplyTo(a, b, c);
}
