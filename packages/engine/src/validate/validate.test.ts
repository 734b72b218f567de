import { describe, expect, it } from "vitest";
import type { FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { chooseFields } from "./choose/choose.ts";
import { candidate, readingOf, type Values } from "./testing/readings.ts";
import { validate } from "./validate.ts";

const sure: Values = {
  invoice_number: [["INV-7", 0.999]],
  date: [["2024-03-01", 0.999]],
  "vendor.name": [["Ember Tools Ltd", 0.999]],
  total_amount: [[119, 0.999]],
  currency: [["EUR", 0.999]],
};

function chosenValue(values: Values, name: FieldName, more: Partial<InvoiceReading> = {}) {
  return chooseFields(readingOf(values, more)).get(name)?.candidate.value;
}

describe("choosing", () => {
  it("prefers a total that the sums confirm to a slightly likelier one", () => {
    const values: Values = {
      total_amount: [
        [120, 0.6],
        [119, 0.4],
      ],
      subtotal: [[100, 0.9]],
      total_tax: [[19, 0.9]],
    };
    expect(chosenValue(values, "total_amount")).toBe(119);
  });

  it("keeps a certain total that no sum confirms", () => {
    const values: Values = {
      total_amount: [
        [120, 0.99],
        [119, 0.01],
      ],
      subtotal: [[100, 0.9]],
      total_tax: [[19, 0.9]],
    };
    expect(chosenValue(values, "total_amount")).toBe(120);
  });

  describe("of an uncertain digit", () => {
    const total = (alternatives: readonly number[]) => {
      const reading = readingOf({ subtotal: [[100, 0.9]], total_tax: [[19, 0.9]] });
      const read = { ...candidate(118, 0.9), alternatives };
      const fields = { ...reading.fields, total_amount: [read] };
      return chooseFields({ ...reading, fields }).get("total_amount")?.candidate.value;
    };

    it("uses the alternative if the sums then fit to the cent", () => {
      expect(total([113, 119])).toBe(119);
    });

    it("keeps the printed value if the alternative is a cent off, or there is none", () => {
      expect(total([119.01])).toBe(118);
      expect(total([])).toBe(118);
    });
  });

  it("never returns a value that is not printed", () => {
    const values: Values = { subtotal: [[100, 0.9]], total_tax: [[19, 0.9]] };
    expect(chosenValue(values, "total_amount")).toBeUndefined();
  });

  it("prefers a due date that is not before the invoice date", () => {
    const values: Values = {
      date: [["2024-03-01", 0.9]],
      due_date: [
        ["2023-03-31", 0.5],
        ["2024-03-31", 0.45],
      ],
    };
    expect(chosenValue(values, "due_date")).toBe("2024-03-31");
  });

  it("subtracts an agency's commission if the result is the amount to pay", () => {
    const reading = readingOf(
      {
        total_amount: [
          [4040, 0.55],
          [3434, 0.5],
        ],
        amount_due: [[3434, 0.5]],
      },
      {
        adjustments: {
          discounts: [606],
          shipping: [],
          rounding: [],
          paid: [],
          previousBalance: [],
          cashMinusChange: [],
        },
      },
    );
    expect(chooseFields(reading).get("total_amount")?.candidate.value).toBe(3434);
  });

  it("prefers the later of two payment dates: the earlier one is for a discount", () => {
    const reading = readingOf({
      date: [["2024-06-05", 0.99]],
      due_date: [
        ["2024-06-15", 0.6],
        ["2024-07-05", 0.55],
      ],
    });
    expect(chooseFields(reading).get("due_date")?.candidate.value).toBe("2024-07-05");
  });

  it("does not use one party twice", () => {
    const values: Values = {
      "vendor.name": [["Ember Tools Ltd", 0.9]],
      "customer.name": [
        ["EMBER TOOLS LTD.", 0.6],
        ["Harbour Cafe", 0.3],
      ],
    };
    expect(chosenValue(values, "customer.name")).toBe("Harbour Cafe");
  });
});

describe("validating", () => {
  it("returns each field with confidence and location in the same shape", () => {
    const result = validate(readingOf(sure), { lineItems: true });
    if (!result.found) throw new Error(result.reason);
    const { data } = result;
    expect(data.vendor?.name).toBe("Ember Tools Ltd");
    expect(data.confidence.vendor?.name).toBeGreaterThan(0.5);
    expect(data.locations.vendor?.name).toEqual({ page: 1, box: [0.1, 0.1, 0.2, 0.12] });
    expect(data.checks.length).toBeGreaterThan(5);
  });

  it("drops values of very low confidence", () => {
    const result = validate(readingOf({ ...sure, due_date: [["2024-03-31", 0.05]] }), { lineItems: true });
    expect(result.found && result.data).not.toHaveProperty("due_date");
  });

  it("leaves line items out when told to", () => {
    const lineItems = [{ description: candidate("Bolts", 0.99), total: candidate(119, 0.99) }];
    const withLines = validate(readingOf(sure, { lineItems }), { lineItems: true });
    const without = validate(readingOf(sure, { lineItems }), { lineItems: false });
    expect(withLines.found && withLines.data.line_items).toEqual([{ description: "Bolts", total: 119 }]);
    expect(without.found && without.data).not.toHaveProperty("line_items");
  });

  it("has more confidence in numbers that multiply, and drops uncertain parts of a line", () => {
    const line = (total: number) => ({
      quantity: candidate(2, 0.9),
      unit_price: candidate(50, 0.9),
      total: candidate(total, 0.9),
      sku: candidate("4711", 0.03),
    });
    const result = validate(readingOf(sure, { lineItems: [line(100), line(90)] }), { lineItems: true });
    const [agreeing, other] = (result.found && result.data.confidence.line_items) || [];
    expect(agreeing?.total).toBeGreaterThan(other?.total ?? 1);
    expect(result.found && result.data.line_items?.[0]).not.toHaveProperty("sku");
  });

  it("drops a charge that the printed subtotal does not include", () => {
    const line = (total: number, quantity?: number) => ({
      description: candidate("Bolts", 0.99),
      total: candidate(total, 0.99),
      ...(quantity === undefined ? {} : { quantity: candidate(quantity, 0.99) }),
    });
    const values: Values = { ...sure, subtotal: [[100, 0.9]] };
    const result = validate(readingOf(values, { lineItems: [line(60, 1), line(40, 2), line(10)] }), {
      lineItems: true,
    });
    expect(result.found && result.data.line_items?.map(({ total }) => total)).toEqual([60, 40]);
  });

  it("leaves out a tax of which nothing is sure", () => {
    const taxes = [{ rate: candidate(20, 0.99), amount: candidate(19, 0.99) }, { amount: candidate(3, 0.001) }];
    const result = validate(readingOf(sure, { taxes }), { lineItems: true });
    expect(result.found && result.data.taxes).toEqual([{ rate: 20, amount: 19 }]);
  });

  it("makes the amounts of a credit note negative", () => {
    const result = validate(readingOf({ ...sure, document_type: [["credit_note", 0.95]] }), { lineItems: true });
    expect(result.found && result.data.total_amount).toBe(-119);
  });

  it("has less confidence in an amount's sign if the title that changed it is uncertain", () => {
    const sureness = (title: number) => {
      const values: Values = { ...sure, document_type: [["credit_note", title]] };
      const result = validate(readingOf(values), { lineItems: true });
      return result.found ? (result.data.confidence.total_amount ?? 0) : 0;
    };
    expect(sureness(0.85)).toBeLessThan(sureness(0.99));
  });

  it("keeps the sign of a possible credit note or self-billed invoice", () => {
    const result = validate(readingOf({ ...sure, document_type: [["credit_note", 0.6]] }), { lineItems: true });
    expect(result.found && result.data.total_amount).toBe(119);
  });

  it("splits an address into its parts", () => {
    const values: Values = { ...sure, "vendor.address": [["Lindenweg 4, 80331 München", 0.999]] };
    const result = validate(readingOf(values), { lineItems: true });
    expect(result.found && result.data.vendor?.address_parts).toEqual({
      street: "Lindenweg 4",
      postal_code: "80331",
      city: "München",
    });
  });

  it.each([
    ["nothing at all", {}],
    ["a letter: a date and a sender, no amounts", { date: sure.date, "vendor.name": sure["vendor.name"] }],
  ])("finds no invoice in %s", (_, values) => {
    expect(validate(readingOf(values as Values), { lineItems: true }).found).toBe(false);
  });

  it("returns what was read if a person says that it is an invoice, with an issue", () => {
    const letter = validate(readingOf({ date: sure.date } as Values), { lineItems: true, isInvoice: true });
    expect(letter).toMatchObject({
      found: true,
      data: {
        issues: [{ code: "NO_INVOICE_FOUND", message: "The document shows neither a total nor priced lines." }],
      },
    });
    expect(letter.found && letter.data.date).toBeDefined();
  });

  it("accepts a document with number and date but without a total, unless it may be no invoice", () => {
    const numbered: Values = { invoice_number: [["INV-7", 0.97]], date: [["2024-03-01", 0.98]] };
    const read = validate(readingOf(numbered, { otherProbability: 0.001 }), { lineItems: true });
    expect(read.found && read.data).toMatchObject({ invoice_number: "INV-7", issues: [] });
    const reason = "The document shows neither a total nor priced lines.";
    const refused = { found: false, reason };
    expect(validate(readingOf(numbered, { otherProbability: 0.05 }), { lineItems: true })).toEqual(refused);
    const undated: Values = { invoice_number: [["INV-7", 0.97]] };
    expect(validate(readingOf(undated, { otherProbability: 0.001 }), { lineItems: true })).toEqual(refused);
  });

  it("accepts a document with only a total if the model is certain that it is an invoice", () => {
    const total: Values = { total_amount: [[119, 0.98]] };
    expect(validate(readingOf(total, { otherProbability: 0.0001 }), { lineItems: true }).found).toBe(true);
    expect(validate(readingOf(total, { otherProbability: 0.05 }), { lineItems: true })).toEqual({
      found: false,
      reason: "The document shows neither who issued it nor when.",
    });
  });
});
