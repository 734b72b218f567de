import type { ECharge, EInvoice, ELine, EParty, ETax } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { compactOf, dateOf, find, findAll, numberAt, textAt } from "../xml/xml-values.ts";
import { ibanOrNothing, languageCode, realReference } from "./code-values.ts";
import type { PostalAddress } from "./postal-address.ts";

/** The countries of Spanish trade; the format uses codes of three letters. */
const countries: Readonly<Record<string, string>> = {
  ESP: "ES",
  PRT: "PT",
  FRA: "FR",
  DEU: "DE",
  ITA: "IT",
  GBR: "GB",
  NLD: "NL",
  BEL: "BE",
  IRL: "IE",
  AND: "AD",
  USA: "US",
};

/** Spain's Facturae. Of a batch it is given one invoice at a time. */
export function readFacturae(root: XmlElement): EInvoice {
  const invoice = find(root, "Invoices", "Invoice");
  const header = find(invoice, "InvoiceHeader");
  const data = find(invoice, "InvoiceIssueData");
  const totals = find(invoice, "InvoiceTotals");
  const installments = findAll(invoice, "PaymentDetails", "Installment");
  const series = textAt(header, "InvoiceSeriesCode");
  const number = textAt(header, "InvoiceNumber");
  const gross = numberAt(totals, "InvoiceTotal");
  return {
    number: [series, number].filter((part) => part !== undefined).join("") || undefined,
    isCreditNote: gross !== undefined && gross < 0,
    issueDate: dateOf(textAt(data, "IssueDate")),
    dueDate: installments.map((part) => dateOf(textAt(part, "InstallmentDueDate"))).find((date) => date !== undefined),
    currency: compactOf(textAt(data, "InvoiceCurrencyCode"))?.toUpperCase(),
    language: languageCode(textAt(data, "LanguageName")),
    seller: partyOf(find(root, "Parties", "SellerParty")),
    buyer: partyOf(find(root, "Parties", "BuyerParty")),
    lines: findAll(invoice, "Items", "InvoiceLine").map(lineOf),
    taxes: findAll(invoice, "TaxesOutputs", "Tax").map(taxOf),
    charges: [...chargesOf(totals, "discount"), ...chargesOf(totals, "charge")],
    totals: {
      net: numberAt(totals, "TotalGrossAmountBeforeTaxes"),
      tax: numberAt(totals, "TotalTaxOutputs"),
      gross,
      rounding: undefined,
      due: numberAt(totals, "TotalExecutableAmount") ?? numberAt(totals, "TotalOutstandingAmount"),
      allowances: numberAt(totals, "TotalGeneralDiscounts"),
      charges: numberAt(totals, "TotalGeneralSurcharges"),
    },
    purchaseOrder: realReference(textAt(invoice, "Items", "InvoiceLine", "ReceiverTransactionReference")),
    paymentTerms: undefined,
    iban: ibanOrNothing(textAt(installments[0], "AccountToBeCredited", "IBAN")),
    bic: compactOf(textAt(installments[0], "AccountToBeCredited", "BIC")),
    paymentReference: textAt(installments[0], "PaymentReconciliationReference"),
  };
}

/** Discounts and surcharges on the whole invoice. */
function chargesOf(totals: XmlElement | undefined, kind: "discount" | "charge"): readonly ECharge[] {
  const [group, entry] = kind === "discount" ? ["GeneralDiscounts", "Discount"] : ["GeneralSurcharges", "Charge"];
  return findAll(totals, group ?? "", entry ?? "").map((change) => ({
    kind,
    amount: numberAt(change, `${entry}Amount`),
    reason: textAt(change, `${entry}Reason`),
    rate: numberAt(change, `${entry}Rate`),
  }));
}

function partyOf(party: XmlElement | undefined): EParty {
  const company = find(party, "LegalEntity");
  const person = find(party, "Individual");
  const personName = ["Name", "FirstSurname", "SecondSurname"]
    .map((part) => textAt(person, part))
    .filter((part) => part !== undefined)
    .join(" ");
  const holder = company ?? person;
  return {
    name: textAt(company, "CorporateName") ?? (personName === "" ? undefined : personName),
    taxId: compactOf(textAt(party, "TaxIdentification", "TaxIdentificationNumber")),
    address: addressOf(find(holder, "AddressInSpain") ?? find(holder, "OverseasAddress")),
  };
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  if (!address) return undefined;
  const street = textAt(address, "Address");
  return {
    streetLines: street === undefined ? [] : [street],
    postalCode: textAt(address, "PostCode"),
    city: textAt(address, "Town") ?? textAt(address, "PostCodeAndTown"),
    region: textAt(address, "Province"),
    country: countries[textAt(address, "CountryCode") ?? ""],
  };
}

function lineOf(line: XmlElement): ELine {
  return {
    description: textAt(line, "ItemDescription"),
    quantity: numberAt(line, "Quantity"),
    unitCode: undefined,
    price: numberAt(line, "UnitPriceWithoutTax"),
    priceBase: undefined,
    total: numberAt(line, "GrossAmount") ?? numberAt(line, "TotalCost"),
    sku: textAt(line, "ArticleCode"),
    taxRate: numberAt(line, "TaxesOutputs", "Tax", "TaxRate"),
    gtin: undefined,
    serviceFrom: dateOf(textAt(line, "LineItemPeriod", "StartDate")),
    serviceTo: dateOf(textAt(line, "LineItemPeriod", "EndDate")),
  };
}

function taxOf(tax: XmlElement): ETax {
  return {
    rate: numberAt(tax, "TaxRate"),
    base: numberAt(tax, "TaxableBase", "TotalAmount"),
    amount: numberAt(tax, "TaxAmount", "TotalAmount"),
  };
}
