import { expect, it } from "vitest";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { withGluedQuantities } from "./glued-quantities.ts";

function read<Value>(value: Value): Candidate<Value> {
  const sure = { probability: 0.9, weakest: 0.9, edge: 0, repeats: 1, worstLegibility: 1 };
  return { value, text: String(value), source: "ocr", ...sure };
}

function row(description: string, total: number, unit_price?: number): LineItemReading {
  const price = unit_price === undefined ? {} : { unit_price: read(unit_price) };
  return { description: read(description), total: read(total), ...price };
}

function split(rows: readonly LineItemReading[]) {
  return withGluedQuantities(rows).map(({ quantity, description }) => [quantity?.value, description?.value]);
}

it("separates the quantities of all rows if those with a price multiply", () => {
  expect(split([row("2OAK PLANK", 3.12, 1.56), row("1ELM", 5.5), row("10ASH", 4, 0.4)])).toEqual([
    [2, "OAK PLANK"],
    [1, "ELM"],
    [10, "ASH"],
  ]);
});

it("keeps names with numbers if no row proves it, one contradicts it, or most rows have none", () => {
  expect(split([row("2OAK", 3.12), row("1ELM", 5.5)])).toEqual([
    [undefined, "2OAK"],
    [undefined, "1ELM"],
  ]);
  expect(split([row("2OAK", 3.12, 1.56), row("3ELM", 5.5, 1.1)])).toMatchObject([[undefined, "2OAK"], {}]);
  expect(split([row("2OAK", 3.12, 1.56), row("ELM", 5.5), row("ASH", 4)])).toMatchObject([[undefined, "2OAK"], {}, {}]);
});

it("keeps the quantity of a row that prints another", () => {
  const weighed = { ...row("1ELM", 1.68, 2.29), quantity: read(0.732) };
  expect(split([row("2OAK", 3.12, 1.56), weighed])).toEqual([
    [2, "OAK"],
    [0.732, "ELM"],
  ]);
});
