import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { everyPart, type MarkedWord, markedPage, markedRow } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";

/** A row whose model output calls the first number the price and the second one the quantity. */
function factorsOf(first: string, second: string, total: string, rules = rulesWithout([])) {
  const marked = (text: string, x: number, part: string): MarkedWord[] =>
    text.split(" ").map((word, at) => ({
      text: word,
      at: [x + 4 * at, 1] as const,
      labels: at === 0 ? { [`line.${part}`]: 0.9 } : {},
      kind: "item",
      row: "Oak",
    }));
  const words = [
    ...markedRow("item", 1, "Oak", { total: [total, 60] }),
    ...marked(first, 20, "unit_price"),
    ...marked(second, 40, "quantity"),
    everyPart,
  ];
  const [item] = decodeLineItems({ ...markedPage(words), rules }, { decimalMark: ".", dateOrder: "dmy" });
  return [item?.quantity?.value, item?.unit_price?.value];
}

it("takes a number with a unit of measure for the quantity", () => {
  expect(factorsOf("40.50 l", "1.6", "64.80")).toEqual([40.5, 1.6]);
  expect(factorsOf("40.50", "1.6", "64.80")).toEqual([1.6, 40.5]);
});

it("takes a number for one unit for the price", () => {
  expect(factorsOf("40.50", "1.6 EUR/l", "64.80")).toEqual([40.5, 1.6]);
  expect(factorsOf("40.50", "1.6 EUR/l", "64.80", rulesWithout(["prices-per-unit"]))).toEqual([1.6, 40.5]);
});

it("keeps the model's roles if both have a unit, or if the numbers do not multiply", () => {
  expect(factorsOf("175 pcs", "5 pcs", "875.00")).toEqual([5, 175]);
  expect(factorsOf("40.50 l", "1.6", "99.99")).toEqual([1.6, 40.5]);
});
