import type { Issue } from "@inkvoice/contract";
import type { EInvoice } from "./e-invoice.ts";
import type { XmlElement } from "./xml/xml-tree.ts";
import { find, findAll, numberAt, textAt } from "./xml/xml-values.ts";

/** Inputs of the rules that are not part of the invoice. */
type Terms = Readonly<{
  invoice: EInvoice;
  profile: string | undefined;
  typeCode: string | undefined;
  lineSum: number | undefined;
  prepaid: number | undefined;
}>;

type Rule = Readonly<{ id: string; field: string; says: string; isBroken(terms: Terms): boolean }>;

/** Rounding tolerance, which the standard's own examples need. */
const slack = 0.015;

/** INDEX of the rules of EN 16931 that need no network, by their ids. */
export const en16931Rules: readonly Rule[] = [
  rule("BR-01", "document_type", "An invoice names the specification it follows.", ({ profile }) => !profile),
  rule("BR-02", "invoice_number", "An invoice has a number.", ({ invoice }) => !invoice.number),
  rule("BR-03", "date", "An invoice has a date of issue.", ({ invoice }) => !invoice.issueDate),
  rule("BR-04", "document_type", "An invoice has a type code.", ({ typeCode }) => !typeCode),
  rule("BR-05", "currency", "An invoice has a currency.", ({ invoice }) => !invoice.currency),
  rule("BR-06", "vendor.name", "An invoice names its seller.", ({ invoice }) => !invoice.seller.name),
  rule("BR-07", "customer.name", "An invoice names its buyer.", ({ invoice }) => !invoice.buyer.name),
  rule("BR-08", "vendor.address", "An invoice has the seller's address.", ({ invoice }) => !invoice.seller.address),
  rule("BR-09", "vendor.address", "The seller's address has a country.", ({ invoice }) =>
    lacksCountry(invoice.seller.address),
  ),
  rule("BR-10", "customer.address", "An invoice has the buyer's address.", ({ invoice }) => !invoice.buyer.address),
  rule("BR-11", "customer.address", "The buyer's address has a country.", ({ invoice }) =>
    lacksCountry(invoice.buyer.address),
  ),
  rule("BR-12", "subtotal", "An invoice has the sum of its lines.", ({ lineSum }) => lineSum === undefined),
  rule("BR-13", "subtotal", "An invoice has a total without tax.", ({ invoice }) => invoice.totals.net === undefined),
  rule(
    "BR-14",
    "total_amount",
    "An invoice has a total with tax.",
    ({ invoice }) => invoice.totals.gross === undefined,
  ),
  rule("BR-15", "amount_due", "An invoice has an amount due.", ({ invoice }) => invoice.totals.due === undefined),
  rule("BR-16", "line_items", "An invoice has at least one line.", ({ invoice }) => invoice.lines.length === 0),
  rule("BR-22", "line_items", "Each line has a quantity.", ({ invoice }) =>
    invoice.lines.some(({ quantity }) => quantity === undefined),
  ),
  rule("BR-24", "line_items", "Each line has an amount.", ({ invoice }) =>
    invoice.lines.some(({ total }) => total === undefined),
  ),
  rule("BR-25", "line_items", "Each line names its item.", ({ invoice }) =>
    invoice.lines.some(({ description }) => description === undefined),
  ),
  rule("BR-26", "line_items", "Each line has a net price.", ({ invoice }) =>
    invoice.lines.some(({ price }) => price === undefined),
  ),
  rule("BR-27", "line_items", "A net price is not negative.", ({ invoice }) =>
    invoice.lines.some(({ price = 0 }) => price < 0),
  ),
  rule("BR-CO-10", "subtotal", "The sum of the lines is the sum of their amounts.", ({ invoice, lineSum }) =>
    differ(lineSum, sumOf(invoice.lines.map(({ total }) => total))),
  ),
  rule("BR-CO-13", "subtotal", "The total without tax is the lines less discounts plus charges.", (terms) => {
    const { allowances = 0, charges = 0, net } = terms.invoice.totals;
    return differ(net, terms.lineSum === undefined ? undefined : terms.lineSum - allowances + charges);
  }),
  rule("BR-CO-14", "total_tax", "The tax is the sum of the taxes by category.", ({ invoice }) =>
    differ(invoice.totals.tax, sumOf(invoice.taxes.map(({ amount }) => amount))),
  ),
  rule("BR-CO-15", "total_amount", "The total with tax is the total without it plus the tax.", ({ invoice }) => {
    const { net, tax = 0, gross } = invoice.totals;
    return differ(gross, net === undefined ? undefined : net + tax);
  }),
  rule("BR-CO-16", "amount_due", "The amount due is the total less what was paid, plus rounding.", (terms) => {
    const { gross, rounding = 0, due } = terms.invoice.totals;
    return differ(due, gross === undefined ? undefined : gross - (terms.prepaid ?? 0) + rounding);
  }),
  rule("BR-CO-17", "taxes", "Each tax is its base times its rate.", ({ invoice }) =>
    invoice.taxes.some(
      ({ rate, base, amount }) =>
        rate !== undefined && base !== undefined && amount !== undefined && Math.abs((base * rate) / 100 - amount) > 1,
    ),
  ),
  rule("BR-CO-18", "taxes", "An invoice has at least one tax category.", ({ invoice }) => invoice.taxes.length === 0),
  rule("BR-CO-25", "due_date", "Where something is due there is a due date or terms of payment.", ({ invoice }) =>
    Boolean((invoice.totals.due ?? 0) > 0 && !invoice.dueDate && !invoice.paymentTerms),
  ),
  rule(
    "BR-CL-01",
    "document_type",
    "The type code is one of UNTDID 1001 for invoices and credit notes.",
    ({ typeCode }) => Boolean(typeCode && !/^\d{2,3}$/.test(typeCode)),
  ),
  rule("BR-CL-04", "currency", "The currency is a code of ISO 4217.", ({ invoice }) =>
    Boolean(invoice.currency && !isCurrency(invoice.currency)),
  ),
];

function rule(id: string, field: string, says: string, isBroken: Rule["isBroken"]): Rule {
  return { id, field, says, isBroken };
}

/** Every rule that an invoice in UBL or CII breaks, as issues whose codes are the rules' own ids. */
export function brokenRules(root: XmlElement, invoice: EInvoice, profile: string | undefined): readonly Issue[] {
  const terms: Terms = {
    invoice,
    profile,
    ...(root.name === "CrossIndustryInvoice" ? ciiTerms(root) : ublTerms(root)),
  };
  return en16931Rules
    .filter(({ isBroken }) => isBroken(terms))
    .map(({ id, field, says }) => ({
      code: id,
      field,
      message: `The e-invoice breaks rule ${id} of EN 16931: ${says}`,
    }));
}

function ublTerms(root: XmlElement): Pick<Terms, "typeCode" | "lineSum" | "prepaid"> {
  return {
    typeCode: textAt(root, "InvoiceTypeCode") ?? textAt(root, "CreditNoteTypeCode"),
    lineSum: numberAt(root, "LegalMonetaryTotal", "LineExtensionAmount"),
    prepaid: numberAt(root, "LegalMonetaryTotal", "PrepaidAmount"),
  };
}

function ciiTerms(root: XmlElement): Pick<Terms, "typeCode" | "lineSum" | "prepaid"> {
  const settlement = find(root, "SupplyChainTradeTransaction", "ApplicableHeaderTradeSettlement");
  const sums = findAll(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation")[0];
  return {
    typeCode: textAt(root, "ExchangedDocument", "TypeCode"),
    lineSum: numberAt(sums, "LineTotalAmount"),
    prepaid: numberAt(sums, "TotalPrepaidAmount"),
  };
}

function lacksCountry(address: EInvoice["seller"]["address"]): boolean {
  return address !== undefined && address.country === undefined;
}

/** Missing terms are covered by other rules. */
function differ(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) > slack;
}

function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

function isCurrency(code: string): boolean {
  return currencies.has(code);
}
