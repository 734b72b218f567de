import { describe, expect, it } from "vitest";
import { readStructured } from "../read-structured.ts";
import { type CiiParts, ciiAddress, ciiInvoice, ciiLineXml, ciiTax, ciiTaxId, date102 } from "../testing/cii-xml.ts";
import { bytesOf, xml } from "../testing/xml-text.ts";

function read(parts: CiiParts, name = "factur-x.xml") {
  const reading = readStructured([{ name, bytes: bytesOf(ciiInvoice(parts)) }]);
  if (reading.kind !== "invoice") throw new Error(JSON.stringify(reading));
  return reading.invoice;
}
const fieldsOf = (parts: CiiParts) => read(parts).fields;

const bolts = ciiLineXml({
  name: "Bolts",
  quantity: "4.0000",
  unit: "H87",
  price: "20.0000",
  total: "80.00",
  rate: "19",
  sku: "B-8",
});
const paint = ciiLineXml({ name: "Paint", quantity: "2.5", unit: "LTR", price: "8.00", total: "20.00", rate: "7" });
const totals = {
  TaxBasisTotalAmount: "100.00",
  TaxTotalAmount: "16.60",
  GrandTotalAmount: "116.60",
  DuePayableAmount: "116.60",
};

describe("a CII invoice (Factur-X, ZUGFeRD 2, XRechnung)", () => {
  it("returns every field of the contract in the EN 16931 profile", () => {
    const fields = fieldsOf({
      documentExtra: xml("ram:LanguageID", "de"),
      lines: [bolts, paint],
      seller: [
        xml("ram:Name", "Brook &amp; Sons\n Ltd"),
        ciiAddress({ PostcodeCode: "20095", LineOne: "Kai 1", LineTwo: "Tor B", CityName: "Hamburg", CountryID: "DE" }),
        ciiTaxId("22/815/0815/4", "FC"),
        ciiTaxId("DE 123 456 789", "VA"),
      ],
      agreementExtra: xml("ram:BuyerOrderReferencedDocument", [xml("ram:IssuerAssignedID", "PO-9")]),
      settlement: [
        xml("ram:PaymentReference", "RF-77"),
        xml("ram:SpecifiedTradeSettlementPaymentMeans", [
          xml("ram:PayeePartyCreditorFinancialAccount", [xml("ram:IBANID", "DE89 3704 0044 0532 0130 00")]),
          xml("ram:PayeeSpecifiedCreditorFinancialInstitution", [xml("ram:BICID", "COBADEFFXXX")]),
        ]),
        ciiTax("19.00", "80.00", "15.20"),
        ciiTax("7.00", "20.00", "1.40"),
        xml("ram:SpecifiedTradePaymentTerms", [
          xml("ram:Description", "30 days net"),
          date102("ram:DueDateDateTime", "20260408"),
        ]),
      ],
      totals,
    });
    expect(fields).toEqual({
      document_type: "invoice",
      language: "de",
      invoice_number: "R-2026/77",
      date: "2026-03-09",
      due_date: "2026-04-08",
      currency: "EUR",
      vendor: {
        name: "Brook & Sons Ltd",
        address: "Kai 1, Tor B, 20095 Hamburg",
        tax_id: "DE123456789",
        address_parts: { street: "Kai 1, Tor B", postal_code: "20095", city: "Hamburg", country: "DE" },
      },
      customer: { name: "Hollow Mill GmbH" },
      line_items: [
        { description: "Bolts", quantity: 4, unit_price: 20, total: 80, sku: "B-8", unit: "pcs", tax_rate: 19 },
        { description: "Paint", quantity: 2.5, unit_price: 8, total: 20, unit: "l", tax_rate: 7 },
      ],
      subtotal: 100,
      total_tax: 16.6,
      taxes: [
        { rate: 19, base: 80, amount: 15.2 },
        { rate: 7, base: 20, amount: 1.4 },
      ],
      total_amount: 116.6,
      amount_due: 116.6,
      purchase_order: "PO-9",
      payment_terms: "30 days net",
      payment: { iban: "DE89370400440532013000", bic: "COBADEFFXXX", reference: "RF-77" },
    });
  });

  it("in the MINIMUM profile has the totals and no lines", () => {
    const { fields, profile } = read({
      guideline: "urn:factur-x.eu:1p0:minimum",
      seller: [xml("ram:Name", "Brook"), ciiAddress({ CountryID: "FR" }), ciiTaxId("FR32123456789", "VA")],
      totals,
    });
    expect(profile).toBe("urn:factur-x.eu:1p0:minimum");
    expect(fields).toMatchObject({
      total_amount: 116.6,
      total_tax: 16.6,
      vendor: { name: "Brook", tax_id: "FR32123456789" },
    });
    expect(fields.vendor).not.toHaveProperty("address");
    expect(fields).not.toHaveProperty("line_items");
    expect(fields).not.toHaveProperty("taxes");
  });

  it("in the BASIC WL profile has taxes and addresses but no lines", () => {
    const fields = fieldsOf({
      guideline: "urn:factur-x.eu:1p0:basicwl",
      settlement: [ciiTax("20", "100.00", "20.00")],
      totals,
    });
    expect(fields.taxes).toEqual([{ rate: 20, base: 100, amount: 20 }]);
    expect(fields).not.toHaveProperty("line_items");
  });

  it("includes only billed lines of the EXTENDED profile", () => {
    const line = { quantity: "1", unit: "C62", price: "80", total: "80" };
    const fields = fieldsOf({
      lines: [
        ciiLineXml({ name: "Lot 1", ...line, status: "GROUP" }),
        bolts,
        ciiLineXml({ name: "Remark", ...line, status: "INFORMATION" }),
      ],
      totals,
    });
    expect(fields.line_items?.map(({ description }) => description)).toEqual(["Bolts"]);
  });

  it("ignores discounts, charges and prepayments: the total is the document's own", () => {
    const allowance = xml("ram:SpecifiedTradeAllowanceCharge", [
      xml("ram:ChargeIndicator", [xml("udt:Indicator", "false")]),
      xml("ram:ActualAmount", "5.00"),
    ]);
    const fields = fieldsOf({
      lines: [bolts],
      settlement: [allowance],
      totals: {
        LineTotalAmount: "80.00",
        AllowanceTotalAmount: "5.00",
        TaxBasisTotalAmount: "75.00",
        TaxTotalAmount: "14.25",
        GrandTotalAmount: "89.25",
        TotalPrepaidAmount: "50.00",
        DuePayableAmount: "39.25",
      },
    });
    expect(fields).toMatchObject({ subtotal: 75, total_amount: 89.25, amount_due: 39.25 });
    expect(fields.line_items).toHaveLength(1);
  });

  it("includes cash rounding in its total", () => {
    expect(
      fieldsOf({ totals: { GrandTotalAmount: "116.58", RoundingAmount: "0.02", DuePayableAmount: "116.60" } }),
    ).toMatchObject({
      total_amount: 116.6,
      amount_due: 116.6,
    });
  });

  it("uses the tax total in its own currency if there is a second one", () => {
    const sums = xml("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      xml("ram:TaxTotalAmount", "190.00", { currencyID: "CZK" }),
      xml("ram:TaxTotalAmount", "19.00", { currencyID: "EUR" }),
      xml("ram:GrandTotalAmount", "119.00"),
    ]);
    expect(fieldsOf({ settlement: [sums] }).total_tax).toBe(19);
  });

  it.each(["381", "261", "396"])("with type %s is a credit note: negative, quantities as printed", (typeCode) => {
    const fields = fieldsOf({ typeCode, lines: [bolts], settlement: [ciiTax("19", "80.00", "15.20")], totals });
    expect(fields).toMatchObject({
      document_type: "credit_note",
      total_amount: -116.6,
      subtotal: -100,
      total_tax: -16.6,
      amount_due: -116.6,
      taxes: [{ rate: 19, base: -80, amount: -15.2 }],
      line_items: [{ quantity: 4, unit_price: 20, total: -80 }],
    });
  });

  it("keeps the sign of a credit note or invoice that is negative already", () => {
    const negative = { GrandTotalAmount: "-10.00", DuePayableAmount: "-10.00" };
    expect(fieldsOf({ typeCode: "381", totals: negative }).total_amount).toBe(-10);
    expect(fieldsOf({ typeCode: "380", totals: negative })).toMatchObject({
      total_amount: -10,
      document_type: "invoice",
    });
  });

  it("keeps negative lines", () => {
    const back = ciiLineXml({ name: "Returned", quantity: "-2", unit: "H87", price: "20", total: "-40.00" });
    expect(fieldsOf({ lines: [bolts, back], totals }).line_items?.[1]).toMatchObject({
      quantity: -2,
      unit_price: 20,
      total: -40,
    });
  });

  it("returns the price of one unit if it is written per hundred", () => {
    const screws = ciiLineXml({
      name: "Screws",
      quantity: "250",
      unit: "H87",
      price: "12.00",
      per: "100",
      total: "30.00",
    });
    expect(fieldsOf({ lines: [screws], totals }).line_items?.[0]?.unit_price).toBe(0.12);
  });

  it("prints the postal code after the place where that is the custom", () => {
    const address = {
      PostcodeCode: "62704",
      LineOne: "1 Elm St",
      CityName: "Springfield",
      CountryID: "US",
      CountrySubDivisionName: "IL",
    };
    expect(fieldsOf({ seller: [xml("ram:Name", "A"), ciiAddress(address)], totals }).vendor?.address).toBe(
      "1 Elm St, Springfield, IL 62704",
    );
  });

  it("returns the due date of the whole amount, not of the discount", () => {
    const skonto = xml("ram:SpecifiedTradePaymentTerms", [
      date102("ram:DueDateDateTime", "20260319"),
      xml("ram:ApplicableTradePaymentDiscountTerms", [xml("ram:CalculationPercent", "2")]),
    ]);
    const net = xml("ram:SpecifiedTradePaymentTerms", [date102("ram:DueDateDateTime", "20260408")]);
    expect(fieldsOf({ settlement: [skonto, net], totals }).due_date).toBe("2026-04-08");
  });

  it("returns every payment term once", () => {
    const terms = (text: string) => xml("ram:SpecifiedTradePaymentTerms", [xml("ram:Description", text)]);
    const settlement = [terms("2 % within 10 days"), terms("30 days net"), terms("30 days net")];
    expect(fieldsOf({ settlement, totals }).payment_terms).toBe("2 % within 10 days; 30 days net");
  });

  it("omits uncertain values: wrong dates, numbers with commas, account numbers that are no IBAN", () => {
    const fields = fieldsOf({
      documentExtra: xml("ram:LanguageID", "GERMAN"),
      settlement: [
        xml("ram:SpecifiedTradePaymentTerms", [date102("ram:DueDateDateTime", "20260231")]),
        xml("ram:SpecifiedTradeSettlementPaymentMeans", [
          xml("ram:PayeePartyCreditorFinancialAccount", [xml("ram:ProprietaryID", "44421800")]),
        ]),
      ],
      totals: { GrandTotalAmount: "116.60", DuePayableAmount: "1,00" },
    });
    for (const absent of ["due_date", "amount_due", "payment", "language"]) expect(fields).not.toHaveProperty(absent);
  });
});

describe("ZUGFeRD 1.0", () => {
  const ram = (name: string, content: string | readonly string[]) => xml(`ram:${name}`, content);
  const text = xml(
    "rsm:CrossIndustryDocument",
    [
      xml("rsm:SpecifiedExchangedDocumentContext", [
        ram("GuidelineSpecifiedDocumentContextParameter", [
          ram("ID", "urn:ferd:CrossIndustryDocument:invoice:1p0:comfort"),
        ]),
      ]),
      xml("rsm:HeaderExchangedDocument", [
        ram("ID", "Z1-5"),
        ram("TypeCode", "380"),
        date102("ram:IssueDateTime", "20140124"),
      ]),
      xml("rsm:SpecifiedSupplyChainTradeTransaction", [
        ram("ApplicableSupplyChainTradeAgreement", [ram("SellerTradeParty", [ram("Name", "Old Insurance")])]),
        ram("ApplicableSupplyChainTradeSettlement", [
          ram("InvoiceCurrencyCode", "EUR"),
          ram("ApplicableTradeTax", [
            ram("CalculatedAmount", "9.50"),
            ram("BasisAmount", "50.00"),
            ram("ApplicablePercent", "19.00"),
          ]),
          ram("SpecifiedTradeSettlementMonetarySummation", [
            ram("TaxBasisTotalAmount", "50.00"),
            ram("GrandTotalAmount", "59.50"),
          ]),
        ]),
        ram("IncludedSupplyChainTradeLineItem", [
          ram("AssociatedDocumentLineDocument", [ram("IncludedNote", [ram("Content", "We insure you as follows")])]),
        ]),
        ram("IncludedSupplyChainTradeLineItem", [
          ram("SpecifiedSupplyChainTradeAgreement", [
            ram("NetPriceProductTradePrice", [ram("ChargeAmount", "50.0000")]),
          ]),
          ram("SpecifiedSupplyChainTradeDelivery", [xml("ram:BilledQuantity", "1.0000", { unitCode: "C62" })]),
          ram("SpecifiedSupplyChainTradeSettlement", [
            ram("ApplicableTradeTax", [ram("ApplicablePercent", "19.00")]),
            ram("SpecifiedTradeSettlementMonetarySummation", [ram("LineTotalAmount", "50.00")]),
          ]),
          ram("SpecifiedTradeProduct", [ram("Name", "Liability")]),
        ]),
      ]),
    ],
    {
      "xmlns:rsm": "urn:ferd:CrossIndustryDocument:invoice:1p0",
      "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12",
      "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15",
    },
  );

  it("is parsed with its own element names, without the texts between its lines", () => {
    const reading = readStructured([{ name: "ZUGFeRD-invoice.xml", bytes: bytesOf(text) }]);
    expect(reading).toMatchObject({
      kind: "invoice",
      invoice: {
        syntax: "zugferd-1",
        fields: {
          invoice_number: "Z1-5",
          date: "2014-01-24",
          total_amount: 59.5,
          subtotal: 50,
          taxes: [{ rate: 19, base: 50, amount: 9.5 }],
          line_items: [{ description: "Liability", quantity: 1, unit_price: 50, total: 50, tax_rate: 19 }],
        },
      },
    });
  });
});
