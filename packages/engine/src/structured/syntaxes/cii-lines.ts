import type { ELine } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { dateOf, find, numberAt, textAt } from "../xml/xml-values.ts";
import { gtinOf } from "./code-values.ts";

/** Headings and remarks among the lines of the EXTENDED profile: their amounts repeat those of the lines below them. */
const notBilled = new Set(["GROUP", "INFORMATION"]);

/** A line bills something: ZUGFeRD 1.0 also puts plain text between the lines. */
export function countsAsLine(line: XmlElement): boolean {
  const reason = textAt(line, "AssociatedDocumentLineDocument", "LineStatusReasonCode");
  if (reason !== undefined && notBilled.has(reason)) return false;
  const { description, quantity, total } = ciiLine(line);
  return total !== undefined || (description !== undefined && quantity !== undefined);
}

export function ciiLine(line: XmlElement): ELine {
  const product = find(line, "SpecifiedTradeProduct");
  const agreement = find(line, "SpecifiedLineTradeAgreement") ?? find(line, "SpecifiedSupplyChainTradeAgreement");
  const delivery = find(line, "SpecifiedLineTradeDelivery") ?? find(line, "SpecifiedSupplyChainTradeDelivery");
  const settlement = find(line, "SpecifiedLineTradeSettlement") ?? find(line, "SpecifiedSupplyChainTradeSettlement");
  const netPrice = find(agreement, "NetPriceProductTradePrice");
  const tax = find(settlement, "ApplicableTradeTax");
  const period = find(settlement, "BillingSpecifiedPeriod");
  return {
    description: textAt(product, "Name") ?? textAt(product, "Description"),
    quantity: numberAt(delivery, "BilledQuantity"),
    unitCode: find(delivery, "BilledQuantity")?.attributes.unitCode,
    price: numberAt(netPrice, "ChargeAmount"),
    priceBase: numberAt(netPrice, "BasisQuantity"),
    total: lineTotal(settlement),
    sku: textAt(product, "SellerAssignedID") ?? textAt(product, "GlobalID") ?? textAt(product, "BuyerAssignedID"),
    taxRate: numberAt(tax, "RateApplicablePercent") ?? numberAt(tax, "ApplicablePercent"),
    gtin: gtinOf(find(product, "GlobalID")),
    serviceFrom: dateOf(textAt(period, "StartDateTime", "DateTimeString")),
    serviceTo: dateOf(textAt(period, "EndDateTime", "DateTimeString")),
  };
}

function lineTotal(settlement: XmlElement | undefined): number | undefined {
  const sums =
    find(settlement, "SpecifiedTradeSettlementLineMonetarySummation") ??
    find(settlement, "SpecifiedTradeSettlementMonetarySummation");
  return numberAt(sums, "LineTotalAmount");
}
