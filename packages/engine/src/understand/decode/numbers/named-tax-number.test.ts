import { expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { withNamedTaxNumber } from "./named-tax-number.ts";

const at = (value: string, left: number, top: number, probability = 0.9): Candidate<string> => ({
  value,
  text: value,
  probability,
  weakest: probability,
  edge: 0,
  repeats: 1,
  worstLegibility: 1,
  source: "text",
  evidence: { page: 1, box: [left, top, left + 0.2, top + 0.02] },
});

const seller = at("Alder, SA", 0.1, 0.9);
const own = at("503858471", 0.7, 0.9);
const buyers = at("PT511094949", 0.1, 0.2);
const valuesOf = (all: readonly Candidate<string>[]) => all.map(({ value }) => value);

it("a number behind the seller's name on its line outranks one that may be the buyer's", () => {
  expect(valuesOf(withNamedTaxNumber([buyers, own], [buyers], [seller]))).toEqual(["503858471"]);
});

it("all stay where none is on that line, where it is unlikely, and where the other is not the buyer's", () => {
  expect(withNamedTaxNumber([buyers, own], [buyers], [at("Alder, SA", 0.1, 0.1)])).toHaveLength(2);
  expect(withNamedTaxNumber([buyers, at("503858471", 0.7, 0.9, 0.2)], [buyers], [seller])).toHaveLength(2);
  expect(withNamedTaxNumber([buyers, own], [], [seller])).toHaveLength(2);
});
