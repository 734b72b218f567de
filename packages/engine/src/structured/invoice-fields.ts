import type { Charge, InvoiceFields, LineItem, Party, TaxLine } from "@inkvoice/contract";
import { printedUnit } from "@inkvoice/contract/units";
import type { ECharge, EInvoice, ELine, EParty, ETax } from "./e-invoice.ts";
import { addressPartsOf, addressText } from "./syntaxes/postal-address.ts";
import { withoutUndefined } from "./xml/xml-values.ts";

/** The contract's fields of an e-invoice; values that the XML lacks are absent. */
export function invoiceFieldsOf(invoice: EInvoice): InvoiceFields {
  const { totals } = invoice;
  const sign = signOf(invoice);
  const signed = (amount: number | undefined) => (amount === undefined ? undefined : times(amount, sign));
  const fields = withoutUndefined({
    document_type: invoice.isCreditNote ? ("credit_note" as const) : ("invoice" as const),
    language: invoice.language,
    invoice_number: invoice.number,
    date: invoice.issueDate,
    due_date: invoice.dueDate,
    currency: invoice.currency,
    vendor: partyOf(invoice.seller),
    customer: partyOf(invoice.buyer),
    line_items: someOf(invoice.lines.map((line) => lineItemOf(line, sign))),
    subtotal: signed(totals.net),
    total_tax: signed(totals.tax),
    taxes: someOf(invoice.taxes.map((tax) => taxLineOf(tax, sign))),
    charges: chargesOf(invoice, sign),
    total_amount: signed(documentTotal(totals)),
    amount_due: signed(totals.due),
    purchase_order: invoice.purchaseOrder,
    payment_terms: invoice.paymentTerms,
    payment: withoutUndefined({ iban: invoice.iban, bic: invoice.bic, reference: invoice.paymentReference }),
  });
  return fields ?? {};
}

/**
 * Discounts and charges between the lines and the total, signed as they change the total. Some programs give only the
 * sums of discounts and charges; the single ones count where they add up to these.
 */
function chargesOf({ charges, totals }: EInvoice, sign: 1 | -1): Charge[] | undefined {
  const { allowances = 0, rounding = 0 } = totals;
  const discounts = itemised(
    charges.filter(({ kind }) => kind === "discount"),
    "discount",
    allowances,
  );
  const additions = itemised(
    charges.filter(({ kind }) => kind !== "discount"),
    "charge",
    totals.charges ?? 0,
  );
  return someOf([
    ...discounts.map((charge) => chargeOf(charge, -sign as 1 | -1)),
    ...additions.map((charge) => chargeOf(charge, sign)),
    rounding === 0 ? undefined : { kind: "rounding" as const, amount: times(rounding, sign) },
  ]);
}

function itemised(charges: readonly ECharge[], kind: ECharge["kind"], sum: number): readonly ECharge[] {
  const added = charges.reduce((total, { amount }) => total + (amount ?? Number.NaN), 0);
  if (sum === 0 || Math.abs(added - sum) < 0.005) return charges.filter(({ amount }) => amount !== 0);
  return [{ kind, amount: sum, reason: undefined, rate: undefined }];
}

function chargeOf({ kind, amount, reason, rate }: ECharge, sign: 1 | -1): Charge | undefined {
  if (amount === undefined) return undefined;
  return withoutUndefined({ kind, description: reason, amount: times(amount, sign), rate });
}

/** The total of the document's own charges: cash rounding is part of it, payments already made are not. */
function documentTotal({ gross, rounding }: EInvoice["totals"]): number | undefined {
  return gross === undefined ? undefined : rounded(gross + (rounding ?? 0));
}

/** Credit notes state amounts as positive numbers; some programs write them negative already. */
function signOf({ isCreditNote, totals }: EInvoice): 1 | -1 {
  return isCreditNote && (totals.gross ?? totals.due ?? totals.net ?? 0) > 0 ? -1 : 1;
}

function partyOf({ name, taxId, address }: EParty): Party | undefined {
  return withoutUndefined({
    name,
    address: address && addressText(address),
    tax_id: taxId,
    address_parts: address && addressPartsOf(address),
  });
}

/** Quantity and price stay as they are printed; only the line's own amount takes the document's sign. */
function lineItemOf(line: ELine, sign: 1 | -1): LineItem | undefined {
  return withoutUndefined({
    description: line.description,
    quantity: line.quantity,
    unit_price: pricePerUnit(line),
    total: line.total === undefined ? undefined : times(line.total, sign),
    sku: line.sku,
    unit: line.unitCode ? printedUnit(line.unitCode) : undefined,
    tax_rate: line.taxRate,
    gtin: line.gtin,
    service_from: line.serviceFrom,
    service_to: line.serviceTo,
  });
}

/** Prices may be given per hundred or thousand: quantity × unit price must give the line's total. */
function pricePerUnit({ price, priceBase }: ELine): number | undefined {
  if (price === undefined || priceBase === undefined || priceBase === 0 || priceBase === 1) return price;
  return rounded(price / priceBase);
}

function taxLineOf({ rate, base, amount }: ETax, sign: 1 | -1): TaxLine | undefined {
  return withoutUndefined({
    rate,
    base: base === undefined ? undefined : times(base, sign),
    amount: amount === undefined ? undefined : times(amount, sign),
  });
}

function someOf<T>(list: readonly (T | undefined)[]): T[] | undefined {
  const some = list.filter((entry) => entry !== undefined);
  return some.length === 0 ? undefined : some;
}

function times(amount: number, sign: 1 | -1): number {
  return amount === 0 ? 0 : amount * sign;
}

/** Rounds binary errors from sums and quotients of decimals. */
function rounded(value: number): number {
  return Number(value.toFixed(8));
}
