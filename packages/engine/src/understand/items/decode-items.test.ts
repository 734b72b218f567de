import { describe, expect, it } from "vitest";
import type { MarkedDocument } from "../decode/spans.ts";
import { everyPart, type MarkedWord, markedPage, markedRow } from "../testing/marked-page.ts";
import { decodeLineItems } from "./decode-items.ts";

function itemsOf(document: MarkedDocument) {
  return decodeLineItems(document, { decimalMark: ".", dateOrder: "dmy" }).map((item) =>
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

  it("includes unassigned words of its row from a probability of 0.2", () => {
    expect(itemsOn(...row, beside(0.25))[0]).toMatchObject({ description: "Oak varnished" });
    expect(itemsOn(...row, beside(0.15))[0]).toMatchObject({ description: "Oak" });
  });

  it("ends before the sign of a multiplication", () => {
    const sign = { ...beside(0.9), text: "@" };
    expect(itemsOn(...row, sign)[0]).toMatchObject({ description: "Oak" });
  });

  it("includes no word that belongs to another field", () => {
    const claimed = { ...beside(0.3), labels: { "line.description": 0.3, "line.unit": 0.6 } };
    expect(itemsOn(...row, claimed)[0]).toMatchObject({ description: "Oak", unit: "varnished" });
  });

  it("on a picture includes only words that are more likely than not", () => {
    const doubtful = { ...beside(0.4, "ocr"), labels: { "line.description": 0.4, other_date: 0.3 } };
    expect(itemsOn(...row, doubtful)[0]).toMatchObject({ description: "Oak" });
    expect(itemsOn(...row, beside(0.6, "ocr"))[0]).toMatchObject({ description: "Oak varnished" });
  });

  it("is in the column of the others: a code beside it is not included", () => {
    const inColumn = (line: number, code: string, name: string): MarkedWord[] => [
      { text: code, at: [1, line], labels: { "line.description": 0.8 }, kind: "item", row: code },
      { text: name, at: [20, line], labels: { "line.description": 0.9 }, kind: "item", row: code },
      { text: "10.00", at: [60, line], labels: { "line.total": 0.9 }, kind: "item", row: code },
    ];
    const items = itemsOn(...inColumn(1, "X7", "Oak planks"), ...inColumn(2, "K2", "Birch"));
    expect(items.map(({ description }) => description)).toEqual(["Oak planks", "Birch"]);
  });

  it("is in the column where every row has a name, if some have a longer text beside it", () => {
    const named = (line: number, name: string, text?: string): MarkedWord[] => [
      ...markedRow("item", line, name, { total: ["5.00", 60] }),
      ...(text === undefined
        ? []
        : [{ text, at: [20, line] as const, labels: { "line.description": 0.98 }, kind: "item", row: name }]),
    ];
    const items = itemsOn(
      ...named(1, "Felling", "birch-in-sections"),
      ...named(2, "Stump"),
      ...named(3, "Haul", "leaves"),
    );
    expect(items.map(({ description }) => description)).toEqual(["Felling", "Stump", "Haul"]);
  });

  it("is kept if all of it is in another column", () => {
    const elsewhere = markedRow("item", 3, "Delivery", { total: ["5.00", 60] }).map(
      (word): MarkedWord => (word.text === "Delivery" ? { ...word, at: [30, 3] } : word),
    );
    const items = itemsOn(...row, ...markedRow("item", 2, "Elm", { total: ["10.00", 60] }), ...elsewhere);
    expect(items.map(({ description }) => description)).toEqual(["Oak", "Elm", "Delivery"]);
  });

  it("does not turn a row without one into an item", () => {
    const sum = { text: "15.00", at: [60, 4], labels: { "line.total": 0.9 }, kind: "item", row: "Net" } as const;
    const caption = { text: "Net", at: [1, 4], labels: { "line.description": 0.3 }, kind: "item", row: "Net" } as const;
    expect(itemsOn(...row, caption, sum)).toHaveLength(1);
  });
});

describe("the numbers of an item", () => {
  const priced = (quantity: string, price: string, total: string, line = 1, name = "Oak") =>
    markedRow("item", line, name, { quantity: [quantity, 30], unit_price: [price, 40], total: [total, 60] });

  it("may be below its row if they give the total", () => {
    const price = { text: "150", at: [30, 2], row: "Oak" } as const;
    const row = markedRow("item", 1, "Oak", { quantity: ["7", 30], total: ["1050.00", 60] });
    expect(itemsOn(...row, price)[0]).toMatchObject({ quantity: 7, unit_price: 150, total: 1050 });
    expect(itemsOn(...row, { ...price, text: "140" })[0]).not.toHaveProperty("unit_price");
  });

  it("have no negative price if quantity and total are positive", () => {
    expect(itemsOn(...priced("6", "(0.92)", "5.52"))[0]).toMatchObject({ quantity: 6, unit_price: 0.92, total: 5.52 });
    expect(itemsOn(...priced("6", "-0.92", "-5.52"))[0]).toMatchObject({ quantity: 6, unit_price: -0.92 });
  });

  it("have no zero quantity if the row has a total", () => {
    expect(itemsOn(...priced("0", "15.00", "30.00"))[0]).not.toHaveProperty("quantity");
    expect(itemsOn(...priced("0", "15.00", "0.00"))[0]).toMatchObject({ quantity: 0, total: 0 });
  });

  it("treat thousandths as decimals if these multiply to the cent", () => {
    expect(itemsOn(...priced("10,000", "15.39", "153.90"))[0]).toMatchObject({ quantity: 10 });
    expect(itemsOn(...priced("10,000", "15.39", "153900.00"))[0]).toMatchObject({ quantity: 10_000 });
  });

  it("recover a missed decimal sign and an uncertain digit", () => {
    expect(itemsOn(...priced("4", "12.99", "5196"))[0]).toMatchObject({ total: 51.96 });
    const doubtful = priced("3", "12.00", "56.00").map((word) =>
      word.text === "56.00" ? { ...word, alternatives: ["36.00"] } : word,
    );
    expect(itemsOn(...doubtful)[0]).toMatchObject({ total: 36 });
  });

  it("have another digit where a number on a picture is poorly read and only one digit makes them multiply", () => {
    const read = (confidence: number) =>
      priced("12", "10.00", "240.00").map((word): MarkedWord => ({ ...word, source: "ocr", confidence }));
    expect(itemsOn(...read(0.7))[0]).toMatchObject({ quantity: 12, unit_price: 20, total: 240 });
    expect(itemsOn(...read(0.99))[0]).toMatchObject({ quantity: 12, unit_price: 10, total: 240 });
  });

  it("lose a 1 that was a vertical rule if the rest multiplies", () => {
    const read = priced("8", "12.50", "20.00").map((word): MarkedWord => ({ ...word, source: "ocr", confidence: 0.7 }));
    expect(itemsOn(...read)[0]).toMatchObject({ quantity: 8, unit_price: 2.5, total: 20 });
  });

  const also = (part: string, text: string, x: number, chance: number): MarkedWord => ({
    text,
    at: [x, 1],
    labels: { [`line.${part}`]: chance },
    kind: "item",
    row: "Oak",
  });

  it("are in one cell each: of several the most probable one", () => {
    const row = [...priced("1", "75.00", "80.00"), also("unit_price", "19.00", 20, 0.5)];
    expect(itemsOn(...row)[0]).toMatchObject({ unit_price: 75, total: 80 });
    expect(itemsOn(...priced("3", "75.00", "80.00"), also("total", "5.00", 52, 0.6))[0]).toMatchObject({ total: 80 });
  });

  it("have the total that quantity and price give, also where another is more probable", () => {
    const row = [...priced("3", "75.00", "18.00"), also("total", "225.00", 52, 0.6)];
    expect(itemsOn(...row)[0]).toMatchObject({ quantity: 3, unit_price: 75, total: 225 });
  });

  it("have a total that the model missed if it is the last number and their product", () => {
    const row = markedRow("item", 1, "Oak", { quantity: ["3", 30], unit_price: ["2.50", 40] });
    expect(itemsOn(...row, { text: "7.50", at: [60, 1] })[0]).toMatchObject({
      quantity: 3,
      unit_price: 2.5,
      total: 7.5,
    });
    expect(itemsOn(...row, { text: "8.50", at: [60, 1] })[0]).not.toHaveProperty("total");
  });

  it("stay as printed if no other reading multiplies", () => {
    expect(itemsOn(...priced("4", "12.99", "5200"))[0]).toMatchObject({ quantity: 4, unit_price: 12.99, total: 5200 });
  });
});

describe("rows that the model merged", () => {
  const below = (line: number, cells: Parameters<typeof markedRow>[3]) =>
    markedRow("item", line, "Elm", cells).map((word): MarkedWord => ({ ...word, row: "Oak" }));
  const oak = markedRow("item", 1, "Oak", { total: ["9.00", 60] });

  it("are two if each has a name and a total", () => {
    expect(itemsOn(...oak, ...below(2, { total: ["9.00", 60] }))).toEqual([
      { description: "Oak", total: 9 },
      { description: "Elm", total: 9 },
    ]);
  });

  it("are one if only one of them has a total", () => {
    expect(itemsOn(...oak, ...below(2, {}))).toEqual([{ description: "Oak Elm", total: 9 }]);
    expect(itemsOn(...markedRow("item", 1, "Oak", {}), ...below(2, { total: ["9.00", 60] }))).toEqual([
      { description: "Oak Elm", total: 9 },
    ]);
  });
});

describe("a row in two halves", () => {
  const upper = markedRow("item", 1, "Oak", { quantity: ["1", 30] });
  const lower = (name: string, line = 2) => markedRow("item", line, name, { total: ["9.00", 60] });

  it("is one if the lower half continues the name and has no quantity", () => {
    expect(itemsOn(...upper, ...lower("varnished"))).toEqual([{ description: "Oak varnished", quantity: 1, total: 9 }]);
  });

  it("is one if the upper half is only a name", () => {
    expect(itemsOn(...markedRow("item", 1, "Oak", {}), ...lower("varnished"))).toMatchObject([
      { description: "Oak varnished", total: 9 },
    ]);
  });

  it("is one if the lower half is only an amount", () => {
    const [amount] = lower("9.00").slice(1);
    expect(itemsOn(...upper, { ...(amount as MarkedWord), row: "9.00" })).toMatchObject([
      { description: "Oak", total: 9 },
    ]);
  });

  it("is two rows if the lower one has its own quantity or is further down", () => {
    const own = markedRow("item", 2, "Elm", { quantity: ["2", 30], total: ["9.00", 60] });
    expect(itemsOn(...upper, ...own)).toMatchObject([{ description: "Elm", quantity: 2 }]);
    const far: MarkedWord = { text: "between", at: [1, 2] };
    expect(itemsOn(...upper, far, ...lower("Elm", 3))).toMatchObject([{ description: "Elm" }]);
  });
});

describe("a wrapped description", () => {
  const numbered = (line: number, name: string): MarkedWord[] => {
    const position = `${line}.`;
    const row = markedRow("parent", line, name, { total: ["9.00", 60] });
    const first = { text: position, at: [0, line], labels: { "line.position": 0.9 }, kind: "parent" } as const;
    return [first, ...row].map((word) => ({ ...word, row: position }));
  };
  const rest = (line: number, name: string) => markedRow("sub_item", line, name, {});

  it("takes all lines up to the next numbered row", () => {
    const page = [...numbered(1, "Oak"), ...rest(2, "varnished"), ...rest(3, "matt"), ...numbered(4, "Elm")];
    expect(itemsOn(...page)).toEqual([
      { description: "Oak varnished matt", total: 9 },
      { description: "Elm", total: 9 },
    ]);
  });

  it("takes no row with a quantity, and none further down", () => {
    const part = markedRow("sub_item", 2, "Door", { quantity: ["2", 40] });
    expect(itemsOn(...numbered(1, "Oak"), ...part, ...numbered(4, "Elm"))[0]).toMatchObject({ description: "Oak" });
    const far = [...numbered(1, "Oak"), { text: "between", at: [1, 2] } as const, ...rest(3, "Door")];
    expect(itemsOn(...far, ...numbered(5, "Elm"))[0]).toMatchObject({ description: "Oak" });
  });

  it("is not looked for in a table without numbers", () => {
    const row = (line: number, name: string) => markedRow("parent", line, name, { total: ["9.00", 60] });
    const page = [...row(1, "Oak"), ...rest(2, "varnished"), ...row(4, "Elm")];
    expect(itemsOn(...page)[0]).toMatchObject({ description: "Oak" });
  });
});

describe("a description behind its caption", () => {
  const amounts = (line: number, total: string): MarkedWord[] => [
    { text: "Amount:", at: [1, line] },
    { text: total, at: [6, line], labels: { "line.total": 0.8 }, kind: "item", row: total },
  ];
  const captioned = (line: number, caption: string, name: string): MarkedWord[] => [
    { text: caption, at: [1, line] },
    { text: name, at: [9, line] },
  ];

  it("is that of the next amounts", () => {
    const page = [
      ...captioned(1, "Descripción:", "Oak"),
      ...amounts(2, "9.00"),
      ...captioned(4, "Beschreibung:", "Elm"),
      ...amounts(5, "7.00"),
    ];
    expect(itemsOn(...page)).toEqual([
      { description: "Oak", total: 9 },
      { description: "Elm", total: 7 },
    ]);
  });

  it("is neither another value nor above the amounts of another item", () => {
    expect(itemsOn(...captioned(1, "Serial:", "Oak"), ...amounts(2, "9.00"))).toEqual([{ total: 9 }]);
    const page = [...captioned(1, "Description:", "Oak"), ...amounts(2, "9.00"), ...amounts(3, "7.00")];
    expect(itemsOn(...page).map(({ description }) => description)).not.toEqual(["Oak", "Oak"]);
  });
});

describe("the parts of an item", () => {
  const parent = markedRow("parent", 1, "Cabinet", { quantity: ["1", 40], total: ["90.00", 60] });

  it("are listed with it, also if only the whole has a price", () => {
    const items = itemsOn(...parent, ...markedRow("sub_item", 2, "Door", { quantity: ["2", 40] }));
    expect(items).toEqual([
      { description: "Cabinet", quantity: 1, total: 90 },
      { description: "Door", quantity: 2, parent: 0 },
    ]);
  });

  it("are dropped if they have neither price nor quantity", () => {
    expect(itemsOn(...parent, ...markedRow("sub_item", 2, "Varnished", {}))).toHaveLength(1);
  });
});

describe("the amounts of a row", () => {
  it("have the product of quantity and price as total, and the larger amount as total with tax", () => {
    const row = {
      quantity: ["6", 30],
      unit_price: ["10.00", 40],
      tax_amount: ["60.00", 50],
      total: ["73.80", 60],
    } as const;
    expect(itemsOn(...markedRow("item", 1, "Oak", row))[0]).toEqual({
      description: "Oak",
      quantity: 6,
      unit_price: 10,
      total: 60,
      net_total: 60,
      gross_total: 73.8,
    });
  });

  it("have the sign of the total, whatever brackets stand around a factor", () => {
    const row = { quantity: ["(6.00)", 30], unit_price: ["10.00", 40], total: ["60.00", 60] } as const;
    expect(itemsOn(...markedRow("item", 1, "Oak", row))[0]).toMatchObject({ quantity: 6, unit_price: 10, total: 60 });
  });

  it("have a price with its base quantity", () => {
    const row = { unit_price: ["12.50/pc", 40], total: ["25.00", 60] } as const;
    expect(itemsOn(...markedRow("item", 1, "Oak", row))[0]).toMatchObject({ unit_price: 12.5 });
  });

  it("have prices of three decimals if the currency has three", () => {
    const page = markedPage([
      ...markedRow("item", 1, "Oak", { quantity: ["1", 30], unit_price: ["57.278", 40], total: ["57.278", 60] }),
      everyPart,
    ]);
    expect(itemsOf({ ...page, moneyDecimals: 3 })[0]).toMatchObject({ unit_price: 57.278, total: 57.278 });
  });
});
