import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { everyPart, markedPage } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";

function salesOn(lines: readonly string[], off: "fuel-sales"[] = []) {
  const words = lines.flatMap((line, y) => line.split(" ").map((text, x) => ({ text, at: [x * 8, y + 1] as const })));
  const page = { ...markedPage([...words, everyPart]), rules: rulesWithout(off) };
  const items = decodeLineItems(page, { decimalMark: undefined, dateOrder: "dmy" });
  return items.map((item) => [
    item.description?.value,
    item.quantity?.value,
    item.unit_price?.value,
    item.total?.value,
  ]);
}

const american = ["UNLEADED PLUS", "GALLONS 10.250", "PRICE/GAL $3.599", "SALE $36.89"];

it.each([
  [american, ["UNLEADED PLUS", 10.25, 3.599, 36.89]],
  [
    ["Carburant : SP98", "Volume : 20,00 L", "Prix/L : 1,659 EUR", "TOTAL 33,18"],
    ["SP98", 20, 1.659, 33.18],
  ],
  [
    ["PRODUCT : DIESEL", "RATE/LTR: 91.50", "AMOUNT: 1830.00", "VOLUME(LTR): 20.00"],
    ["DIESEL", 20, 91.5, 1830],
  ],
])("%j is one row", (lines, row) => {
  expect(salesOn(lines)).toEqual([row]);
  expect(salesOn(lines, ["fuel-sales"])).toEqual([]);
});

it("numbers that do not multiply, or without captions, are none", () => {
  expect(salesOn(["UNLEADED PLUS", "GALLONS 10.250", "PRICE/GAL $3.599", "SALE $37.89"])).toEqual([]);
  expect(salesOn(["A 10.250", "B 3.599", "C 36.89"])).toEqual([]);
});
