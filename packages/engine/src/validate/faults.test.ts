import type { ExtractedData, InvoiceFields } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { checkInvoice } from "./checks.ts";
import { faultsOf } from "./faults.ts";

const right: InvoiceFields = {
  subtotal: 100,
  total_tax: 19,
  total_amount: 119,
  taxes: [{ rate: 19, base: 100, amount: 19 }],
  line_items: [
    { description: "Bolts", quantity: 4, unit_price: 20, total: 80 },
    { description: "Nuts", quantity: 2, unit_price: 10, total: 20 },
  ],
};

const read = (fields: InvoiceFields): ExtractedData => ({
  ...fields,
  confidence: {},
  locations: {},
  issues: [],
  checks: checkInvoice(fields),
});
const faults = (fields: InvoiceFields) => faultsOf(read(fields));

describe("The faults of an invoice", () => {
  it("are none if every check passes", () => {
    expect(faults(right)).toEqual([]);
  });

  it("name the line whose quantity times price is not its total, with the total that would fit", () => {
    const lines = [right.line_items?.[0] ?? {}, { quantity: 2, unit_price: 45, total: 81 }];
    expect(faults({ line_items: lines })).toEqual([
      {
        check: "quantity_times_price",
        fields: ["line_items.1.quantity", "line_items.1.unit_price", "line_items.1.total"],
        figures: { line: 2, quantity: 2, price: 45, total: 81 },
        fits: expect.arrayContaining([{ field: "line_items.1.total", value: 90 }]),
      },
    ]);
  });

  it("name the one value that makes all sums fit, and no value that would break another", () => {
    expect(faults({ ...right, total_amount: 120 })).toMatchObject([
      {
        check: "subtotal_and_tax_to_total",
        figures: { subtotal: 100, tax: 19, sum: 119, total: 120 },
        fits: [{ field: "total_amount", value: 119 }],
      },
    ]);
    const misread = { ...right, line_items: [{ quantity: 4, unit_price: 20, total: 86 }, right.line_items?.[1] ?? {}] };
    for (const { fits } of faults(misread)) expect(fits).toEqual([{ field: "line_items.0.total", value: 80 }]);
    expect(faults(misread).map(({ check }) => check)).toEqual(["lines_to_subtotal", "quantity_times_price"]);
  });

  it("suggest a value for each wrong line while others are wrong too", () => {
    const lines = [1, 2, 3].map((quantity) => ({ quantity, unit_price: 10, total: 99 }));
    const offered = faults({ line_items: lines }).map(({ fits }) => fits[0]);
    expect(offered).toEqual([10, 20, 30].map((value, index) => ({ field: `line_items.${index}.total`, value })));
  });

  it("include charges", () => {
    const discounted = { ...right, charges: [{ kind: "discount" as const, amount: -10 }] };
    const [fault] = faults({ ...discounted, line_items: [], subtotal: 100, total_amount: 190 });
    expect(fault?.fits).toContainEqual({ field: "total_amount", value: 109 });
  });

  it("name a tax that is not its rate of its base", () => {
    const [fault] = faults({ taxes: [{ rate: 19, base: 100, amount: 21 }] });
    expect(fault).toMatchObject({ figures: { row: 1, rate: 19, base: 100, amount: 21, expected: 19 } });
    expect(fault?.fits).toContainEqual({ field: "taxes.0.amount", value: 19 });
  });

  it("name the fields of a check without sums", () => {
    expect(faults({ date: "2026-03-02", due_date: "2026-02-01" })).toEqual([
      {
        check: "due_date_not_before_date",
        fields: ["due_date", "date"],
        figures: { date: "2026-03-02", due: "2026-02-01" },
        fits: [],
      },
    ]);
    expect(faults({ payment: { iban: "DE89370400440532013001" } })).toMatchObject([{ fields: ["payment.iban"] }]);
  });
});
