import type { DocumentType } from "@inkvoice/contract";
import type { Box, WordSource } from "../text/page-text.ts";

/** The single-valued fields a document can carry, by their dotted path in the extracted data, with their type. */
export type FieldValues = {
  invoice_number: string;
  date: string;
  due_date: string;
  total_amount: number;
  currency: string;
  "vendor.name": string;
  "vendor.address": string;
  "vendor.tax_id": string;
  "customer.name": string;
  "customer.address": string;
  "customer.tax_id": string;
  document_type: DocumentType;
  language: string;
  subtotal: number;
  total_tax: number;
  amount_due: number;
  purchase_order: string;
  payment_terms: string;
  "payment.iban": string;
  "payment.bic": string;
  "payment.reference": string;
};
export type FieldName = keyof FieldValues;

export const fieldNames = [
  "invoice_number",
  "date",
  "due_date",
  "total_amount",
  "currency",
  "vendor.name",
  "vendor.address",
  "vendor.tax_id",
  "customer.name",
  "customer.address",
  "customer.tax_id",
  "document_type",
  "language",
  "subtotal",
  "total_tax",
  "amount_due",
  "purchase_order",
  "payment_terms",
  "payment.iban",
  "payment.bic",
  "payment.reference",
] as const satisfies readonly FieldName[];

/** Where a value stands on paper; absent for what no single place says (the language, say). */
export type Evidence = Readonly<{ page: number; box: Box }>;

/** One possible value of a field, with what speaks for it. */
export type Candidate<Value> = Readonly<{
  value: Value;
  /** The printed text, before normalisation. */
  text: string;
  /** The reader's own estimate, 0–1, not yet calibrated. */
  probability: number;
  /** How often the same value is printed in this role. */
  repeats: number;
  /** Probability of its least sure word. */
  weakest: number;
  /** Probability with which a word right beside it was nearly taken in. */
  edge: number;
  /** Mean reading confidence of its words: 1 for a text layer. */
  legibility: number;
  /** Reading confidence of its least legible word. */
  worstLegibility: number;
  source: WordSource;
  evidence?: Evidence;
}>;

export type FieldReadings = { readonly [Name in FieldName]: readonly Candidate<FieldValues[Name]>[] };

export type LineItemValues = {
  description: string;
  quantity: number;
  unit_price: number;
  total: number;
  sku: string;
  unit: string;
  tax_rate: number;
};
export type LineItemReading = { readonly [Part in keyof LineItemValues]?: Candidate<LineItemValues[Part]> };

export type TaxLineReading = Readonly<{
  rate?: Candidate<number>;
  base?: Candidate<number>;
  amount?: Candidate<number>;
}>;

/** Amounts that stand between the lines and the total, which the sums need but no field reports. */
export type Adjustments = Readonly<{
  discounts: readonly number[];
  shipping: readonly number[];
  rounding: readonly number[];
  paid: readonly number[];
  previousBalance: readonly number[];
}>;

/** An e-mail or web address on the paper, by the name it bears. */
export type WebName = Readonly<{ name: string; evidence: Evidence }>;

/** What the pages seem to say: every field with its candidates, best first, at most three. */
export type InvoiceReading = Readonly<{
  pages: number;
  words: number;
  /** How likely the document is something else: a letter, a form, a list. */
  otherProbability: number;
  fields: FieldReadings;
  lineItems: readonly LineItemReading[];
  taxes: readonly TaxLineReading[];
  adjustments: Adjustments;
  webNames: readonly WebName[];
  /** Whether the currency stands on the total's own line; undefined where no currency does. */
  currencyBesideTotal?: boolean;
}>;
