import type { ELine } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { dateOf, find, findAll, numberAt, textAt } from "../xml/xml-values.ts";
import { gtinOf } from "./code-values.ts";

export function ublLines(root: XmlElement): readonly ELine[] {
  return [...findAll(root, "InvoiceLine"), ...findAll(root, "CreditNoteLine")].flatMap(billedLines);
}

/**
 * Construction invoices nest their line items: the innermost ones are those on the page, and the outer ones repeat
 * their sums. Where the positions do not add up to their line, the line itself counts.
 */
function billedLines(line: XmlElement): readonly ELine[] {
  const own = lineOf(line);
  const inner = [...findAll(line, "SubInvoiceLine"), ...findAll(line, "SubCreditNoteLine")].flatMap(billedLines);
  return inner.length > 0 && addUp(inner, own.total) ? inner : [own];
}

function addUp(lines: readonly ELine[], total: number | undefined): boolean {
  if (total === undefined) return false;
  const sum = lines.reduce((so, line) => so + (line.total ?? Number.NaN), 0);
  return Math.abs(sum - total) <= 0.005 * (lines.length + 1);
}

function lineOf(line: XmlElement): ELine {
  const quantity = find(line, "InvoicedQuantity") ?? find(line, "CreditedQuantity");
  const item = find(line, "Item");
  return {
    description: textAt(item, "Name") ?? textAt(item, "Description"),
    quantity: numberAt(quantity),
    unitCode: quantity?.attributes.unitCode,
    price: numberAt(line, "Price", "PriceAmount"),
    priceBase: numberAt(line, "Price", "BaseQuantity"),
    total: numberAt(line, "LineExtensionAmount"),
    sku:
      textAt(item, "SellersItemIdentification", "ID") ??
      textAt(item, "StandardItemIdentification", "ID") ??
      textAt(item, "BuyersItemIdentification", "ID"),
    taxRate: numberAt(item, "ClassifiedTaxCategory", "Percent"),
    gtin: gtinOf(find(item, "StandardItemIdentification", "ID")),
    serviceFrom: dateOf(textAt(line, "InvoicePeriod", "StartDate")),
    serviceTo: dateOf(textAt(line, "InvoicePeriod", "EndDate")),
  };
}
