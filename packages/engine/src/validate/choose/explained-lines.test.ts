import { expect, it } from "vitest";
import type { LineItemReading } from "../../understand/invoice-reading.ts";
import { candidate, readingOf } from "../testing/readings.ts";
import { explainedLines } from "./explained-lines.ts";

/** `sure`: the model's probability of the total. */
type Row = Readonly<{ quantity?: number; total?: number; sure?: number }>;

function line({ quantity, total, sure = 0.95 }: Row): LineItemReading {
  return {
    description: candidate("Oak", 0.9),
    ...(quantity === undefined ? {} : { quantity: candidate(quantity, 0.9) }),
    ...(total === undefined ? {} : { total: candidate(total, sure) }),
  };
}

function totalsLeft(subtotal: number, rows: readonly Row[], discounts: readonly number[] = []) {
  const reading = readingOf({ subtotal: [[subtotal, 0.9]] }, { lineItems: rows.map(line) });
  const adjustments = { ...reading.adjustments, discounts };
  return explainedLines({ ...reading, adjustments }).map((item) => item.total?.value);
}

it("drops rows without an amount if the others add up", () => {
  expect(totalsLeft(30, [{ total: 10 }, { quantity: 2 }, { total: 20 }])).toEqual([10, 20]);
  expect(totalsLeft(31, [{ total: 10 }, { quantity: 2 }, { total: 20 }])).toEqual([10, undefined, 20]);
});

it("reads one total otherwise if only then the lines add up", () => {
  const doubtful = (total: number, alternatives: readonly number[]): LineItemReading => ({
    ...line({}),
    total: { ...candidate(total, 0.9), alternatives },
  });
  const totalsOf = (rows: readonly LineItemReading[], subtotal = 30) => {
    const reading = readingOf({ subtotal: [[subtotal, 0.9]] }, { lineItems: rows });
    return explainedLines(reading).map((item) => item.total?.value);
  };
  expect(totalsOf([doubtful(26, [28, 20]), line({ total: 10 })])).toEqual([20, 10]);
  expect(totalsOf([doubtful(26, [28, 20]), line({ total: 10 })], 31)).toEqual([26, 10]);
  expect(totalsOf([doubtful(26, [20]), doubtful(10, [4])])).toEqual([26, 10]);
});

it("keeps doubtful rows like the others if a discount explains the sum", () => {
  const rows = [{ total: 20 }, { total: 10 }, { total: 5, sure: 0.7 }];
  expect(totalsLeft(32, rows, [3])).toEqual([20, 10, 5]);
  expect(totalsLeft(33, rows, [3])).toEqual([20, 10]);
  expect(totalsLeft(32, [{ quantity: 2, total: 20 }, ...rows.slice(1)], [3])).toEqual([20, 10]);
});

it("drops the only row whose removal makes the others add up, not a doubtful one besides", () => {
  const rows = [{ total: 20 }, { total: 5, sure: 0.7 }, { total: 25, sure: 0.7 }, { total: 8 }];
  expect(totalsLeft(33, rows)).toEqual([20, 5, 8]);
});

it("keeps the parts of a line, which need no amount", () => {
  const part = { ...line({ quantity: 2 }), parent: candidate(0, 0.9) };
  const reading = readingOf({ subtotal: [[30, 0.9]] }, { lineItems: [line({ total: 10 }), part, line({ total: 20 })] });
  expect(explainedLines(reading)).toHaveLength(3);
});

it("does not nest lines if only all of them add up", () => {
  const part = { ...line({ quantity: 2, total: 20 }), parent: candidate(0, 0.9) };
  const parentsAt = (subtotal: number) => {
    const reading = readingOf({ subtotal: [[subtotal, 0.9]] }, { lineItems: [line({ total: 10 }), part] });
    return explainedLines(reading).map(({ parent }) => parent?.value);
  };
  expect(parentsAt(30)).toEqual([undefined, undefined]);
  expect(parentsAt(10)).toEqual([undefined, 0]);
});

it("uses quantity times price for a line without a total", () => {
  const unread = { ...line({ quantity: 2 }), unit_price: candidate(10, 0.9), parent: candidate(0, 0.9) };
  const reading = readingOf({ subtotal: [[30, 0.9]] }, { lineItems: [line({ total: 10 }), unread] });
  expect(explainedLines(reading).map(({ parent }) => parent)).toEqual([undefined, undefined]);
});

it("drops charges without a quantity if the items alone add up", () => {
  const rows = [{ quantity: 1, total: 10 }, { quantity: 1, total: 20 }, { total: 5 }];
  expect(totalsLeft(30, rows)).toEqual([10, 20]);
  expect(totalsLeft(35, rows)).toEqual([10, 20, 5]);
});

it("drops the one row without which the others add up", () => {
  const rows = [
    { quantity: 1, total: 10 },
    { quantity: 1, total: 20 },
    { quantity: 1, total: 30 },
  ];
  expect(totalsLeft(40, rows)).toEqual([10, 30]);
  expect(totalsLeft(30, [{ total: 10 }, { total: 10 }, { total: 20 }])).toEqual([10, 10, 20]);
});

it("keeps every row if a discount explains the difference", () => {
  const rows = [
    { quantity: 1, total: 60 },
    { quantity: 1, total: 5 },
  ];
  expect(totalsLeft(60, rows)).toEqual([60]);
  expect(totalsLeft(60, rows, [5])).toEqual([60, 5]);
});

it("drops uncertain rows among certain ones if nothing adds up", () => {
  const rows = [{ total: 60 }, { total: 30 }, { total: 10, sure: 0.6 }];
  expect(totalsLeft(95, rows)).toEqual([60, 30]);
  expect(totalsLeft(100, rows)).toEqual([60, 30, 10]);
  expect(totalsLeft(95, [{ total: 60, sure: 0.6 }, { total: 30, sure: 0.6 }, { total: 10 }])).toEqual([60, 30, 10]);
});
