import { describe, expect, it } from "vitest";
import { readStructured } from "../read-structured.ts";
import { legalName, type UblParts, ublInvoice, ublLine, ublTaxes, ublTaxId } from "../testing/ubl-xml.ts";
import { bytesOf, xml } from "../testing/xml-text.ts";

function read(parts: UblParts) {
  const reading = readStructured([{ name: "xrechnung.xml", bytes: bytesOf(ublInvoice(parts)) }]);
  if (reading.kind !== "invoice") throw new Error(JSON.stringify(reading));
  return reading.invoice;
}

const totals = {
  LineExtensionAmount: "100.00",
  TaxExclusiveAmount: "100.00",
  TaxInclusiveAmount: "121.00",
  PayableAmount: "121.00",
};
const account = (id: string) =>
  xml("cac:PaymentMeans", [
    xml("cbc:PaymentID", "RF-9"),
    xml("cac:PayeeFinancialAccount", [
      xml("cbc:ID", id),
      xml("cac:FinancialInstitutionBranch", [xml("cbc:ID", "BBRUBEBB")]),
    ]),
  ]);

describe("a UBL invoice", () => {
  it("returns every field of the contract", () => {
    const { fields, syntax, profile } = read({
      head: [
        xml("cbc:DueDate", "2026-04-08"),
        xml("cbc:InvoiceTypeCode", "380"),
        xml("cbc:Note", "Gracias", { languageID: "es" }),
        xml("cac:OrderReference", [xml("cbc:ID", "PO-5")]),
      ],
      seller: [
        xml("cac:PartyName", [xml("cbc:Name", "Tidal")]),
        xml("cac:PostalAddress", [
          xml("cbc:StreetName", "Calle Mayor"),
          xml("cbc:BuildingNumber", "3"),
          xml("cbc:AdditionalStreetName", "Piso 2"),
          xml("cbc:CityName", "Madrid"),
          xml("cbc:PostalZone", "28013"),
          xml("cac:Country", [xml("cbc:IdentificationCode", "ES")]),
        ]),
        ublTaxId("123-X", "TAX"),
        ublTaxId("ESB 12345674", "VAT"),
        legalName("Tidal Works SL"),
      ],
      payment: [
        account("ES91 2100 0418 4502 0005 1332"),
        xml("cac:PaymentTerms", [xml("cbc:Note", "2 % en 10 días")]),
        xml("cac:PaymentTerms", [xml("cbc:Note", "30 días")]),
      ],
      taxes: [ublTaxes("21.00", [["21", "100.00", "21.00"]])],
      totals,
      lines: [ublLine({ name: "Sal marina", quantity: "10", price: "10.00", total: "100.00", rate: "21" })],
    });
    expect(syntax).toBe("ubl");
    expect(profile).toContain("peppol");
    expect(fields).toEqual({
      document_type: "invoice",
      language: "es",
      invoice_number: "SN-0042",
      date: "2026-03-09",
      due_date: "2026-04-08",
      currency: "EUR",
      vendor: {
        name: "Tidal Works SL",
        address: "Calle Mayor 3, Piso 2, 28013 Madrid",
        tax_id: "ESB12345674",
        address_parts: { street: "Calle Mayor 3, Piso 2", postal_code: "28013", city: "Madrid", country: "ES" },
      },
      customer: { name: "Hollow Mill GmbH" },
      line_items: [
        { description: "Sal marina", quantity: 10, unit_price: 10, total: 100, sku: "S-1", unit: "kg", tax_rate: 21 },
      ],
      subtotal: 100,
      total_tax: 21,
      taxes: [{ rate: 21, base: 100, amount: 21 }],
      total_amount: 121,
      amount_due: 121,
      purchase_order: "PO-5",
      payment_terms: "2 % en 10 días; 30 días",
      payment: { iban: "ES9121000418450200051332", bic: "BBRUBEBB", reference: "RF-9" },
    });
  });

  it("that is a CreditNote is negative, with the due date of its payment", () => {
    const { fields } = read({
      root: "CreditNote",
      head: [xml("cbc:CreditNoteTypeCode", "381")],
      payment: [xml("cac:PaymentMeans", [xml("cbc:PaymentDueDate", "2026-05-01")])],
      taxes: [ublTaxes("21.00", [["21", "100.00", "21.00"]])],
      totals,
      lines: [ublLine({ root: "CreditNote", name: "Sal", quantity: "10", price: "10", total: "100.00" })],
    });
    expect(fields).toMatchObject({
      document_type: "credit_note",
      due_date: "2026-05-01",
      total_amount: -121,
      total_tax: -21,
      line_items: [{ quantity: 10, unit_price: 10, total: -100 }],
    });
  });

  it("with type 381 under the Invoice root is a credit note too", () => {
    expect(read({ head: [xml("cbc:InvoiceTypeCode", "381")], totals }).fields.total_amount).toBe(-121);
  });

  it("separates prepayments and cash rounding", () => {
    const sums = {
      TaxInclusiveAmount: "120.98",
      PrepaidAmount: "20.00",
      PayableRoundingAmount: "0.02",
      PayableAmount: "101.00",
    };
    expect(read({ totals: sums }).fields).toMatchObject({ total_amount: 121, amount_due: 101 });
  });

  it("without the tax inclusive total uses the payable amount", () => {
    expect(read({ totals: { PrepaidAmount: "21.00", PayableAmount: "100.00" } }).fields.total_amount).toBe(121);
  });

  it("has only the taxes in its own currency", () => {
    const { fields } = read({
      taxes: [ublTaxes("21.00", [["21", "100.00", "21.00"]]), ublTaxes("240.10", [], "SEK")],
      totals,
    });
    expect(fields).toMatchObject({ total_tax: 21, taxes: [{ rate: 21, base: 100, amount: 21 }] });
  });

  it("ignores the standard's placeholder for a missing order number", () => {
    expect(read({ head: [xml("cac:OrderReference", [xml("cbc:ID", "NA")])], totals }).fields).not.toHaveProperty(
      "purchase_order",
    );
  });

  it("returns the price of one unit if it is written per base quantity", () => {
    const line = ublLine({ name: "Grain", quantity: "500", price: "20", per: "100", total: "100.00" });
    expect(read({ totals, lines: [line] }).fields.line_items?.[0]?.unit_price).toBe(0.2);
  });

  it("returns the innermost lines of a nested line, if they add up to it", () => {
    const nested = (total: string) => {
      const inner = ["60.00", "40.00"].map((part) =>
        ublLine({ name: `Part ${part}`, quantity: "1", price: part, total: part }).replaceAll(
          "InvoiceLine",
          "SubInvoiceLine",
        ),
      );
      return ublLine({ name: "Lot", quantity: "1", price: total, total }).replace(
        "</cac:InvoiceLine>",
        `${inner.join("")}</cac:InvoiceLine>`,
      );
    };
    const names = (total: string) =>
      read({ totals, lines: [nested(total)] }).fields.line_items?.map(({ description }) => description);
    expect(names("100.00")).toEqual(["Part 60.00", "Part 40.00"]);
    expect(names("90.00")).toEqual(["Lot"]);
  });

  it("ignores an account number that is no IBAN", () => {
    expect(read({ totals, payment: [account("000123456")] }).fields.payment).toEqual({
      bic: "BBRUBEBB",
      reference: "RF-9",
    });
  });

  it("with nothing but totals is still an invoice", () => {
    expect(read({ totals }).fields).toMatchObject({ total_amount: 121, vendor: { name: "Tidal Works SL" } });
  });
});
