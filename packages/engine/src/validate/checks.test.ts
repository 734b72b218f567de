import type { InvoiceFields } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { checkInvoice, checkRules } from "./checks.ts";

const right: InvoiceFields = {
  date: "2024-03-01",
  due_date: "2024-03-31",
  subtotal: 100,
  total_tax: 19,
  total_amount: 119,
  currency: "EUR",
  taxes: [{ rate: 19, base: 100, amount: 19 }],
  vendor: { tax_id: "DE136695976" },
  customer: { tax_id: "ATU13585627" },
  payment: { iban: "DE89370400440532013000" },
  line_items: [
    { description: "Bolts", quantity: 4, unit_price: 20, total: 80 },
    { description: "Nuts", quantity: 2, unit_price: 10, total: 20 },
  ],
};

function outcome(fields: InvoiceFields, name: string, context = {}) {
  return checkInvoice(fields, context).find((check) => check.name === name)?.outcome;
}

describe("the checks", () => {
  it("all pass on a correct invoice", () => {
    const outcomes = checkInvoice(right, { currencyBesideTotal: true }).map((check) => check.outcome);
    expect(outcomes).toEqual(checkRules.map(() => "passed"));
  });

  it("are all not applicable on an empty one", () => {
    expect(new Set(checkInvoice({}).map((check) => check.outcome))).toEqual(new Set(["not_applicable"]));
  });

  it("have unique names", () => {
    expect(new Set(checkRules.map((rule) => rule.name)).size).toBe(checkRules.length);
  });

  it.each<[string, InvoiceFields]>([
    ["lines_to_subtotal", { ...right, subtotal: 90, total_amount: 130 }],
    ["subtotal_and_tax_to_total", { ...right, total_amount: 120 }],
    ["quantity_times_price", { line_items: [{ quantity: 3, unit_price: 10, total: 40 }] }],
    ["tax_by_rate", { taxes: [{ rate: 19, base: 100, amount: 21 }] }],
    ["taxes_to_total_tax", { ...right, total_tax: 18 }],
    ["due_date_not_before_date", { date: "2024-03-01", due_date: "2024-02-01" }],
    ["vendor_tax_id_check_digits", { vendor: { tax_id: "DE136695975" } }],
    ["customer_tax_id_check_digits", { customer: { tax_id: "DE136695975" } }],
    ["iban_check_digits", { payment: { iban: "DE89370400440532013001" } }],
  ])("%s fails where it should", (name, fields) => {
    expect(outcome(fields, name)).toBe("failed");
  });

  it("accepts lines after a discount, and lines that include the tax", () => {
    const discounted: InvoiceFields = { ...right, subtotal: 90, total_amount: 109 };
    expect(outcome(discounted, "lines_to_subtotal")).toBe("failed");
    expect(outcome({ ...discounted, charges: [{ kind: "discount", amount: -10 }] }, "lines_to_subtotal")).toBe(
      "passed",
    );
    expect(outcome({ line_items: [{ total: 119 }], total_amount: 119 }, "lines_to_subtotal")).toBe("passed");
  });

  it("names both sums", () => {
    const check = checkInvoice({ ...right, total_amount: 120 }).find((one) => one.name === "subtotal_and_tax_to_total");
    expect(check?.message).toContain("119.00");
    expect(check?.message).toContain("120.00");
  });
});
