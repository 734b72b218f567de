import { expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { totalsOfLines } from "./totals-of-lines.ts";

function amount(value: number, probability: number): Candidate<number> {
  const print = { text: `${value}`, repeats: 1, weakest: probability, edge: 0, worstLegibility: 1 };
  return { value, probability, ...print, source: "ocr" };
}

const lines = [130, 55, 38].map((total) => ({ total: amount(total, 0.9) }));
const totals = (total_amount: Candidate<number>[], subtotal: Candidate<number>[] = [], items = lines) =>
  totalsOfLines({ total_amount, subtotal, paid: [], between: () => [] }, items).map(({ value, probability }) => [
    value,
    probability,
  ]);

it("the amount that the lines add up to is the total where none is likely", () => {
  expect(totals([amount(20, 0.3), amount(223, 0.06)])).toEqual([
    [223, 0.9],
    [20, 0.3],
  ]);
});

it("it is not where another total is likely, where it is rather the subtotal, or with few or doubtful lines", () => {
  expect(totals([amount(260, 0.8), amount(223, 0.06)])[0]).toEqual([260, 0.8]);
  expect(totals([amount(223, 0.06)], [amount(223, 0.5)])[0]).toEqual([223, 0.06]);
  expect(totals([amount(185, 0.06)], [], lines.slice(0, 2))[0]).toEqual([185, 0.06]);
  expect(totals([amount(225, 0.06)], [], [...lines, { total: amount(2, 0.3) }])[0]).toEqual([225, 0.06]);
});

it("what was paid is the total if it is the lines, or the lines with all charges printed between", () => {
  const paidOf = (paid: number, between: readonly number[], likely: Candidate<number>[] = []) =>
    totalsOfLines({ total_amount: likely, subtotal: [], paid: [amount(paid, 0.9)], between: () => between }, lines)[0]
      ?.value;
  expect(paidOf(223, [])).toBe(223);
  expect(paidOf(243, [20])).toBe(243);
  expect(paidOf(243, [223, 20])).toBe(243);
  expect(paidOf(250, [20])).toBeUndefined();
  expect(paidOf(250, [])).toBeUndefined();
  expect(paidOf(223, [], [amount(230, 0.8)])).toBe(230);
});
