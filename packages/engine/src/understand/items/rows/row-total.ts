import { multiplyTo } from "../../../arithmetic/line-product.ts";
import { moneyIn } from "../../decode/amounts/decode-amounts.ts";
import { candidateOf } from "../../decode/spans.ts";
import type { LineItemReading } from "../../invoice-reading.ts";
import { cellsOnLine, type ItemContext, mostProbable, mostProbableLine, spanOf } from "../item-words.ts";
import { otherReadings } from "../numbers/other-readings.ts";

/** The numbers that a total is the product of. */
type Factors = Pick<LineItemReading, "quantity" | "unit_price">;

/** The total with its alternative values, between which the sum of all lines decides. */
export function totalIn(
  context: ItemContext,
  words: readonly number[],
  factors: Factors,
): Pick<LineItemReading, "total"> {
  const line = totalCell(context, words, factors);
  const value = moneyIn(context.document, line);
  if (value === undefined) return {};
  const total = candidateOf(context.document, spanOf(context, "total", line), value);
  const alternatives = otherReadings(context, line).filter((other) => other !== value && isMoney(context, other));
  return { total: { ...total, ...(alternatives.length > 0 ? { alternatives } : {}) } };
}

/** Rows with columns of taxes have several amounts: the product of quantity and price, or the most probable one. */
function totalCell(context: ItemContext, words: readonly number[], { quantity, unit_price }: Factors): number[] {
  const line = mostProbableLine(context, "total", words);
  if (!context.document.rules.has("one-number-a-part")) return line;
  const cells = cellsOnLine(context, line).filter((cell) => moneyIn(context.document, cell) !== undefined);
  const isProduct = (cell: readonly number[]) =>
    quantity && unit_price && multiplyTo(quantity.value, unit_price.value, moneyIn(context.document, cell) ?? 0);
  return cells.length > 1 ? (cells.find(isProduct) ?? mostProbable(context, "total", cells)) : line;
}

function isMoney({ document: { moneyDecimals = 2 } }: ItemContext, value: number): boolean {
  return Number(value.toFixed(moneyDecimals)) === value;
}
