import type { ECharge, EInvoice, EParty, ETax } from "../e-invoice.ts";
import type { XmlElement } from "../xml/xml-tree.ts";
import { allTextAt, compactOf, dateOf, find, findAll, numberAt, textAt } from "../xml/xml-values.ts";
import { amountInCurrency, ibanOrNothing, languageCode, realReference } from "./code-values.ts";
import { countryCode, type PostalAddress } from "./postal-address.ts";
import { chargeKindOf, documentTypeOf } from "./type-codes.ts";
import { ublLines } from "./ubl-lines.ts";

/** OASIS UBL 2: Invoice and CreditNote, as in Peppol BIS Billing and XRechnung. */
export function readUbl(root: XmlElement): EInvoice {
  const isCreditNote = root.name === "CreditNote" || documentTypeOf(textAt(root, "InvoiceTypeCode")) === "credit_note";
  const currency = compactOf(textAt(root, "DocumentCurrencyCode"))?.toUpperCase() ?? currencyOfTotals(root);
  return {
    number: textAt(root, "ID"),
    isCreditNote,
    issueDate: dateOf(textAt(root, "IssueDate")),
    currency,
    language: documentLanguage(root),
    seller: partyOf(find(root, "AccountingSupplierParty", "Party")),
    buyer: partyOf(find(root, "AccountingCustomerParty", "Party")),
    lines: ublLines(root),
    taxes: taxesOf(root, currency),
    charges: findAll(root, "AllowanceCharge").map(chargeOf),
    totals: totalsOf(root, currency),
    purchaseOrder: realReference(textAt(root, "OrderReference", "ID")),
    ...paymentOf(root),
  };
}

function totalsOf(root: XmlElement, currency: string | undefined): EInvoice["totals"] {
  const sums = find(root, "LegalMonetaryTotal");
  return {
    net: numberAt(sums, "TaxExclusiveAmount"),
    tax: amountInCurrency(findAll(root, "TaxTotal", "TaxAmount"), currency),
    gross: numberAt(sums, "TaxInclusiveAmount") ?? grossOf(sums),
    rounding: numberAt(sums, "PayableRoundingAmount"),
    due: numberAt(sums, "PayableAmount"),
    allowances: numberAt(sums, "AllowanceTotalAmount"),
    charges: numberAt(sums, "ChargeTotalAmount"),
  };
}

/** UBL before EN 16931 often has only the payable and the prepaid amount. */
function grossOf(sums: XmlElement | undefined): number | undefined {
  const payable = numberAt(sums, "PayableAmount");
  if (payable === undefined) return undefined;
  const gross = payable + (numberAt(sums, "PrepaidAmount") ?? 0) - (numberAt(sums, "PayableRoundingAmount") ?? 0);
  return Number(gross.toFixed(8));
}

function currencyOfTotals(root: XmlElement): string | undefined {
  return find(root, "LegalMonetaryTotal", "PayableAmount")?.attributes.currencyID;
}

/** The tax total in the document's currency is the one that is broken down. */
function taxesOf(root: XmlElement, currency: string | undefined): readonly ETax[] {
  const totals = findAll(root, "TaxTotal");
  const inCurrency = totals.filter((total) => find(total, "TaxAmount")?.attributes.currencyID === currency);
  return (inCurrency.length > 0 ? inCurrency : totals).flatMap((total) => findAll(total, "TaxSubtotal").map(taxOf));
}

function taxOf(subtotal: XmlElement): ETax {
  return {
    rate: numberAt(subtotal, "TaxCategory", "Percent") ?? numberAt(subtotal, "Percent"),
    base: numberAt(subtotal, "TaxableAmount"),
    amount: numberAt(subtotal, "TaxAmount"),
  };
}

function chargeOf(charge: XmlElement): ECharge {
  return {
    kind: chargeKindOf(textAt(charge, "ChargeIndicator"), textAt(charge, "AllowanceChargeReasonCode")),
    amount: numberAt(charge, "Amount"),
    reason: textAt(charge, "AllowanceChargeReason"),
    rate: numberAt(charge, "MultiplierFactorNumeric"),
  };
}

type Payment = Pick<EInvoice, "dueDate" | "paymentTerms" | "iban" | "bic" | "paymentReference">;

function paymentOf(root: XmlElement): Payment {
  const means = findAll(root, "PaymentMeans");
  const withAccount = means.find((mean) => ibanOf(mean) !== undefined) ?? means[0];
  return {
    dueDate:
      dateOf(textAt(root, "DueDate")) ??
      dateOf(textAt(root, "PaymentMeans", "PaymentDueDate")) ??
      dateOf(textAt(root, "PaymentTerms", "PaymentDueDate")),
    paymentTerms: allTextAt(root, "PaymentTerms", "Note"),
    iban: withAccount && ibanOf(withAccount),
    bic: bicOf(withAccount),
    paymentReference: textAt(withAccount, "PaymentID") ?? textAt(root, "PaymentMeans", "PaymentID"),
  };
}

function ibanOf(means: XmlElement): string | undefined {
  return ibanOrNothing(textAt(means, "PayeeFinancialAccount", "ID"));
}

function bicOf(means: XmlElement | undefined): string | undefined {
  const branch = find(means, "PayeeFinancialAccount", "FinancialInstitutionBranch");
  return compactOf(textAt(branch, "ID") ?? textAt(branch, "FinancialInstitution", "ID"));
}

/** The registered name is the seller's name of EN 16931; the trade name is separate. */
function partyOf(party: XmlElement | undefined): EParty {
  return {
    name:
      textAt(party, "PartyLegalEntity", "RegistrationName") ?? textAt(party, "PartyName", "Name") ?? personOf(party),
    taxId: taxIdOf(party),
    address: addressOf(find(party, "PostalAddress")),
  };
}

function personOf(party: XmlElement | undefined): string | undefined {
  const person = find(party, "Person");
  const name = [textAt(person, "FirstName"), textAt(person, "FamilyName")]
    .filter((part) => part !== undefined)
    .join(" ");
  return name === "" ? undefined : name;
}

function taxIdOf(party: XmlElement | undefined): string | undefined {
  const schemes = findAll(party, "PartyTaxScheme").filter((scheme) => textAt(scheme, "CompanyID") !== undefined);
  const vat = schemes.find((scheme) => textAt(scheme, "TaxScheme", "ID")?.toUpperCase() === "VAT");
  return compactOf(textAt(vat ?? schemes[0], "CompanyID"));
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  if (!address) return undefined;
  const street = [textAt(address, "StreetName"), textAt(address, "BuildingNumber")]
    .filter((part) => part !== undefined)
    .join(" ");
  const lines = [
    street,
    textAt(address, "AdditionalStreetName"),
    ...findAll(address, "AddressLine").map((line) => textAt(line, "Line")),
  ];
  return {
    streetLines: lines.filter((line): line is string => line !== undefined && line !== ""),
    postalCode: textAt(address, "PostalZone"),
    city: textAt(address, "CityName"),
    region: textAt(address, "CountrySubentity"),
    country: countryCode(textAt(address, "Country", "IdentificationCode")),
  };
}

/** UBL names no language for the whole document; the notes and names may. */
function documentLanguage(root: XmlElement): string | undefined {
  const texts = [
    ...findAll(root, "Note"),
    ...findAll(root, "PaymentTerms", "Note"),
    ...findAll(root, "InvoiceLine", "Item", "Name"),
  ];
  return texts.map(({ attributes }) => languageCode(attributes.languageID)).find((code) => code !== undefined);
}
