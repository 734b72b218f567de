import { multiplyTo } from "../../../arithmetic/line-product.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { explainedFactors, type ItemContext, type ItemWords, quantityIn, wordsBeside } from "../item-words.ts";
import { measureUnit } from "./printed-products.ts";

/** `EUR/l`, `€/kg`, `/ kg`: a price for one unit. */
const perUnit = /^\s?(?:\p{Sc}|\p{L}{1,4}\.?)?\s?\/\s?(?:1\s?)?\p{L}/u;

/** Exchanges quantity and unit price if the print contradicts them: `1,699 EUR/l` is a price, `46,83 l` a quantity. */
export function withRolesByUnit(context: ItemContext, words: ItemWords, item: LineItemReading): LineItemReading {
  const { quantity, unit_price, total } = item;
  if (!quantity || !unit_price || !total || !context.document.rules.has("prices-per-unit")) return item;
  if (!multiplyTo(quantity.value, unit_price.value, total.value)) return item;
  const beside = wordsBeside(context.document, [...words.total, ...words.quantity, ...words.unit_price]);
  const printed = ({ value }: Candidate<number>) => beside.find((word) => quantityIn(context, [word]) === value);
  const [counted, priced] = [printed(quantity), printed(unit_price)];
  if (counted === undefined || priced === undefined) return item;
  const [afterCount, afterPrice] = [tailOf(context, counted), tailOf(context, priced)];
  const isSwapped =
    !perUnit.test(afterPrice) &&
    (perUnit.test(afterCount) || (measureUnit.test(afterPrice) && !measureUnit.test(afterCount)));
  if (!isSwapped) return item;
  const factors = {
    quantity: { word: priced, value: unit_price.value },
    price: { word: counted, value: quantity.value },
  };
  return { ...item, ...explainedFactors(context, factors) };
}

/** The print behind a number: the rest of its word, and the next word of its line. */
function tailOf({ document }: ItemContext, word: number): string {
  const { words } = document.ordered;
  const [own, next] = [words[word], words[word + 1]];
  const rest = own?.text.replace(/^[^\d]*[\d.,']*\d/u, "") ?? "";
  return next && next.line === own?.line ? `${rest} ${next.text}`.trim() : rest;
}
