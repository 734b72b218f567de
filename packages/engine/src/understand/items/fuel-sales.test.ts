import { expect, it } from "vitest";
import { rulesWithout } from "../../rules.ts";
import { everyPart, markedPage } from "../testing/marked-page.ts";
import { decodeLineItems } from "./decode-items.ts";

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

const american = ["REGULAR UNL", "GALLONS 10.250", "PRICE/GAL $3.459", "FUEL SALE $35.45"];

it.each([
  [american, ["REGULAR UNL", 10.25, 3.459, 35.45]],
  [
    ["Carburant : SP98", "Volume : 20,00 L", "Prix/L : 1,729 EUR", "TOTAL 34,58"],
    ["SP98", 20, 1.729, 34.58],
  ],
])("%j is one row", (lines, row) => {
  expect(salesOn(lines)).toEqual([row]);
  expect(salesOn(lines, ["fuel-sales"])).toEqual([]);
});

it("numbers that do not multiply, or without captions, are none", () => {
  expect(salesOn(["REGULAR UNL", "GALLONS 10.250", "PRICE/GAL $3.459", "FUEL SALE $36.45"])).toEqual([]);
  expect(salesOn(["A 10.250", "B 3.459", "C 35.45"])).toEqual([]);
});
