import { cents } from "../../../locale/amounts/amount.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";

/** Rows printed in cents without a decimal sign: their totals add up to a hundred times a printed sum. */
export function withImpliedCents(
  items: readonly LineItemReading[],
  sums: readonly Candidate<number>[],
): readonly LineItemReading[] {
  const totals = items.filter(({ parent }) => parent === undefined).map(({ total }) => total);
  if (totals.length === 0 || !totals.every((total) => total !== undefined && isWhole(total))) return items;
  const sum = totals.reduce((part, total) => part + (total?.value ?? 0), 0);
  if (sum === 0 || !sums.some(({ value }) => Math.abs(cents(value)) === Math.abs(sum))) return items;
  return items.map(({ total, unit_price, ...item }) => ({
    ...item,
    ...(total && { total: inCents(total) }),
    ...(unit_price && { unit_price: isWhole(unit_price) ? inCents(unit_price) : unit_price }),
  }));
}

function isWhole({ value, text }: Candidate<number>): boolean {
  return Number.isInteger(value) && !/\d[.,]\d/.test(text);
}

function inCents({ alternatives: _, ...amount }: Candidate<number>): Candidate<number> {
  return { ...amount, value: amount.value / 100 };
}
