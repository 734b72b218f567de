import { describe, expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { everyPart, type MarkedWord, markedPage, markedRow } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";

function itemsOn(words: readonly MarkedWord[], rules = rulesWithout([])) {
  const page = { ...markedPage([...words, everyPart]), rules };
  return decodeLineItems(page, { decimalMark: ".", dateOrder: "dmy" }).map((item) =>
    Object.fromEntries(Object.entries(item).map(([part, { value }]) => [part, value])),
  );
}

const row = (line: number, name: string, total: string) => markedRow("item", line, name, { total: [total, 60] });
const product = (line: number, count: string, price: string, x = 5): MarkedWord[] => [
  { text: count, at: [x, line] },
  { text: "x", at: [x + 2, line] },
  { text: price, at: [x + 3, line] },
];
const oak = { description: "Oak", quantity: 2, unit_price: 0.75, total: 1.5 };

describe("a printed product", () => {
  it.each([
    ["above", 1, 2],
    ["below", 3, 2],
    ["beside", 2, 2],
  ])("%s a row is its quantity and price", (_, at, line) => {
    expect(itemsOn([...product(at, "2", "0.75", 20), ...row(line, "Oak", "1.50")])).toEqual([oak]);
  });

  it("belongs to the row whose total it gives, not to the model's choice", () => {
    const labels = { "line.quantity": 0.9 };
    const [count, sign, price] = product(2, "2", "0.75") as [MarkedWord, MarkedWord, MarkedWord];
    const stolen: MarkedWord[] = [
      { ...count, labels, kind: "item", row: "Elm" },
      sign,
      { ...price, labels: { "line.unit_price": 0.9 }, kind: "item", row: "Elm" },
    ];
    expect(itemsOn([...row(1, "Elm", "4.00"), ...stolen, ...row(3, "Oak", "1.50")])).toEqual([
      { description: "Elm", total: 4 },
      oak,
    ]);
  });

  it("of two rows with the same total follows the direction of the others", () => {
    const words = [
      ...product(1, "3", "2.00"),
      ...row(2, "Ash", "6.00"),
      ...row(4, "Elm", "1.50"),
      ...product(5, "2", "0.75"),
      ...row(6, "Oak", "1.50"),
    ];
    expect(itemsOn(words)).toEqual([
      { description: "Ash", quantity: 3, unit_price: 2, total: 6 },
      { description: "Elm", total: 1.5 },
      oak,
    ]);
  });

  it("has the price first if only the second number is whole", () => {
    expect(itemsOn([...product(1, "0.75", "2", 20), ...row(1, "Oak", "1.50")])).toEqual([oak]);
  });

  it("has a whole number of pieces and a price in cents, also against the model", () => {
    const [price, sign, count] = product(1, "0.75", "2", 20) as [MarkedWord, MarkedWord, MarkedWord];
    const doubted: MarkedWord[] = [
      { ...price, labels: { "line.quantity": 0.9 }, kind: "item", row: "Oak" },
      sign,
      { ...count, labels: { "line.unit_price": 0.9 }, kind: "item", row: "Oak" },
    ];
    expect(itemsOn([...row(1, "Oak", "1.50"), ...doubted])).toEqual([oak]);
  });

  it("has its quantity first, whatever code is behind the second number", () => {
    const words = [...product(1, "1", "1.50", 20), { text: "S", at: [26, 1] } as const, ...row(1, "Oak", "1.50")];
    expect(itemsOn(words)).toEqual([{ ...oak, quantity: 1, unit_price: 1.5 }]);
  });

  it("is ignored if it gives no total, or if a row's own numbers do", () => {
    expect(itemsOn([...product(1, "2", "0.80"), ...row(2, "Oak", "1.50")])).toEqual([
      { description: "Oak", total: 1.5 },
    ]);
    const own = markedRow("item", 2, "Oak", { quantity: ["3", 30], unit_price: ["0.50", 40], total: ["1.50", 60] });
    expect(itemsOn([...product(1, "2", "0.75"), ...own])).toMatchObject([{ quantity: 3, unit_price: 0.5 }]);
  });

  it("on the line of a total that it gives is that row's, also where a nearer row has the same total", () => {
    const [count, sign, price] = product(3, "2", "5.00") as [MarkedWord, MarkedWord, MarkedWord];
    const ale = [
      { ...count, labels: { "line.quantity": 0.9 }, kind: "item", row: "Ale" },
      sign,
      { ...price, labels: { "line.unit_price": 0.9 }, kind: "item", row: "Ale" },
      { text: "10.00", at: [60, 3] as const, labels: { "line.total": 0.95 }, kind: "item", row: "Ale" },
    ];
    const name = { text: "Ale", at: [1, 2] as const, labels: { "line.description": 0.95 }, kind: "item", row: "Ale" };
    expect(itemsOn([...row(1, "Pie", "10.00"), name, ...ale])).toEqual([
      { description: "Pie", total: 10 },
      { description: "Ale", quantity: 2, unit_price: 5, total: 10 },
    ]);
  });

  it("in grams has the weight first, whatever the model says; otherwise the model's roles stay", () => {
    const swapped = (weight: string, price: string): MarkedWord[] =>
      product(1, weight, price, 20).map((word, at) => ({
        ...word,
        kind: "item",
        row: "Oak",
        labels: at === 1 ? {} : { [at === 0 ? "line.unit_price" : "line.quantity"]: 0.9 },
      }));
    expect(itemsOn([...swapped("0.312", "38.90"), ...row(1, "Oak", "12.14")])).toMatchObject([
      { quantity: 0.312, unit_price: 38.9 },
    ]);
    expect(itemsOn([...swapped("0.31", "38.90"), ...row(1, "Oak", "12.06")])).toMatchObject([
      { quantity: 38.9, unit_price: 0.31 },
    ]);
  });

  it("shows that the third decimal of a total is the letter of its tax rate", () => {
    const words = [...product(1, "0.45", "19.80", 20), ...row(1, "Oak", "8.916")];
    expect(itemsOn(words)).toEqual([{ description: "Oak", quantity: 0.45, unit_price: 19.8, total: 8.91 }]);
    expect(itemsOn(words, rulesWithout(["numbers-read-otherwise"]))).toMatchObject([{ total: 8916 }]);
  });

  it("does not consist of the total of its row", () => {
    const own = markedRow("item", 1, "Oak", { quantity: ["1", 10], total: ["1.50", 12] });
    const sign = { text: "x", at: [11, 1] as const };
    expect(itemsOn([...own, sign])).toEqual([{ description: "Oak", quantity: 1, total: 1.5 }]);
  });

  it("is ignored if the rule is off", () => {
    const words = [...product(1, "2", "0.75"), ...row(2, "Oak", "1.50")];
    expect(itemsOn(words, rulesWithout(["printed-products"]))).toEqual([{ description: "Oak", total: 1.5 }]);
  });
});

describe("columns", () => {
  const numbers = (line: number, name: string, [count, price, total]: readonly [string, string, string]) =>
    markedRow("item", line, name, { sku: [count, 30], quantity: [price, 40], total: [total, 60] });

  it("that multiply in all rows are quantity, price and total, whatever the model says", () => {
    const words = [
      ...numbers(1, "Oak", ["4", "2.50", "10.00"]),
      ...numbers(2, "Elm", ["2", "3.00", "6.00"]),
      ...numbers(3, "Ash", ["1", "7.00", "7.00"]),
    ].map((word): MarkedWord => (word.labels?.["line.sku"] ? { ...word, labels: { "line.unit": 0.9 } } : word));
    expect(itemsOn(words)).toMatchObject([
      { quantity: 4, unit_price: 2.5, total: 10 },
      { quantity: 2, unit_price: 3, total: 6 },
      { quantity: 1, unit_price: 7, total: 7 },
    ]);
  });
});

describe("a description that the model missed", () => {
  const bare = (line: number, name: string, total: string): MarkedWord[] => [
    { text: name, at: [1, line] },
    { text: total, at: [60, line], labels: { "line.total": 0.9 }, kind: "item", row: total },
  ];

  it("is found beside the amounts if most rows lack theirs", () => {
    expect(itemsOn([...bare(1, "Oak planks", "10.00"), ...bare(2, "Elm", "6.00")])).toMatchObject([
      { description: "Oak planks", total: 10 },
      { description: "Elm", total: 6 },
    ]);
  });

  const lost = (label: number, line = 1): MarkedWord[] => [
    { text: "Oak", at: [1, line], labels: { "line.description": label }, source: "ocr" },
    { text: "9.00", at: [60, 1], labels: { "line.total": 0.9 }, kind: "item", row: "9.00", source: "ocr" },
  ];
  const others = [...row(3, "Elm", "6.00"), ...row(4, "Ash", "7.00")];

  it("is filled in where a row of a picture lacks it and the text beside or above may be one", () => {
    expect(itemsOn([...lost(0.4), ...others])[0]).toEqual({ description: "Oak", total: 9 });
    expect(itemsOn([...lost(0.4, 0), ...others])[0]).toEqual({ description: "Oak", total: 9 });
    expect(itemsOn([...lost(0.1), ...others])[0]).toEqual({ description: "Elm", total: 6 });
  });

  it("is not filled in on pages with text", () => {
    const written = lost(0.4).map((word): MarkedWord => ({ ...word, source: "text" }));
    expect(itemsOn([...written, ...others])[0]).toEqual({ description: "Elm", total: 6 });
  });
});
