import { describe, expect, it } from "vitest";
import type { Chosen } from "./choose/chosen.ts";
import {
  type CalibrationTable,
  confidenceFeatures,
  confidenceOf,
  featuresOf,
  shippedCalibration,
} from "./confidence.ts";
import { candidate } from "./testing/readings.ts";

const chosen: Chosen = {
  candidate: candidate("Alder Furniture", 0.9),
  margin: 1,
  agreement: 0,
  probability: 0.9,
  rest: 0,
  rival: 0,
  overruled: false,
};

describe("confidence", () => {
  it("has a weight for every feature and a constant, in every table that ships", () => {
    const { shared, fields } = shippedCalibration;
    for (const weights of [shared, ...Object.values(fields).map((field) => field.weights)])
      expect(weights).toHaveLength(confidenceFeatures.length + 1);
    expect(featuresOf("vendor.name", chosen)).toHaveLength(confidenceFeatures.length);
  });

  it("falls with a strong alternative, and if the model was overruled, by the weights of the table", () => {
    const doubts: readonly string[] = ["rival", "overruled"];
    const shared = [...confidenceFeatures.map((name) => (doubts.includes(name) ? -1 : 0)), 2];
    const table: CalibrationTable = { shared, fields: {} };
    const of = (known: Partial<Chosen>) => confidenceOf("vendor.name", { ...chosen, ...known }, table);
    expect(of({ rival: 0.8 })).toBeLessThan(of({}));
    expect(of({ rival: 0.8, overruled: true })).toBeLessThan(of({ rival: 0.8 }));
  });

  it("falls with a poorly read word: fully in a code, by its share in an address, not in a number with a valid check digit", () => {
    const spoilt = (field: string, value: string) => {
      const read = { ...candidate(value, 0.9), worstLegibility: 0.8 };
      return featuresOf(field, { ...chosen, candidate: read })[confidenceFeatures.indexOf("spoilt")];
    };
    expect(spoilt("invoice_number", "RE 2024 001 7")).toBeCloseTo(1);
    expect(spoilt("vendor.name", "Alder Furniture")).toBeCloseTo(1);
    expect(spoilt("vendor.address", "1 Mill Lane, Leeds, LS1 4AP")).toBeCloseTo(0.5);
    expect(spoilt("vendor.tax_id", "DE136695976")).toBe(0);
  });
});
