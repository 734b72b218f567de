import { multiplyTo } from "../../../arithmetic/line-product.ts";
import { minFactorOfOne } from "../../thresholds.ts";

/** A number on an item's row, with its probabilities of being the quantity and the unit price. */
export type RowNumber = Readonly<{ word: number; value: number; asQuantity: number; asPrice: number }>;

export type AgreeingNumbers = Readonly<{ quantity: RowNumber; price: RowNumber }>;

/**
 * The two numbers of a row that multiply to its total, if there is exactly one such pair. Tables with pieces per box or
 * gross prices have more numbers than the model can label; their product shows which two matter.
 */
export function agreeingNumbers(numbers: readonly RowNumber[], total: number): AgreeingNumbers | undefined {
  const pairs = numbers.flatMap((a, index) =>
    numbers.slice(index + 1).flatMap((b) => (multiplyTo(a.value, b.value, total) ? [{ a, b }] : [])),
  );
  const [only] = pairs;
  if (!only || pairs.length > 1) return undefined;
  return inRoles(only.a, only.b);
}

/** The quantity of the two: a whole number beside a fraction, otherwise the more probable one. */
function inRoles(a: RowNumber, b: RowNumber): AgreeingNumbers {
  const [wholeA, wholeB] = [Number.isInteger(a.value), Number.isInteger(b.value)];
  const aCounts = wholeA === wholeB ? a.asQuantity * b.asPrice >= b.asQuantity * a.asPrice : wholeA;
  return aCounts ? { quantity: a, price: b } : { quantity: b, price: a };
}

/** The number that gives the total when multiplied with a known factor, if exactly one word of the row has it. */
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
