import { describe, expect, it } from "vitest";
import type { InvoiceFields } from "../values/invoice/invoice.ts";
import { toCiiXml } from "./cii.ts";
import { toUblXml } from "./ubl.ts";

const full: InvoiceFields = {
  document_type: "invoice",
  invoice_number: "R-1",
  date: "2026-03-09",
  due_date: "2026-04-08",
  currency: "EUR",
  vendor: {
    name: "A",
    tax_id: "DE123456789",
    address_parts: { street: "S", postal_code: "1", city: "C", region: "R", country: "DE" },
  },
  customer: { name: "B", tax_id: "12/345", address: "One, Two, Three, Four" },
  line_items: [
    {
      description: "x",
      quantity: 2,
      unit_price: 50.125,
      total: 100.25,
      sku: "s",
      gtin: "04006381333931",
      service_from: "2026-02-01",
      service_to: "2026-02-28",
      unit: "kg",
      tax_rate: 19,
    },
  ],
  subtotal: 90,
  total_tax: 17.1,
  taxes: [{ rate: 19, base: 90, amount: 17.1 }],
  charges: [
    { kind: "discount", description: "Loyalty", amount: -15.25, rate: 15 },
    { kind: "shipping", description: "Freight", amount: 5 },
    { kind: "rounding", amount: -0.1 },
  ],
  total_amount: 107,
  amount_due: 100,
  purchase_order: "PO",
  payment_terms: "30 days",
  payment: { iban: "DE89370400440532013000", bic: "COBADEFFXXX", reference: "RF" },
};

/** The names of an element's children, in order. */
function childrenOf(xml: string, parent: string): readonly string[] {
  const inner = new RegExp(`<${parent}(?: [^>]*)?>(.*?)</${parent}>`, "s").exec(xml)?.[1] ?? "";
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name = "", selfClosing] of inner.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closing) depth--;
    else {
      if (depth === 0) names.push(name.replace(/^\w+:/, ""));
      if (!selfClosing) depth++;
    }
  }
  return names;
}

describe("the schemas' order of elements", () => {
  it.each([
    [
      "Invoice",
      "CustomizationID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode OrderReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms AllowanceCharge AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine",
    ],
    ["cac:Party", "PostalAddress PartyTaxScheme PartyLegalEntity"],
    ["cac:PostalAddress", "StreetName CityName PostalZone CountrySubentity Country"],
    ["cac:PaymentMeans", "PaymentMeansCode PaymentID PayeeFinancialAccount"],
    ["cac:AllowanceCharge", "ChargeIndicator AllowanceChargeReason MultiplierFactorNumeric Amount TaxCategory"],
    ["cac:TaxSubtotal", "TaxableAmount TaxAmount TaxCategory"],
    [
      "cac:LegalMonetaryTotal",
      "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount",
    ],
    ["cac:InvoiceLine", "ID InvoicedQuantity LineExtensionAmount InvoicePeriod Item Price"],
    ["cac:Item", "Name SellersItemIdentification StandardItemIdentification ClassifiedTaxCategory"],
  ])("is kept in UBL %s", (parent, order) => {
    expect(childrenOf(toUblXml(full), parent).join(" ")).toBe(order);
  });

  it("holds in a UBL CreditNote, whose due date is in its payment", () => {
    const xml = toUblXml({ ...full, document_type: "credit_note", total_amount: -107.1 });
    expect(childrenOf(xml, "CreditNote").slice(0, 4)).toEqual([
      "CustomizationID",
      "ID",
      "IssueDate",
      "CreditNoteTypeCode",
    ]);
    expect(childrenOf(xml, "cac:PaymentMeans").slice(0, 2)).toEqual(["PaymentMeansCode", "PaymentDueDate"]);
  });

  it.each([
    ["rsm:CrossIndustryInvoice", "ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction"],
    ["rsm:ExchangedDocument", "ID TypeCode IssueDateTime"],
    [
      "rsm:SupplyChainTradeTransaction",
      "IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement",
    ],
    [
      "ram:IncludedSupplyChainTradeLineItem",
      "AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement",
    ],
    ["ram:SellerTradeParty", "Name PostalTradeAddress SpecifiedTaxRegistration"],
    ["ram:PostalTradeAddress", "PostcodeCode LineOne CityName CountryID CountrySubDivisionName"],
    [
      "ram:ApplicableHeaderTradeSettlement",
      "PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation",
    ],
    [
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      "LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount",
    ],
  ])("is kept in CII %s", (parent, order) => {
    expect(childrenOf(toCiiXml(full), parent).join(" ")).toBe(order);
  });

  it("includes the required groups also of an empty invoice", () => {
    expect(childrenOf(toCiiXml({}), "rsm:SupplyChainTradeTransaction")).toEqual([
      "ApplicableHeaderTradeAgreement",
      "ApplicableHeaderTradeDelivery",
    ]);
  });

  it("has money with two decimals and prices with all theirs", () => {
    expect(toUblXml(full)).toContain('<cbc:PriceAmount currencyID="EUR">50.125</cbc:PriceAmount>');
    expect(toUblXml(full)).toContain('<cbc:PayableAmount currencyID="EUR">100.00</cbc:PayableAmount>');
    expect(toCiiXml({ ...full, total_tax: -0 })).toContain('<ram:TaxTotalAmount currencyID="EUR">0.00<');
  });
});
