import { multiplyTo } from "../../../arithmetic/line-product.ts";
import type { LineItemReading } from "../../invoice-reading.ts";

/** `2AGUA MINERAL`: a quantity of up to three digits right before a name in capitals. */
const glued = /^([1-9]\d{0,2}) ?(?=\p{Lu}{2})/u;
/** Probability of a quantity that was separated from a name. */
const separatedProbability = 0.95;

/** Separates the quantities that a till prints right before the names, if those with a price give their row's total. */
export function withGluedQuantities(items: readonly LineItemReading[]): readonly LineItemReading[] {
  const counts = items.map(({ description }) => Number(glued.exec(description?.value ?? "")?.[1] ?? 0));
  const priced = items.flatMap(({ quantity, unit_price, total }, at) => {
    const count = counts[at];
    return count && !quantity && unit_price && total ? [multiplyTo(count, unit_price.value, total.value)] : [];
  });
  const isUsual = counts.filter((count) => count > 0).length * 2 > items.length;
  if (!isUsual || priced.length === 0 || !priced.every((isRight) => isRight)) return items;
  return items.map((item, at) => {
    const { description } = item;
    const count = counts[at];
    if (!description || !count) return item;
    const quantity = { ...description, value: count, text: String(count), probability: separatedProbability };
    return { quantity, ...item, description: { ...description, value: description.value.replace(glued, "") } };
  });
}
