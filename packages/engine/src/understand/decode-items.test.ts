import { describe, expect, it } from "vitest";
import { rulesWithout } from "../rules.ts";
import { decodeLineItems } from "./decode-items.ts";
import type { Candidate } from "./invoice-reading.ts";
import { candidateOf, type MarkedDocument, measureSpan } from "./spans.ts";
import { everyPart, type MarkedWord, markedPage, markedRow } from "./testing/marked-page.ts";

function itemsOf(document: MarkedDocument, sums: readonly Candidate<number>[] = []) {
  return decodeLineItems(document, { decimalMark: ".", dateOrder: "dmy", sums }).map((item) =>
    Object.fromEntries(Object.entries(item).map(([part, { value }]) => [part, value])),
  );
}

function itemsOn(...words: readonly MarkedWord[]) {
  return itemsOf(markedPage([...words, everyPart]));
}

describe("the description of an item", () => {
  const row = markedRow("item", 1, "Oak", { total: ["10.00", 60] });
  const beside = (chance: number, source: "text" | "ocr" = "text"): MarkedWord => ({
    text: "varnished",
    at: [1, 2],
    labels: { "line.description": chance },
    kind: "item",
    row: "Oak",
    source,
  });

  it("takes in a word of its row that nothing claims from one in five on", () => {
    expect(itemsOn(...row, beside(0.25))[0]).toMatchObject({ description: "Oak varnished" });
    expect(itemsOn(...row, beside(0.15))[0]).toMatchObject({ description: "Oak" });
  });

  it("takes no word that belongs to something else", () => {
    const claimed = { ...beside(0.3), labels: { "line.description": 0.3, "line.unit": 0.6 } };
    expect(itemsOn(...row, claimed)[0]).toMatchObject({ description: "Oak", unit: "varnished" });
  });

  it("leaves out what is less likely than not on a picture", () => {
    const doubtful = { ...beside(0.4, "ocr"), labels: { "line.description": 0.4, other_date: 0.3 } };
    expect(itemsOn(...row, doubtful)[0]).toMatchObject({ description: "Oak" });
    expect(itemsOn(...row, beside(0.6, "ocr"))[0]).toMatchObject({ description: "Oak varnished" });
  });

  it("makes no item of a row that has none", () => {
    const sum = { text: "15.00", at: [60, 4], labels: { "line.total": 0.9 }, kind: "item", row: "Net" } as const;
    const caption = { text: "Net", at: [1, 4], labels: { "line.description": 0.3 }, kind: "item", row: "Net" } as const;
    expect(itemsOn(...row, caption, sum)).toHaveLength(1);
  });
});

describe("the numbers of an item", () => {
  const priced = (quantity: string, price: string, total: string, line = 1, name = "Oak") =>
    markedRow("item", line, name, { quantity: [quantity, 30], unit_price: [price, 40], total: [total, 60] });

  it("may stand under its row where they make up the total", () => {
    const price = { text: "150", at: [30, 2], row: "Oak" } as const;
    const row = markedRow("item", 1, "Oak", { quantity: ["7", 30], total: ["1050.00", 60] });
    expect(itemsOn(...row, price)[0]).toMatchObject({ quantity: 7, unit_price: 150, total: 1050 });
    expect(itemsOn(...row, { ...price, text: "140" })[0]).not.toHaveProperty("unit_price");
  });

  it("count thousandths as decimals where these multiply to the cent", () => {
    expect(itemsOn(...priced("10,000", "15.39", "153.90"))[0]).toMatchObject({ quantity: 10 });
    expect(itemsOn(...priced("10,000", "15.39", "153900.00"))[0]).toMatchObject({ quantity: 10_000 });
  });

  it("get back a decimal sign that was not seen, and a doubtful digit", () => {
    expect(itemsOn(...priced("4", "12.99", "5196"))[0]).toMatchObject({ total: 51.96 });
    const doubtful = priced("3", "12.00", "56.00").map((word) =>
      word.text === "56.00" ? { ...word, alternatives: ["36.00"] } : word,
    );
    expect(itemsOn(...doubtful)[0]).toMatchObject({ total: 36 });
  });

  it("stay as printed where no other reading multiplies", () => {
    expect(itemsOn(...priced("4", "12.99", "5200"))[0]).toMatchObject({ quantity: 4, unit_price: 12.99, total: 5200 });
  });

  it("stand in the columns of the other rows where any two multiply", () => {
    const row = (
      line: number,
      name: string,
      [count, pack, price, total]: readonly [string, string, string, string],
    ) => {
      const words = markedRow("item", line, name, {
        unit_price: [count, 20],
        quantity: [pack, 30],
        total: [total, 60],
      });
      return [
        ...words,
        { text: price, at: [40, line], labels: { "line.unit_price": 0.9 }, kind: "item", row: name } as const,
      ];
    };
    const words = [
      ...row(1, "Ash", ["50", "1", "2", "100.00"]),
      ...row(2, "Elm", ["40", "1", "3", "120.00"]),
      ...row(3, "Oak", ["90", "1", "1", "90.00"]),
    ];
    const page = markedPage([...words, everyPart]);
    const numbers = (document: MarkedDocument) =>
      itemsOf(document).map(({ quantity, unit_price }) => [quantity, unit_price]);
    expect(numbers(page)).toEqual([
      [50, 2],
      [40, 3],
      [90, 1],
    ]);
    expect(numbers({ ...page, rules: rulesWithout(["numbers-in-columns"]) })[2]).toEqual([1, 90]);
  });
});

describe("a row in two halves", () => {
  const upper = markedRow("item", 1, "Oak", { quantity: ["1", 30] });
  const lower = (name: string, line = 2) => markedRow("item", line, name, { total: ["9.00", 60] });

  it("is one where the lower half goes on with the name and has no quantity", () => {
    expect(itemsOn(...upper, ...lower("varnished"))).toEqual([{ description: "Oak varnished", quantity: 1, total: 9 }]);
  });

  it("is one where the upper half is only a name", () => {
    expect(itemsOn(...markedRow("item", 1, "Oak", {}), ...lower("varnished"))).toMatchObject([
      { description: "Oak varnished", total: 9 },
    ]);
  });

  it("is one where the lower half is only an amount", () => {
    const [amount] = lower("9.00").slice(1);
    expect(itemsOn(...upper, { ...(amount as MarkedWord), row: "9.00" })).toMatchObject([
      { description: "Oak", total: 9 },
    ]);
  });

  it("is two rows where the lower one has a quantity of its own or stands further down", () => {
    const own = markedRow("item", 2, "Elm", { quantity: ["2", 30], total: ["9.00", 60] });
    expect(itemsOn(...upper, ...own)).toMatchObject([{ description: "Elm", quantity: 2 }]);
    const far: MarkedWord = { text: "between", at: [1, 2] };
    expect(itemsOn(...upper, far, ...lower("Elm", 3))).toMatchObject([{ description: "Elm" }]);
  });
});

describe("a list without a head", () => {
  const line = (at: number, name: string, amount: string): MarkedWord[] => [
    { text: name, at: [1, at] },
    { text: amount, at: [60 - amount.length * 0.5, at] },
  ];
  const page = (...words: readonly MarkedWord[]) =>
    markedPage([...words, { text: "60.00", at: [57.5, 4], labels: { subtotal: 0.9 } }, everyPart]);
  const itemsAbove = (document: MarkedDocument) => {
    const word = document.labels.indexOf("subtotal");
    const span = measureSpan(document.ordered, [word], new Float32Array(document.labels.length).fill(0.9));
    return itemsOf(document, [candidateOf(document, span, 60)]);
  };

  it("is what adds up to the sum right below it", () => {
    expect(
      itemsAbove(
        page(...line(1, "Premium", "10.00"), ...line(2, "Liability", "50.00"), ...line(3, "Partner", "10.00")),
      ),
    ).toEqual([
      { description: "Liability", total: 50 },
      { description: "Partner", total: 10 },
    ]);
  });

  it("is none where the lines do not add up to the cent", () => {
    expect(itemsAbove(page(...line(2, "Liability", "50.00"), ...line(3, "Partner", "9.99")))).toEqual([]);
  });

  it("is none where a sum or a tax is among the lines", () => {
    const [name, amount] = line(3, "Tax", "10.00") as [MarkedWord, MarkedWord];
    const tax = { ...amount, labels: { total_tax: 0.9 } };
    expect(itemsAbove(page(...line(2, "Liability", "50.00"), name, tax))).toEqual([]);
  });
});
