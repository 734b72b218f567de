import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeTaxes } from "./decode-taxes.ts";
import { totalsOfTaxes } from "./totals-of-taxes.ts";

/** A table of taxes whose last column is the gross amount. */
const row = (gross: string): MarkedWord[] => [
  { text: "8.1%", at: [1, 1], labels: { "tax.rate": 0.9 } },
  { text: "2670.00", at: [10, 1], labels: { "tax.base": 0.9 } },
  { text: "216.27", at: [20, 1], labels: { "tax.amount": 0.9 } },
  { text: gross, at: [30, 1], labels: { total_amount: 0.01, total_tax: 0 } },
];
const totals = (gross: string, more: readonly MarkedWord[] = []) => {
  const page = markedPage([...row(gross), ...more]);
  return totalsOfTaxes(page, [], decodeTaxes(page)).map(({ value }) => value);
};

it("the amount that tax base and tax add up to is the total where none is likely", () => {
  expect(totals("2886.27")).toEqual([2886.27]);
});

it("another amount is not", () => {
  expect(totals("2886.20")).toEqual([]);
});

it("a likely total stays", () => {
  const page = markedPage(row("2886.27"));
  const print = { text: "2900.00", repeats: 1, weakest: 0.8, edge: 0, worstLegibility: 1, source: "text" } as const;
  const likely = { value: 2900, probability: 0.8, ...print };
  expect(totalsOfTaxes(page, [likely], decodeTaxes(page))).toEqual([likely]);
});
