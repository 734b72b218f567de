import { multiplyTo } from "../../../arithmetic/line-product.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";

/**
 * OCR loses a digit that stands alone in its cell, mostly a `1`. In a table on a picture that shows quantities, a row
 * without one whose price is its total has the quantity 1, which stands nowhere.
 */
export function withUnreadOnes(items: readonly LineItemReading[]): readonly LineItemReading[] {
  if (!items.some(isProduct)) return items;
  return items.map((item) => {
    const { quantity, unit_price, total } = item;
    const isOne = !quantity && unit_price?.source === "ocr" && total && unit_price.value === total.value;
    return isOne && total.value !== 0 ? { quantity: unreadOne(unit_price), ...item } : item;
  });
}

function unreadOne({ evidence, ...price }: Candidate<number>): Candidate<number> {
  return { ...price, value: 1, text: "1" };
}

function isProduct({ quantity, unit_price, total }: LineItemReading): boolean {
  return Boolean(quantity && unit_price && total && multiplyTo(quantity.value, unit_price.value, total.value));
}
