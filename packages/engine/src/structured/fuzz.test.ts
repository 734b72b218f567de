import { invoiceFields, toCiiXml, toUblXml } from "@inkvoice/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { associatedFiles } from "./attachments/associated-files.ts";
import { reconcile } from "./comparison/reconcile.ts";
import { readStructured } from "./read-structured.ts";
import { pageOf } from "./testing/page-text.ts";
import { pdfWithFile } from "./testing/pdf-with-files.ts";
import { bytesOf } from "./testing/xml-text.ts";

const fields = {
  invoice_number: "R-1",
  date: "2026-03-09",
  due_date: "2026-04-08",
  currency: "EUR",
  total_amount: 119,
  subtotal: 100,
  total_tax: 19,
  taxes: [{ rate: 19, base: 100, amount: 19 }],
  vendor: { name: "Brook", tax_id: "DE123456789", address_parts: { street: "Kai 1", city: "Hamburg", country: "DE" } },
  payment: { iban: "DE89370400440532013000" },
  line_items: [{ description: "Bolts", quantity: 4, unit_price: 25, total: 100, unit: "kg", tax_rate: 19 }],
};
const documents = [toUblXml(fields), toCiiXml(fields)];

type Change = Readonly<{ at: number; length: number; text: string }>;
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  text: fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      "<",
      ">",
      "&",
      "&#0;",
      "&#x110000;",
      "]]>",
      "<![CDATA[",
      "<!DOCTYPE a>",
      "-1e999",
      "NaN",
      "\0",
      "</ram:ID>",
      "9".repeat(400),
    ),
  ),
});

function changed(source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { at, length, text: inserted }) => {
    const index = Math.floor(at * text.length);
    return text.slice(0, index) + inserted + text.slice(index + length);
  }, source);
}

describe("mutated XML", () => {
  it("is extracted or refused with a reason, and values fit the contract", () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), fc.array(change, { maxLength: 6 }), (source, changes) => {
        const reading = readStructured([{ name: "factur-x.xml", bytes: bytesOf(changed(source, changes)) }]);
        if (reading.kind === "unusable") expect(reading.issue.message).not.toBe("");
        if (reading.kind !== "invoice") return;
        expect(invoiceFields.parse(reading.invoice.fields)).toEqual(reading.invoice.fields);
        expect(JSON.stringify(reading.invoice.fields)).not.toMatch(/null|""/);
      }),
      { numRuns: 800 },
    );
  });

  it("may be arbitrary bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(["none", "unusable"]).toContain(readStructured([{ name: "factur-x.xml", bytes }]).kind);
      }),
      { numRuns: 300 },
    );
  });
});

describe("arbitrary values on the page and in the XML", () => {
  const anyText = fc.string({ maxLength: 30 });
  const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 1e300, 0.1 + 0.2));

  it("are merged without an error", () => {
    const anyFields = fc.record(
      {
        invoice_number: anyText,
        date: anyText,
        total_amount: anyNumber,
        currency: anyText,
        vendor: fc.record({ name: anyText, address: anyText, tax_id: anyText }, { requiredKeys: [] }),
        line_items: fc.array(
          fc.record({ description: anyText, quantity: anyNumber, total: anyNumber }, { requiredKeys: [] }),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyFields, fc.array(fc.array(anyText, { maxLength: 8 }), { maxLength: 3 }), (any, texts) => {
        const pages = texts.map((lines, index) => pageOf(lines, index + 1));
        const invoice = {
          fields: any,
          syntax: "cii",
          profile: undefined,
          brokenRules: [],
          attachment: "a.xml",
        } as const;
        const result = reconcile({ invoice, pages, page: undefined, lineItems: true });
        expect(result.line_items).toEqual(any.line_items);
      }),
      { numRuns: 300 },
    );
  });
});

describe("mutated PDFs", () => {
  it("do not break the search for associated files", () => {
    const pdf = Buffer.from(pdfWithFile(bytesOf(toCiiXml(fields)), "associated in object stream")).toString("latin1");
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        expect(associatedFiles(Buffer.from(changed(pdf, changes), "latin1")).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });
});
