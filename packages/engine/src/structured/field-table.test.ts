import { type Field, fields, type InvoiceFields, toCiiXml, toUblXml, valueAt } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { readStructured } from "./read-structured.ts";
import { bytesOf } from "./testing/xml-text.ts";
import { parseXml, type XmlElement } from "./xml/xml-tree.ts";

const party = (name: string, taxId: string) => ({
  name,
  tax_id: taxId,
  address_parts: {
    street: `${name} street`,
    postal_code: "12345",
    city: `${name} city`,
    region: "North",
    country: "DE",
  },
});

/** An invoice that adds up and has every field that the standard has a name for. */
const invoice: InvoiceFields = {
  document_type: "invoice",
  invoice_number: "R-77",
  date: "2026-03-09",
  due_date: "2026-04-08",
  purchase_order: "PO-5",
  payment_terms: "30 days net",
  vendor: party("Seller", "DE136695976"),
  customer: party("Buyer", "DE811569869"),
  currency: "EUR",
  subtotal: 90,
  total_tax: 17.1,
  total_amount: 107.1,
  amount_due: 57.1,
  payment: { iban: "DE89370400440532013000", bic: "COBADEFFXXX", reference: "RF18" },
  line_items: [
    {
      description: "Oak",
      quantity: 2,
      unit: "kg",
      unit_price: 50,
      total: 100,
      sku: "A-1",
      gtin: "04006381333931",
      service_from: "2026-02-01",
      service_to: "2026-02-28",
      tax_rate: 19,
    },
  ],
  taxes: [{ rate: 19, base: 90, amount: 17.1 }],
  charges: [{ kind: "discount", description: "Loyalty", rate: 10, amount: -10 }],
};

const named = fields.filter(({ einvoice }) => einvoice !== undefined);

/** The texts at a path such as `cac:Item/cbc:Name` or `cbc:Quantity/@unitCode`. */
function textsAt(root: XmlElement, path: string): string[] {
  let here: readonly XmlElement[] = [root];
  for (const step of path.split("/")) {
    if (step.startsWith("@")) return here.flatMap(({ attributes }) => attributes[step.slice(1)] ?? []);
    const name = step.replace(/^\w+:/, "");
    here = here.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return here.map(({ text }) => text);
}

/** As the standard writes it: dates without dashes in CII, amounts unsigned, codes for types and units. */
function written(field: Field): RegExp {
  const value = valueAt(invoice, field.path.replace("#", "0"));
  if (value === undefined) throw new Error(`The example above has no ${field.path}: give it one.`);
  if (field.path.endsWith(".unit")) return /^KGM$/;
  if (field.type === "document_type") return /^380$/;
  if (field.type === "date") return new RegExp(`^${String(value).replaceAll("-", "-?")}$`);
  if (typeof value === "number") return new RegExp(`^${Math.abs(value)}(?:\\.?0+)?$`);
  return new RegExp(`^${String(value)}$`);
}

describe.each([
  ["UBL", toUblXml, "ubl"],
  ["CII", toCiiXml, "cii"],
] as const)("the e-invoice names of the table of fields, in %s", (_, write, syntax) => {
  const xml = write(invoice);

  it.each(named.map((field) => [field.path, field] as const))(
    "%s is written to the path of its row",
    (_path, field) => {
      const texts = textsAt(parseXml(xml), field.einvoice?.[syntax] ?? "");
      expect(texts.filter((text) => written(field).test(text)).length, texts.join(" | ")).toBeGreaterThan(0);
    },
  );

  it("are parsed to the same values", () => {
    const reading = readStructured([{ name: "draft.xml", bytes: bytesOf(xml) }]);
    if (reading.kind !== "invoice") throw new Error(reading.kind);
    for (const { path } of named) {
      const at = path.replace("#", "0");
      expect(valueAt(reading.invoice.fields, at), path).toEqual(valueAt(invoice, at));
    }
  });
});
