import { expect, it } from "vitest";
import type { WordSource } from "../../../page-text/page-text.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { withUnreadOnes } from "./unread-ones.ts";

function read(value: number, source: WordSource): Candidate<number> {
  return {
    value,
    text: String(value),
    source,
    probability: 0.9,
    weakest: 0.9,
    edge: 0,
    repeats: 1,
    worstLegibility: 1,
  };
}

function row(quantity: number | undefined, price: number, total: number, source: WordSource = "ocr"): LineItemReading {
  const counted = quantity === undefined ? {} : { quantity: read(quantity, source) };
  return { ...counted, unit_price: read(price, source), total: read(total, source) };
}

const quantities = (...rows: readonly LineItemReading[]) => withUnreadOnes(rows).map(({ quantity }) => quantity?.value);

it("gives a row whose price is its total the quantity 1", () => {
  expect(quantities(row(3, 2.5, 7.5), row(undefined, 4, 4))).toEqual([3, 1]);
});

it("gives it no position, for it was not seen", () => {
  const price = { ...read(4, "ocr"), evidence: { page: 1, box: [0.5, 0.5, 0.6, 0.6] as const } };
  const [, unread] = withUnreadOnes([row(3, 2.5, 7.5), { unit_price: price, total: read(4, "ocr") }]);
  expect(unread?.quantity).toEqual(read(1, "ocr"));
});

it("gives none if price and total differ, or both are zero", () => {
  expect(quantities(row(3, 2.5, 7.5), row(undefined, 4, 8), row(undefined, 0, 0))).toEqual([3, undefined, undefined]);
});

it("gives none if no row shows a quantity that multiplies", () => {
  expect(quantities(row(undefined, 4, 4), row(undefined, 5, 5))).toEqual([undefined, undefined]);
  expect(quantities(row(2, 4, 9), row(undefined, 5, 5))).toEqual([2, undefined]);
});

it("gives none on pages with a text layer, where nothing is lost", () => {
  expect(quantities(row(3, 2.5, 7.5, "text"), row(undefined, 4, 4, "text"))).toEqual([3, undefined]);
});
