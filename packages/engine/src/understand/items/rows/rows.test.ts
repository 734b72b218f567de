import { expect, it } from "vitest";
import { everyPart, markedPage, markedRow } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";
import { isItemRow, tableRowsOf } from "./rows.ts";

const page = markedPage([
  ...markedRow("item", 1, "Oak", { quantity: ["2", 30], unit_price: ["5.00", 40], total: ["10.00", 60] }),
  ...markedRow("parent", 2, "Kit", { quantity: ["1", 30], unit_price: ["7.00", 40], total: ["7.00", 60] }),
  ...markedRow("sub_item", 3, "Screw", { quantity: ["4", 30], unit_price: ["1.00", 40], total: ["4.00", 60] }),
  ...markedRow("group_sum", 4, "Group", { total: ["17.00", 60] }),
  everyPart,
]);
const options = { decimalMark: ".", dateOrder: "dmy" } as const;

it("drops rows that sum up others", () => {
  expect(
    tableRowsOf(page)
      .filter(isItemRow)
      .map(({ kind }) => kind),
  ).toEqual(["item", "parent", "sub_item"]);
  expect(decodeLineItems(page, options).map(({ total }) => total?.value)).toEqual([10, 7, 4]);
});

it("assigns a part to its item", () => {
  expect(decodeLineItems(page, options).map(({ parent }) => parent?.value)).toEqual([undefined, undefined, 1]);
});

it("reads a line's discount, gross total, service period and GTIN", () => {
  const words = markedRow("item", 1, "Oak", {
    quantity: ["2", 20],
    unit_price: ["50.00", 25],
    discount_rate: ["10%", 32],
    discount: ["-10.00", 37],
    total: ["90.00", 45],
    gross_total: ["107.10", 55],
    gtin: ["4006381333931", 65],
    date: ["12.03.2024", 75],
  });
  const [item] = decodeLineItems(markedPage([...words, everyPart]), options);
  const values = Object.fromEntries(Object.entries(item ?? {}).map(([part, { value }]) => [part, value]));
  expect(values).toMatchObject({ discount: 10, discount_rate: 10, total: 90, net_total: 90, gross_total: 107.1 });
  expect(values).toMatchObject({ gtin: "4006381333931", service_from: "2024-03-12" });
});
