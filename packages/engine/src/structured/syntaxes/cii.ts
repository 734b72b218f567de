import type { ECharge, EInvoice, EParty, ETax } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { allTextAt, compactOf, dateOf, find, findAll, numberAt, textAt } from "../xml/xml-values.ts";
import { ciiLine, countsAsLine } from "./cii-lines.ts";
import { amountInCurrency, ibanOrNothing, languageCode, realReference } from "./code-values.ts";
import { countryCode, type PostalAddress } from "./postal-address.ts";
import { chargeKindOf, documentTypeOf } from "./type-codes.ts";

/** UN/CEFACT Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung CII) and its ancestor in ZUGFeRD 1.0. */
export function readCii(root: XmlElement): EInvoice {
  const document = find(root, "ExchangedDocument") ?? find(root, "HeaderExchangedDocument");
  const transaction = find(root, "SupplyChainTradeTransaction") ?? find(root, "SpecifiedSupplyChainTradeTransaction");
  const agreement =
    find(transaction, "ApplicableHeaderTradeAgreement") ?? find(transaction, "ApplicableSupplyChainTradeAgreement");
  const settlement =
    find(transaction, "ApplicableHeaderTradeSettlement") ?? find(transaction, "ApplicableSupplyChainTradeSettlement");
  const currency = compactOf(textAt(settlement, "InvoiceCurrencyCode"))?.toUpperCase();
  return {
    number: textAt(document, "ID"),
    isCreditNote: documentTypeOf(textAt(document, "TypeCode")) === "credit_note",
    issueDate: dateAt(document, "IssueDateTime"),
    currency,
    language: languageCode(textAt(document, "LanguageID")),
    seller: partyOf(find(agreement, "SellerTradeParty")),
    buyer: partyOf(find(agreement, "BuyerTradeParty")),
    lines: findAll(transaction, "IncludedSupplyChainTradeLineItem").filter(countsAsLine).map(ciiLine),
    taxes: findAll(settlement, "ApplicableTradeTax").map(taxOf),
    charges: [
      ...findAll(settlement, "SpecifiedTradeAllowanceCharge").map(chargeOf),
      ...findAll(settlement, "SpecifiedLogisticsServiceCharge").map(carriageOf),
    ],
    totals: totalsOf(settlement, currency),
    purchaseOrder: realReference(
      textAt(agreement, "BuyerOrderReferencedDocument", "IssuerAssignedID") ??
        textAt(agreement, "BuyerOrderReferencedDocument", "ID"),
    ),
    ...paymentOf(settlement),
  };
}

function totalsOf(settlement: XmlElement | undefined, currency: string | undefined): EInvoice["totals"] {
  const sums =
    find(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation") ??
    find(settlement, "SpecifiedTradeSettlementMonetarySummation");
  return {
    net: numberAt(sums, "TaxBasisTotalAmount"),
    tax: amountInCurrency(findAll(sums, "TaxTotalAmount"), currency),
    gross: numberAt(sums, "GrandTotalAmount"),
    rounding: numberAt(sums, "RoundingAmount"),
    due: numberAt(sums, "DuePayableAmount"),
    allowances: numberAt(sums, "AllowanceTotalAmount"),
    charges: numberAt(sums, "ChargeTotalAmount"),
  };
}

function taxOf(tax: XmlElement): ETax {
  return {
    rate: numberAt(tax, "RateApplicablePercent") ?? numberAt(tax, "ApplicablePercent"),
    base: numberAt(tax, "BasisAmount"),
    amount: numberAt(tax, "CalculatedAmount"),
  };
}

function chargeOf(charge: XmlElement): ECharge {
  const indicator = textAt(charge, "ChargeIndicator", "Indicator") ?? textAt(charge, "ChargeIndicator");
  return {
    kind: chargeKindOf(indicator, textAt(charge, "ReasonCode")),
    amount: numberAt(charge, "ActualAmount"),
    reason: textAt(charge, "Reason"),
    rate: numberAt(charge, "CalculationPercent"),
  };
}

function carriageOf(charge: XmlElement): ECharge {
  return {
    kind: "shipping",
    amount: numberAt(charge, "AppliedAmount"),
    reason: textAt(charge, "Description"),
    rate: undefined,
  };
}

type PaymentTerms = Pick<EInvoice, "dueDate" | "paymentTerms" | "iban" | "bic" | "paymentReference">;

function paymentOf(settlement: XmlElement | undefined): PaymentTerms {
  const terms = findAll(settlement, "SpecifiedTradePaymentTerms");
  const means = findAll(settlement, "SpecifiedTradeSettlementPaymentMeans");
  const account = means.find((mean) => ibanOf(mean) !== undefined) ?? means[0];
  return {
    dueDate: dueDateOf(terms),
    paymentTerms: allTextAt(settlement, "SpecifiedTradePaymentTerms", "Description"),
    iban: account && ibanOf(account),
    bic: compactOf(textAt(account, "PayeeSpecifiedCreditorFinancialInstitution", "BICID")),
    paymentReference: textAt(settlement, "PaymentReference"),
  };
}

function ibanOf(means: XmlElement): string | undefined {
  const account = find(means, "PayeePartyCreditorFinancialAccount");
  return ibanOrNothing(textAt(account, "IBANID")) ?? ibanOrNothing(textAt(account, "ProprietaryID"));
}

/** A discount's own deadline comes before the date on which the whole amount is due. */
function dueDateOf(terms: readonly XmlElement[]): string | undefined {
  const withoutDiscount = terms.filter((term) => !find(term, "ApplicableTradePaymentDiscountTerms"));
  return [...withoutDiscount, ...terms]
    .map((term) => dateAt(term, "DueDateDateTime"))
    .find((date) => date !== undefined);
}

function partyOf(party: XmlElement | undefined): EParty {
  return {
    name: textAt(party, "Name") ?? textAt(party, "SpecifiedLegalOrganization", "TradingBusinessName"),
    taxId: taxIdOf(party),
    address: addressOf(find(party, "PostalTradeAddress")),
  };
}

/** The VAT number before the national tax number. */
function taxIdOf(party: XmlElement | undefined): string | undefined {
  const ids = findAll(party, "SpecifiedTaxRegistration", "ID");
  const first =
    ids.find(({ attributes }) => attributes.schemeID === "VA") ?? ids.find(({ text }) => text.trim() !== "");
  return compactOf(first?.text);
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  if (!address) return undefined;
  const streetLines = ["LineOne", "LineTwo", "LineThree"]
    .map((line) => textAt(address, line))
    .filter((line) => line !== undefined);
  return {
    streetLines,
    postalCode: textAt(address, "PostcodeCode"),
    city: textAt(address, "CityName"),
    region: textAt(address, "CountrySubDivisionName"),
    country: countryCode(textAt(address, "CountryID")),
  };
}

function dateAt(element: XmlElement | undefined, name: string): string | undefined {
  const holder = find(element, name);
  return dateOf(textAt(holder, "DateTimeString") ?? textAt(holder, "DateTime") ?? textAt(holder, "Date"));
}
