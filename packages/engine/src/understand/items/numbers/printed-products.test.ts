import { describe, expect, it } from "vitest";
import { markedPage } from "../../testing/marked-page.ts";
import { printedProducts } from "./printed-products.ts";

function productsIn(text: string) {
  let x = 0;
  const words = text.split(" ").map((word) => {
    const placed = { text: word, at: [x, 1] as const };
    x += word.length * 0.5 + 0.4;
    return placed;
  });
  return printedProducts(markedPage(words).ordered).map(({ words: own, first, second }) => ({
    words: own.length,
    values: [first.values, second.values].map((values) => values.at(-1)),
    counts: [first.hasUnit, second.isPrice],
  }));
}

describe("two numbers that are multiplied", () => {
  it.each([
    ["2 x 0,75", 3],
    ["2 × 0,75", 3],
    ["2 X €0,75", 3],
    ["2x 0,75", 2],
    ["2 x0,75", 2],
    ["2x0,75", 1],
    ["2*0,75", 1],
    ["2 @ 0.75", 3],
    ["2@0.75", 1],
    ["2 à 0,75", 3],
    ["2 á 0,75", 3],
    ["2 AT 1 FOR 0.75", 5],
  ])("are found in %s", (text, words) => {
    expect(productsIn(text)).toMatchObject([{ words, values: [2, 0.75] }]);
  });

  it.each([
    ["0,572 kg x 1,99 EUR/kg", 0.572, 1.99],
    ["0,612kg*24,90kr/kg", 0.612, 24.9],
    ["0,624 kg 2,29 €/kg", 0.624, 2.29],
    ["22,68 l x 1,499 EUR/l", 22.68, 1.499],
    ["35.00 1 1.50 CHF/1", 35, 1.5],
    ["3 Stück à 1,20 €", 3, 1.2],
    ["2.87 lb. @ 1 lb. /0.58", 2.87, 0.58],
  ])("may have units and currencies: %s", (text, quantity, price) => {
    expect(productsIn(text)).toMatchObject([{ values: [quantity, price] }]);
  });

  it.each(["Paper A4 80", "12:30 x", "10x", "2 + 3", "Box 4-x 20", "2 x 5%", "4,5kg 20"])("are not in %s", (text) => {
    expect(productsIn(text)).toEqual([]);
  });
});

it("an x within a name is no multiplication sign", () => {
  expect(productsIn("1 boxer 12.00")).toEqual([]);
  expect(productsIn("2 Lux 3.50")).toEqual([]);
  expect(productsIn("3 Flexi 4.00")).toEqual([]);
});

it("behind a unit of measure it is one", () => {
  expect(productsIn("3 Stkx 1,20")).toMatchObject([{ values: [3, 1.2] }]);
});

it("a price may stand first, with its currency before it", () => {
  expect(productsIn("$53.34 @ 6.00")).toMatchObject([{ values: [53.34, 6], counts: [false, false] }]);
  const [product] = printedProducts(markedPage([{ text: "$53.34@6.00", at: [1, 1] }]).ordered);
  expect([product?.first.isPrice, product?.second.isPrice]).toEqual([true, false]);
});
