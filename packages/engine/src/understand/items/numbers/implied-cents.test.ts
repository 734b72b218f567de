import { expect, it } from "vitest";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { withImpliedCents } from "./implied-cents.ts";

function amount(value: number, text = String(value)): Candidate<number> {
  const sure = { probability: 0.9, weakest: 0.9, edge: 0, repeats: 1, worstLegibility: 1 };
  return { value, text, source: "text", ...sure };
}

function row(unit_price: number, total: number, text = String(total)): LineItemReading {
  return { unit_price: amount(unit_price), total: amount(total, text) };
}

function amountsOf(items: readonly LineItemReading[], sum: number) {
  const read = withImpliedCents(items, [amount(sum)]);
  return read.map(({ unit_price, total }) => [unit_price?.value, total?.value]);
}

it("reads rows as cents if they add up to a hundred times a printed sum", () => {
  expect(amountsOf([row(1250, 2500), row(75, 300)], 28)).toEqual([
    [12.5, 25],
    [0.75, 3],
  ]);
});

it("keeps rows that add up to the sum, to neither, or that print decimals", () => {
  expect(amountsOf([row(1250, 2500), row(75, 300)], 2800)).toEqual([
    [1250, 2500],
    [75, 300],
  ]);
  expect(amountsOf([row(1250, 2500)], 26)).toEqual([[1250, 2500]]);
  expect(amountsOf([row(1250, 2500, "2,500.00")], 25)).toEqual([[1250, 2500]]);
});
