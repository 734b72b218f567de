import { expect, it } from "vitest";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCharges } from "./decode-charges.ts";

const every = { discount: 0, shipping: 0, charge: 0, rounding: 0 };

it("reads charges and discounts of the whole invoice, with caption and rate", () => {
  const charges = decodeCharges(
    markedPage([
      { text: "Rebate", at: [1, 1] },
      { text: "5%", at: [5, 1] },
      { text: "12.50", at: [40, 1], labels: { ...every, discount: 0.95 } },
      { text: "Freight", at: [1, 2] },
      { text: "8.00", at: [40, 2], labels: { ...every, shipping: 0.95 } },
      { text: "Insurance", at: [1, 3] },
      { text: "0.00", at: [40, 3], labels: { ...every, charge: 0.95 } },
    ]),
  );
  expect(charges.map((charge) => Object.values(charge).map(({ value }) => value))).toEqual([
    ["discount", -12.5, "Rebate", 5],
    ["shipping", 8, "Freight"],
  ]);
});
