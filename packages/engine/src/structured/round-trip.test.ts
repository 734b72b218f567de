import { type InvoiceFields, toCiiXml, toUblXml } from "@inkvoice/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStructured } from "./read-structured.ts";
import { bytesOf } from "./testing/xml-text.ts";

const text = fc
  .string({ unit: fc.constantFrom(..."abcXYZ019 äß€&<>\"'-/.ł日".split("")), minLength: 1, maxLength: 20 })
  .map((value) => value.replace(/\s+/g, " ").trim())
  .filter((value) => value !== "" && !/^(?:-+|\.)$/.test(value));
const code = fc.stringMatching(/^[A-Z0-9]{3,12}$/);
const date = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2070-12-31"), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const cents = fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100);
const fine = fc.integer({ min: 1, max: 999_999_999 }).map((value) => value / 10_000);
const rate = fc.constantFrom(0, 5.5, 7, 19, 21, 25);

const party = fc.record({
  name: text,
  tax_id: fc.constantFrom("DE123456789", "FR32123456789", "22/815/0815/4"),
  address_parts: fc.record({ street: text, postal_code: code, city: text, country: fc.constantFrom("DE", "FR", "SE") }),
});
const line = fc.record(
  {
    description: text,
    quantity: fine,
    unit_price: fine,
    total: cents,
    sku: code,
    unit: fc.constantFrom("kg", "h", "pcs", "m²"),
    tax_rate: rate,
  },
  { requiredKeys: ["description", "quantity", "total", "unit"] },
);
const invoice = fc.record(
  {
    document_type: fc.constantFrom("invoice" as const, "credit_note" as const),
    invoice_number: text,
    date,
    due_date: date,
    currency: fc.constantFrom("EUR", "SEK", "USD"),
    vendor: party,
    customer: party,
    line_items: fc.array(line, { minLength: 1, maxLength: 5 }),
    subtotal: cents,
    total_tax: cents,
    taxes: fc.array(fc.record({ rate, base: cents, amount: cents }), { minLength: 1, maxLength: 3 }),
    total_amount: cents,
    amount_due: cents,
    purchase_order: text,
    payment_terms: text,
    payment: fc.record({
      iban: fc.constantFrom("DE89370400440532013000"),
      bic: fc.constant("COBADEFFXXX"),
      reference: text,
    }),
  },
  { requiredKeys: ["document_type", "invoice_number", "date", "subtotal", "total_tax", "total_amount", "amount_due"] },
);

/** A credit note's amounts as the contract has them. */
function signed(fields: InvoiceFields): InvoiceFields {
  if (fields.document_type !== "credit_note") return fields;
  const negative = (value: number | undefined) => (value === undefined ? {} : -value);
  return JSON.parse(
    JSON.stringify(fields, (key, value) =>
      ["subtotal", "total_tax", "total_amount", "amount_due", "total", "base", "amount"].includes(key)
        ? negative(value)
        : value,
    ),
  );
}

/** Separators that parsing adds to an address given in parts. */
function withAddresses(fields: InvoiceFields): InvoiceFields {
  const result = structuredClone(fields);
  for (const side of [result.vendor, result.customer]) {
    const parts = side?.address_parts;
    if (side && parts) side.address = `${parts.street}, ${parts.postal_code} ${parts.city}`;
  }
  return result;
}

describe.each([
  ["UBL", toUblXml],
  ["CII", toCiiXml],
])("a read invoice written as %s", (_, write) => {
  it("is parsed as the same invoice", () => {
    fc.assert(
      fc.property(invoice, (made) => {
        const fields = signed(made as InvoiceFields);
        const reading = readStructured([{ name: "draft.xml", bytes: bytesOf(write(fields)) }]);
        if (reading.kind !== "invoice") throw new Error(reading.kind);
        const { charges, ...read } = reading.invoice.fields;
        expect(read).toEqual(withAddresses(fields));
        // Lines and net total are generated independently: the draft adds a charge for their difference.
        expect((charges ?? []).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps an address without parts as text, and omits what is unknown", () => {
    const fields: InvoiceFields = { total_amount: 12, vendor: { address: "Kai 1, Tor B, 20095 Hamburg, Germany" } };
    const reading = readStructured([{ name: "draft.xml", bytes: bytesOf(write(fields)) }]);
    expect(reading).toMatchObject({
      invoice: { fields: { vendor: { address: "Kai 1, Tor B, 20095 Hamburg, Germany" } } },
    });
    expect(write(fields)).not.toMatch(/undefined|NaN|IssueDate/);
  });

  it("writes the difference between lines and net total as a discount or a charge", () => {
    const lines = [{ description: "a", quantity: 1, total: 100 }];
    const discounted = write({ line_items: lines, subtotal: 90, total_tax: 9, total_amount: 99 });
    expect(discounted).toMatch(/AllowanceTotalAmount>10\.00/);
    expect(write({ line_items: lines, subtotal: 105, total_amount: 105 })).toMatch(/ChargeTotalAmount>5\.00/);
    expect(write({ line_items: lines, subtotal: 90, total_tax: 10, total_amount: 100 })).not.toMatch(
      /AllowanceCharge>/,
    );
  });

  it("replaces characters that XML does not allow", () => {
    const reading = readStructured([
      {
        name: "draft.xml",
        bytes: bytesOf(write({ total_amount: 1, vendor: { name: 'A\u0000\u0008\uFFFE\uD800 ]]> <b> &amp; "c"' } })),
      },
    ]);
    expect(reading).toMatchObject({ invoice: { fields: { vendor: { name: 'A\uFFFD ]]> <b> &amp; "c"' } } } });
  });
});
