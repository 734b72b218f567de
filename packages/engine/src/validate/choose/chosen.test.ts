import { expect, it } from "vitest";
import type { Candidate } from "../../understand/invoice-reading.ts";
import { isRival } from "./chosen.ts";

function read(value: string, worstLegibility: number, source: "ocr" | "text" = "ocr"): Candidate<string> {
  return { value, text: value, probability: 0.9, weakest: 0.9, edge: 0, repeats: 1, worstLegibility, source };
}

const name = read("Marram Dune", 0.95);

it("a name on a picture that could not be read is no rival of one that could", () => {
  expect(isRival("vendor.name", read("TIAICUSNE", 0.2), name)).toBe(false);
  expect(isRival("vendor.name", read("Alder Press", 0.9), name)).toBe(true);
  expect(isRival("vendor.name", read("Alder Press", 0.2), read("Marram Dune", 0.5))).toBe(true);
});

it("other values that could not be read are rivals, and so are names of a text layer", () => {
  expect(isRival("invoice_number", read("4711", 0.2), read("4718", 0.95))).toBe(true);
  expect(isRival("vendor.name", read("Alder Press", 0.2, "text"), name)).toBe(true);
});

it("of tax numbers, one without valid check digits is no rival of one with them", () => {
  const proven = read("DE129273398", 0.95);
  expect(isRival("vendor.tax_id", read("0171 5550142", 0.95), proven)).toBe(false);
  expect(isRival("vendor.tax_id", read("ATU10223006", 0.95), proven)).toBe(true);
  expect(isRival("vendor.tax_id", proven, read("0171 5550142", 0.95))).toBe(true);
});

it("an address without a street or a postal code is no rival of a whole one", () => {
  const whole = read("14 Harbour Row, 80331 Marram", 0.95);
  expect(isRival("vendor.address", read("Branch Marram", 0.95), whole)).toBe(false);
  expect(isRival("vendor.address", read("2 Lake Road, 80333 Dune", 0.95), whole)).toBe(true);
  expect(isRival("vendor.address", whole, read("80331 Marram", 0.95))).toBe(true);
});
