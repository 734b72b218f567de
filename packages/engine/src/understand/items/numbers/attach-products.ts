import { multiplyTo } from "../../../arithmetic/line-product.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { explainedFactors, type Factor, type ItemContext, type ItemWords, parts } from "../item-words.ts";
import type { RowWords } from "../rows/row-numbers.ts";
import { type PrintedProduct, printedProducts } from "./printed-products.ts";

/** Rank of a row that shows a product on the line of its total, as `2 x 5,00 10,00`: it keeps its own numbers. */
const ownProduct = -1;

/** A row with its decoded values. */
type ReadItem = Readonly<{ row: RowWords; item: LineItemReading }>;

/** A product and the row whose total equals it. below: number of lines from the product down to the total. */
type Match = Readonly<{
  product: PrintedProduct;
  at: number;
  quantity: Factor;
  price: Factor;
  total: number;
  below: number;
  rank: number;
}>;

/** Maximum number of lines between a product and its row's total: a name or a note may be between them. */
const mostLinesApart = 2;
/** Scales print grams. */
const weightDecimals = 3;
const priceDecimals = 2;

/**
 * Tills print `2 x 0,75` beside, above or below its row. A product is assigned to the nearest row whose total it
 * equals. Rows lose the words of products assigned to others; `read` decodes a row again from the remaining words.
 */
export function attachProducts(
  context: ItemContext,
  read: readonly ReadItem[],
  readAgain: (row: RowWords) => LineItemReading,
): LineItemReading[] {
  const items = read.map(({ item }) => item);
  if (!context.document.rules.has("printed-products")) return items;
  const matches = assign(
    printedProducts(context.document.ordered).flatMap((product) => matchesOf(context, read, product)),
  );
  const used = new Set(matches.flatMap(({ product }) => product.words));
  if (used.size === 0) return items;
  return read.map(({ row, item }, at) => {
    const match = matches.find((one) => one.at === at);
    if (match?.rank === ownProduct) return item;
    const words = withoutWords(row.words, used);
    const isTouched = parts.some((part) => words[part].length < row.words[part].length);
    const rest = isTouched ? readAgain({ ...row, words }) : item;
    return match ? { ...withTotal(rest, match.total), ...explainedFactors(context, match) } : rest;
  });
}

function withTotal({ total, ...item }: LineItemReading, value: number): LineItemReading {
  return total ? { ...item, total: { ...total, value } } : item;
}

function withoutWords(words: ItemWords, used: ReadonlySet<number>): ItemWords {
  const entries = parts.map((part) => [part, words[part].filter((word) => !used.has(word))] as const);
  return Object.fromEntries(entries) as ItemWords;
}

/** The rows near a product whose total equals it. */
function matchesOf(context: ItemContext, read: readonly ReadItem[], product: PrintedProduct): Match[] {
  return read.flatMap(({ row, item }, at) => {
    const line = totalLineOf(context, row);
    if (!item.total || line === undefined || row.words.total.some((word) => product.words.includes(word))) return [];
    const below = line - product.line;
    if (Math.abs(below) > mostLinesApart || isCutOff(context, read, product.line, line)) return [];
    const total = totalsOf(context, item.total).find((value) => factorsOf(product, value));
    const factors = total && factorsOf(product, total);
    if (!factors) return [];
    const isSwapped = item.quantity?.value === factors.price.value && item.unit_price?.value === factors.quantity.value;
    const rank = isSwapped ? swappedRank(product) : rankOf(item, below);
    return rank === undefined ? [] : [{ product, at, below, rank, total, ...factors }];
  });
}

/** The printed total, then its alternative values. */
function totalsOf({ document }: ItemContext, { value, alternatives = [] }: Candidate<number>): number[] {
  return [value, ...(document.rules.has("numbers-read-otherwise") ? alternatives : [])];
}

/** Where the print leaves open which factor is the price, the model's roles stay. */
function swappedRank({ first, second }: PrintedProduct): number | undefined {
  const isWeighed = first.decimals === weightDecimals && second.decimals < weightDecimals;
  // `1,19 x 3`: pieces are whole, prices in cents.
  const isCounted = !first.isWhole && first.decimals === priceDecimals && second.isWhole;
  const isPrinted = first.isPrice !== second.isPrice || first.hasUnit !== second.hasUnit;
  return isPrinted || isWeighed || isCounted ? 0 : undefined;
}

/** Whether a row's own numbers already multiply to its total; a product with one piece explains nothing. */
function rankOf({ quantity, unit_price, total }: LineItemReading, below: number): number | undefined {
  if (!quantity || !unit_price || !total) return 0;
  if (!multiplyTo(quantity.value, unit_price.value, total.value)) return 0;
  if (quantity.value === 1) return 1;
  return below === 0 ? ownProduct : undefined;
}

function totalLineOf({ document }: ItemContext, { words }: RowWords): number | undefined {
  return document.ordered.words[words.total[0] ?? -1]?.line;
}

/** Whether another row's total is between them. */
function isCutOff(context: ItemContext, read: readonly ReadItem[], from: number, to: number): boolean {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return read.some(({ row }) => {
    const line = totalLineOf(context, row);
    return line !== undefined && line > low && line < high;
  });
}

function factorsOf({ first, second }: PrintedProduct, total: number): Pick<Match, "quantity" | "price"> | undefined {
  for (const a of first.values)
    for (const b of second.values) {
      if (!multiplyTo(a, b, total)) continue;
      const [one, other] = [
        { word: first.word, value: a },
        { word: second.word, value: b },
      ];
      return isCount(first, second) ? { quantity: one, price: other } : { quantity: other, price: one };
    }
  return undefined;
}

/**
 * Whether the first number is the quantity: the other one is a price, or only the first has a unit or is whole;
 * otherwise the first one is.
 */
function isCount(first: PrintedProduct["first"], second: PrintedProduct["second"]): boolean {
  if (first.isPrice !== second.isPrice) return second.isPrice;
  if (first.hasUnit !== second.hasUnit) return first.hasUnit;
  return first.isWhole || !second.isWhole;
}

/** Assigns each product to one row: unexplained rows first, then the nearest, in the direction of most products. */
function assign(matches: readonly Match[]): Match[] {
  const votes = (sign: number) => matches.filter(({ below, rank }) => rank === 0 && Math.sign(below) === sign).length;
  const usual = votes(1) > votes(-1) ? 1 : -1;
  const isUnusual = ({ below }: Match) => (below !== 0 && Math.sign(below) !== usual ? 1 : 0);
  const sorted = matches.toSorted(
    (a, b) => a.rank - b.rank || Math.abs(a.below) - Math.abs(b.below) || isUnusual(a) - isUnusual(b),
  );
  const [rows, products, taken] = [new Set<number>(), new Set<PrintedProduct>(), [] as Match[]];
  for (const match of sorted) {
    if (rows.has(match.at) || products.has(match.product)) continue;
    rows.add(match.at);
    products.add(match.product);
    taken.push(match);
  }
  return taken;
}
