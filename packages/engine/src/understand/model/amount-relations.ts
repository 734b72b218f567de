import { multiplyTo } from "../../arithmetic/line-product.ts";
import { cents } from "../../locale/amounts/amount.ts";

export const relationSize = 10;

/** A number on the page, with the line and the right edge that decide what it may be added to or multiplied with. */
export type PlacedAmount = Readonly<{
  index: number;
  value: number;
  isMoney: boolean;
  line: number;
  /** Right edge in line heights and the page it is on: numbers of one column share it. */
  right: number;
  page: number;
}>;

/** Limit of amounts, because they are compared in pairs: forty are 800 pairs, and totals are among the largest. */
const largestCompared = 40;
/** Maximum number of addends: more rows than fit on a page. */
const longestColumn = 60;
/** Maximum distance of right edges within one column, in line heights. */
const sameColumn = 0.6;
/** Cents: a smaller amount is some tax rate of another by chance. */
const smallestShare = 20;
/** Maximum numbers on a line: with more, products occur by chance. */
const [fewestNumbers, mostNumbers] = [3, 9];
/** Tax rates in percent of the generator's countries. */
const usualRates = [5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 10, 12, 13, 15, 17.5, 18, 19, 20, 21, 22, 23, 24, 25];

/** Features of each money amount relative to the others: rank, repeats, sums, products, tax rates. By word index. */
export function relateAmounts(amounts: readonly PlacedAmount[]): ReadonlyMap<number, Float32Array> {
  const money = amounts.filter((amount) => amount.isMoney && amount.value !== 0);
  const relations = new Map<number, Float32Array>();
  if (money.length === 0) return relations;
  const rank = rankBySize(money);
  const sums = sumsOfTwo([...rank.keys()]);
  const rates = shareOfAnother([...rank.keys()]);
  const columnSums = sumsOfColumns(money);
  const products = productsOnLines(amounts);
  for (const { index, value } of money) {
    const size = Math.abs(cents(value));
    const place = rank.get(size) ?? { rank: 99, repeats: 1 };
    relations.set(
      index,
      Float32Array.of(
        place.rank === 0 ? 1 : 0,
        place.rank === 1 ? 1 : 0,
        1 / (1 + place.rank),
        Math.min(place.repeats, 4) / 2,
        sums.results.has(size) ? 1 : 0,
        sums.parts.has(size) ? 1 : 0,
        products.results.has(index) ? 1 : 0,
        products.factors.has(index) ? 1 : 0,
        columnSums.has(index) ? 1 : 0,
        rates.has(size) ? 1 : 0,
      ),
    );
  }
  for (const index of products.factors) {
    if (!relations.has(index)) relations.set(index, Float32Array.of(0, 0, 0, 0, 0, 0, 0, 1, 0, 0));
  }
  return relations;
}

function rankBySize(money: readonly PlacedAmount[]): Map<number, { rank: number; repeats: number }> {
  const repeats = new Map<number, number>();
  for (const { value } of money) {
    const size = Math.abs(cents(value));
    repeats.set(size, (repeats.get(size) ?? 0) + 1);
  }
  const sorted = [...repeats.keys()].sort((a, b) => b - a);
  return new Map(sorted.map((size, rank) => [size, { rank, repeats: repeats.get(size) ?? 1 }]));
}

function sumsOfTwo(sizes: readonly number[]): { results: Set<number>; parts: Set<number> } {
  const all = new Set(sizes);
  const largest = sizes.slice(0, largestCompared);
  const results = new Set<number>();
  const parts = new Set<number>();
  for (const [position, a] of largest.entries()) {
    for (const b of largest.slice(position)) {
      if (!all.has(a + b)) continue;
      results.add(a + b);
      parts.add(a).add(b);
    }
  }
  return { results, parts };
}

/** Amounts that are a usual tax rate of another amount. */
function shareOfAnother(sizes: readonly number[]): Set<number> {
  const shares = new Set<number>();
  for (const base of sizes.slice(0, largestCompared)) {
    for (const rate of usualRates) {
      const share = Math.round((base * rate) / 100);
      if (share > smallestShare) shares.add(share);
    }
  }
  return shares;
}

/** Amounts that are the sum of two or more amounts right above them in their column. */
function sumsOfColumns(money: readonly PlacedAmount[]): Set<number> {
  const columns: PlacedAmount[][] = [];
  for (const amount of money) {
    const column = columns.find((one) => Math.abs((one.at(-1)?.right ?? Number.NaN) - amount.right) < sameColumn);
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  const sums = new Set<number>();
  for (const column of columns) {
    for (let at = 2; at < column.length; at++) {
      const target = cents(column[at]?.value ?? 0);
      let sum = 0;
      for (let above = at - 1; above >= Math.max(0, at - longestColumn); above--) {
        sum += cents(column[above]?.value ?? 0);
        if (sum === target && at - above >= 2) {
          sums.add(column[at]?.index ?? -1);
          break;
        }
      }
    }
  }
  return sums;
}

/** On each line, the amounts that are a product of two others, and those two. */
function productsOnLines(amounts: readonly PlacedAmount[]): { results: Set<number>; factors: Set<number> } {
  const lines = Map.groupBy(amounts, (amount) => amount.line);
  const results = new Set<number>();
  const factors = new Set<number>();
  for (const row of lines.values()) {
    if (row.length < fewestNumbers || row.length > mostNumbers) continue;
    for (const result of row) {
      if (!result.isMoney || result.value === 0) continue;
      for (const a of row) {
        for (const b of row) {
          if (a.index >= b.index || a === result || b === result || !multiplyTo(a.value, b.value, result.value))
            continue;
          results.add(result.index);
          factors.add(a.index).add(b.index);
        }
      }
    }
  }
  return { results, factors };
}
