import { expect, it } from "vitest";
import { decodeLineItems } from "./decode-items.ts";
import { isSelling, tableRowsOf } from "./rows.ts";
import { type MarkedWord, markedPage } from "./testing/marked-page.ts";

const allParts = [
  "description",
  "quantity",
  "unit_price",
  "total",
  "sku",
  "unit",
  "tax_rate",
  "discount",
  "discount_rate",
];
const more = ["tax_amount", "gross_total", "gtin", "date"];
/** The decoder asks for every part of a line, also where the page shows none. */
const unseen: MarkedWord = {
  text: "x",
  at: [90, 90],
  labels: Object.fromEntries([...allParts, ...more].map((part) => [`line.${part}`, 0])),
};

function row(
  kind: string,
  line: number,
  name: string,
  cells: Readonly<Record<string, readonly [string, number]>>,
): MarkedWord[] {
  const parts = Object.entries(cells).map(([part, [text, x]]) => ({
    text,
    at: [x, line] as const,
    labels: { [`line.${part}`]: 0.95 },
    kind,
    row: name,
  }));
  return [{ text: name, at: [1, line], labels: { "line.description": 0.95 }, kind, row: name }, ...parts];
}

const page = markedPage([
  ...row("item", 1, "Oak", { quantity: ["2", 30], unit_price: ["5.00", 40], total: ["10.00", 60] }),
  ...row("parent", 2, "Kit", { quantity: ["1", 30], unit_price: ["7.00", 40], total: ["7.00", 60] }),
  ...row("sub_item", 3, "Screw", { quantity: ["4", 30], unit_price: ["1.00", 40], total: ["4.00", 60] }),
  ...row("group_sum", 4, "Group", { total: ["17.00", 60] }),
  unseen,
]);
const options = { decimalMark: ".", dateOrder: "dmy" } as const;

it("leaves out rows that sum others", () => {
  expect(
    tableRowsOf(page)
      .filter(isSelling)
      .map(({ kind }) => kind),
  ).toEqual(["item", "parent", "sub_item"]);
  expect(decodeLineItems(page, options).map(({ total }) => total?.value)).toEqual([10, 7, 4]);
});

it("says of a part which item it belongs to", () => {
  expect(decodeLineItems(page, options).map(({ parent }) => parent?.value)).toEqual([undefined, undefined, 1]);
});

it("lets the words of a line agree on their row", () => {
  const words = row("item", 1, "Oak", { quantity: ["2", 30], unit_price: ["5.00", 40], total: ["10.00", 60] });
  const stray = words.map((word) => (word.text === "10.00" ? { ...word, row: "10.00" } : word));
  const items = decodeLineItems(markedPage([...stray, unseen]), options);
  expect(items.map(({ quantity, total }) => [quantity?.value, total?.value])).toEqual([[2, 10]]);
});

it("reads what is taken off a line, its gross total, its days of service and its GTIN", () => {
  const words = row("item", 1, "Oak", {
    quantity: ["2", 20],
    unit_price: ["50.00", 25],
    discount_rate: ["10%", 32],
    discount: ["-10.00", 37],
    total: ["90.00", 45],
    gross_total: ["107.10", 55],
    gtin: ["4006381333931", 65],
    date: ["12.03.2024", 75],
  });
  const [item] = decodeLineItems(markedPage([...words, unseen]), options);
  const values = Object.fromEntries(Object.entries(item ?? {}).map(([part, { value }]) => [part, value]));
  expect(values).toMatchObject({ discount: 10, discount_rate: 10, total: 90, net_total: 90, gross_total: 107.1 });
  expect(values).toMatchObject({ gtin: "4006381333931", service_from: "2024-03-12" });
});
