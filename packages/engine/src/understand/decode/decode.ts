import { decimalMarkOf } from "../../locale/amounts/amount.ts";
import type { DateOrder } from "../../locale/dates/date.ts";
import { languagesOf } from "../../locale/written-language.ts";
import { allRules, type RuleSet } from "../../rules.ts";
import type { Candidate, DomainName, FieldReadings, InvoiceReading, LineItemReading } from "../invoice-reading.ts";
import { decodeLineItems, type ItemOptions } from "../items/decode-items.ts";
import { withImpliedCents } from "../items/numbers/implied-cents.ts";
import type { OrderedWords } from "../layout/reading-order.ts";
import { type Predictions, rankedAnswers } from "../model/predictions.ts";
import { decodeAddress } from "../parties/addresses/decode-addresses.ts";
import { withReturnAddress } from "../parties/addresses/return-address.ts";
import { averageRolesByBlock } from "../parties/average-roles.ts";
import { withExchangedRoles } from "../parties/exchanged-roles.ts";
import { correctByDomainName } from "../parties/names/correct-by-domain-name.ts";
import { correctByOtherPrint } from "../parties/names/correct-by-other-print.ts";
import { decodeName } from "../parties/names/decode-names.ts";
import { domainNamesIn } from "../parties/names/domain-names.ts";
import { knownSellersFirst } from "../parties/names/known-sellers.ts";
import { payeesOn } from "../parties/payees.ts";
import { withSellerFirst } from "../parties/seller-first.ts";
import { signingParties } from "../parties/signatures.ts";
import { withCaptionedSeller } from "../parties/sold-by.ts";
import { strongAt } from "../thresholds.ts";
import { cashMinusChange } from "./amounts/cash-minus-change.ts";
import { decodeAmount, sureAmounts } from "./amounts/decode-amounts.ts";
import { decodeCharges } from "./amounts/decode-charges.ts";
import { currencyBeside, decodeCurrency, moneyDecimalsOf } from "./amounts/decode-currency.ts";
import { decodeTaxes } from "./amounts/decode-taxes.ts";
import { withGiroTotal } from "./amounts/giro-lines.ts";
import { amountsBetween, totalsOfLines } from "./amounts/totals-of-lines.ts";
import { decodeDate, decodeDateOrder } from "./decode-dates.ts";
import { decodeType } from "./decode-document-type.ts";
import { decodeHead } from "./decode-head.ts";
import {
  decodeBic,
  decodeCode,
  decodeIban,
  decodeTaxId,
  decodeTerms,
  documentNumberIn,
} from "./numbers/decode-codes.ts";
import { withLoneTaxNumber } from "./numbers/lone-tax-number.ts";
import { type MarkedDocument, markDocument } from "./spans.ts";

/** Decodes model output per word into fields. */
export function decode(ordered: OrderedWords, predictions: Predictions, rules: RuleSet = allRules): InvoiceReading {
  const returned = rules.has("return-line") ? withReturnAddress(ordered, predictions) : predictions;
  const averaged = rules.has("roles-by-block") ? averageRolesByBlock(ordered, returned) : returned;
  const settled = rules.has("sellers-come-first") ? withSellerFirst(ordered, averaged) : averaged;
  const sellers = [
    ...(rules.has("signed-for-the-seller") ? signingParties(ordered) : []),
    ...(rules.has("payees-are-sellers") ? payeesOn(ordered) : []),
  ];
  const exchanged = withExchangedRoles(ordered, settled, sellers);
  const captioned = rules.has("sold-by") ? withCaptionedSeller(ordered, exchanged) : exchanged;
  const marked = markDocument(ordered, captioned, rules);
  const [sellersAddress] = decodeAddress(marked, "vendor.address");
  const [sellersName] = decodeName(marked, "vendor.name");
  const isAddressSure = (sellersAddress?.probability ?? 0) >= strongAt;
  const currency = decodeCurrency(marked, isAddressSure ? sellersAddress?.value : "", sellersName?.value);
  const document = { ...marked, moneyDecimals: moneyDecimalsOf(currency) };
  const decimalMark = decimalMarkOf(ordered.words.map((word) => word.text));
  const dateOrder = decodeDateOrder(document);
  const domainNames = domainNamesIn(ordered);
  const read = decodeFields(document, dateOrder);
  const names = sellersNames(read, domainNames, rules);
  const spelt = rules.has("names-as-on-the-web") ? correctByOtherPrint(names, ordered) : names;
  const fields = { ...read, currency, "vendor.name": spelt };
  const lineItems = itemsOf(document, { decimalMark, dateOrder }, fields);
  const total_amount = totalsOf(document, fields, lineItems);
  const charges = decodeCharges(document);
  const amountsOf = (kind: string) =>
    charges.filter((charge) => charge.kind.value === kind).map(({ amount }) => amount.value);
  return {
    pages: ordered.pages.length,
    words: ordered.words.length,
    otherProbability:
      rankedAnswers(predictions, "documentTypes").find(({ answer }) => answer === "other")?.probability ?? 0,
    fields: { ...fields, total_amount },
    lineItems,
    charges,
    taxes: decodeTaxes(document),
    adjustments: {
      discounts: amountsOf("discount"),
      shipping: [...amountsOf("shipping"), ...amountsOf("charge")],
      rounding: amountsOf("rounding"),
      paid: sureAmounts(document, "paid"),
      previousBalance: sureAmounts(document, "previous_balance"),
      cashMinusChange: rules.has("cash-less-change") ? cashMinusChange(document, read.total_amount[0]?.evidence) : [],
    },
    domainNames,
    ...besideTotal(document, fields),
  };
}

function itemsOf(
  document: MarkedDocument,
  options: ItemOptions,
  { subtotal, total_amount }: Pick<FieldReadings, "subtotal" | "total_amount">,
): readonly LineItemReading[] {
  const items = decodeLineItems(document, options);
  return document.rules.has("rows-in-cents") ? withImpliedCents(items, [...subtotal, ...total_amount]) : items;
}

function totalsOf(
  document: MarkedDocument,
  fields: FieldReadings,
  lines: readonly LineItemReading[],
): readonly Candidate<number>[] {
  const { ordered, rules } = document;
  const between = ({ evidence }: Candidate<number>) => amountsBetween(ordered, lines, evidence);
  const sums = { ...fields, paid: decodeAmount(document, "paid"), between };
  const totals = rules.has("totals-of-lines") ? totalsOfLines(sums, lines) : fields.total_amount;
  return rules.has("giro-lines") ? withGiroTotal(document, totals) : totals;
}

function sellersNames(
  { "vendor.name": read, "customer.name": buyers }: Pick<FieldReadings, "vendor.name" | "customer.name">,
  domainNames: readonly DomainName[],
  rules: RuleSet,
): readonly Candidate<string>[] {
  const ranked = rules.has("known-sellers") ? knownSellersFirst(read, buyers) : read;
  return rules.has("names-as-on-the-web") ? correctByDomainName(ranked, domainNames) : ranked;
}

function besideTotal(
  document: MarkedDocument,
  { currency, total_amount }: FieldReadings,
): { currencyBesideTotal?: boolean } {
  const [total, code] = [total_amount[0]?.evidence, currency[0]?.value];
  const beside = total && code ? currencyBeside(document, code, total) : undefined;
  return beside === undefined ? {} : { currencyBesideTotal: beside };
}

function decodeFields(document: MarkedDocument, order: DateOrder): Omit<FieldReadings, "currency"> {
  const buyers = decodeName(document, "customer.name");
  const taxIds = decodeTaxIds(document, buyers);
  return {
    invoice_number: decodeCode(document, "invoice_number", documentNumberIn),
    date: decodeDate(document, "date", order),
    due_date: decodeDate(document, "due_date", order),
    total_amount: decodeAmount(document, "total_amount"),
    "vendor.name": decodeName(document, "vendor.name"),
    "vendor.address": decodeAddress(document, "vendor.address"),
    "vendor.tax_id": taxIds.vendor,
    "customer.name": buyers,
    "customer.address": decodeAddress(document, "customer.address"),
    "customer.tax_id": taxIds.customer,
    document_type: decodeType(document),
    language: decodeLanguage(document),
    subtotal: decodeAmount(document, "subtotal"),
    total_tax: decodeAmount(document, "total_tax"),
    amount_due: decodeAmount(document, "amount_due"),
    purchase_order: decodeCode(document, "purchase_order", documentNumberIn),
    payment_terms: decodeTerms(document),
    "payment.iban": decodeIban(document),
    "payment.bic": decodeBic(document),
    "payment.reference": decodeCode(document, "payment.reference", documentNumberIn),
  };
}

function decodeTaxIds(document: MarkedDocument, buyers: FieldReadings["customer.name"]) {
  const read = {
    vendor: decodeTaxId(document, "vendor.tax_id"),
    customer: decodeTaxId(document, "customer.tax_id"),
  };
  return document.rules.has("lone-tax-numbers") ? withLoneTaxNumber(document, read, buyers) : read;
}

/** The model knows no languages but those it was trained on; a document without their words is in none of them. */
function decodeLanguage(document: MarkedDocument): Candidate<string>[] {
  const possible = languagesOf(document.ordered.words.map(({ text }) => text));
  return decodeHead<string>(document, "languages", (language) => possible.has(language));
}
