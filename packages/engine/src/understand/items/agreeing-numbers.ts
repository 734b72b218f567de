import { multiplyTo } from "../../arithmetic/line-product.ts";
import { minFactorOfOne } from "../thresholds.ts";

/** A number on an item's row, with how likely the reader takes it for the quantity and for the price of one. */
export type RowNumber = Readonly<{ word: number; value: number; asQuantity: number; asPrice: number }>;

export type AgreeingNumbers = Readonly<{ quantity: RowNumber; price: RowNumber }>;

/**
 * The two numbers of a row that multiply to its total, where there is just one such pair. A table with a column of
 * pieces per box or of gross prices shows more numbers than the reader can name; their product tells which two count.
 */
export function agreeingNumbers(numbers: readonly RowNumber[], total: number): AgreeingNumbers | undefined {
  const pairs = numbers.flatMap((a, index) =>
    numbers.slice(index + 1).flatMap((b) => (multiplyTo(a.value, b.value, total) ? [{ a, b }] : [])),
  );
  const [only] = pairs;
  if (!only || pairs.length > 1) return undefined;
  return inRoles(only.a, only.b);
}

/** Pieces are whole where prices are not; else the reader's own view decides. */
function inRoles(a: RowNumber, b: RowNumber): AgreeingNumbers {
  const [wholeA, wholeB] = [Number.isInteger(a.value), Number.isInteger(b.value)];
  const aCounts = wholeA === wholeB ? a.asQuantity * b.asPrice >= b.asQuantity * a.asPrice : wholeA;
  return aCounts ? { quantity: a, price: b } : { quantity: b, price: a };
}

/** The number that multiplies with a known factor to the total, where just one word of the row says it. */
export function missingFactor(
  numbers: readonly RowNumber[],
  part: "quantity" | "unit_price",
  { known, total }: Readonly<{ known: number; total: number }>,
): RowNumber | undefined {
  const fitting = numbers.filter(({ value }) => value !== known && multiplyTo(value, known, total));
  const [only] = fitting;
  if (!only || fitting.length > 1) return undefined;
  const chance = part === "quantity" ? only.asQuantity : only.asPrice;
  return Math.abs(only.value) === 1 && chance < minFactorOfOne ? undefined : only;
}
