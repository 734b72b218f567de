import { xml } from "./xml-text.ts";

const prefix = "urn:un:unece:uncefact:data:standard:";
const namespaces = {
  "xmlns:rsm": `${prefix}CrossIndustryInvoice:100`,
  "xmlns:ram": `${prefix}ReusableAggregateBusinessInformationEntity:100`,
  "xmlns:udt": `${prefix}UnqualifiedDataType:100`,
};

/** The parts of a CII invoice that tests vary; each is XML text. */
export type CiiParts = Readonly<{
  guideline?: string;
  typeCode?: string;
  documentExtra?: string;
  lines?: readonly string[];
  seller?: readonly string[];
  buyer?: readonly string[];
  agreementExtra?: string;
  settlement?: readonly string[];
  totals?: Record<string, string>;
}>;

export const date102 = (name: string, value: string) =>
  xml(name, [xml("udt:DateTimeString", value, { format: "102" })]);

export const ciiAddress = (parts: Record<string, string>) =>
  xml(
    "ram:PostalTradeAddress",
    Object.entries(parts).map(([name, value]) => xml(`ram:${name}`, value)),
  );

export const ciiTaxId = (id: string, scheme: string) =>
  xml("ram:SpecifiedTaxRegistration", [xml("ram:ID", id, { schemeID: scheme })]);

export const ciiTax = (rate: string, base: string, amount: string) =>
  xml("ram:ApplicableTradeTax", [
    xml("ram:CalculatedAmount", amount),
    xml("ram:TypeCode", "VAT"),
    xml("ram:BasisAmount", base),
    xml("ram:CategoryCode", "S"),
    xml("ram:RateApplicablePercent", rate),
  ]);

export type CiiLine = Readonly<{
  name: string;
  quantity: string;
  unit: string;
  price: string;
  per?: string;
  total: string;
  rate?: string;
  sku?: string;
  status?: string;
}>;

export function ciiLineXml({ name, quantity, unit, price, per, total, rate, sku, status }: CiiLine): string {
  return xml("ram:IncludedSupplyChainTradeLineItem", [
    xml("ram:AssociatedDocumentLineDocument", [
      xml("ram:LineID", "1"),
      status === undefined ? "" : xml("ram:LineStatusReasonCode", status),
    ]),
    xml("ram:SpecifiedTradeProduct", [
      sku === undefined ? "" : xml("ram:SellerAssignedID", sku),
      xml("ram:Name", name),
    ]),
    xml("ram:SpecifiedLineTradeAgreement", [
      xml("ram:NetPriceProductTradePrice", [
        xml("ram:ChargeAmount", price),
        per === undefined ? "" : xml("ram:BasisQuantity", per, { unitCode: unit }),
      ]),
    ]),
    xml("ram:SpecifiedLineTradeDelivery", [xml("ram:BilledQuantity", quantity, { unitCode: unit })]),
    xml("ram:SpecifiedLineTradeSettlement", [
      rate === undefined ? "" : xml("ram:ApplicableTradeTax", [xml("ram:RateApplicablePercent", rate)]),
      xml("ram:SpecifiedTradeSettlementLineMonetarySummation", [xml("ram:LineTotalAmount", total)]),
    ]),
  ]);
}

export function ciiInvoice(parts: CiiParts): string {
  const totals = Object.entries(parts.totals ?? {}).map(([name, value]) => xml(`ram:${name}`, value));
  return xml(
    "rsm:CrossIndustryInvoice",
    [
      xml("rsm:ExchangedDocumentContext", [
        xml("ram:GuidelineSpecifiedDocumentContextParameter", [
          xml("ram:ID", parts.guideline ?? "urn:cen.eu:en16931:2017"),
        ]),
      ]),
      xml("rsm:ExchangedDocument", [
        xml("ram:ID", "R-2026/77"),
        xml("ram:TypeCode", parts.typeCode ?? "380"),
        date102("ram:IssueDateTime", "20260309"),
        parts.documentExtra ?? "",
      ]),
      xml("rsm:SupplyChainTradeTransaction", [
        ...(parts.lines ?? []),
        xml("ram:ApplicableHeaderTradeAgreement", [
          xml("ram:SellerTradeParty", parts.seller ?? [xml("ram:Name", "Brook &amp; Sons Ltd")]),
          xml("ram:BuyerTradeParty", parts.buyer ?? [xml("ram:Name", "Hollow Mill GmbH")]),
          parts.agreementExtra ?? "",
        ]),
        xml("ram:ApplicableHeaderTradeDelivery"),
        xml("ram:ApplicableHeaderTradeSettlement", [
          xml("ram:InvoiceCurrencyCode", "EUR"),
          ...(parts.settlement ?? []),
          xml("ram:SpecifiedTradeSettlementHeaderMonetarySummation", totals),
        ]),
      ]),
    ],
    namespaces,
  );
}
