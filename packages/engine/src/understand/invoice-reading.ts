import type { FieldPath, LineItem, TaxLine, TypeAt, ValueOf } from "@inkvoice/contract";
import { singleFields } from "@inkvoice/contract/field-paths";
import type { Box, WordSource } from "../page-text/page-text.ts";

/**
 * The single-valued fields that are read from paper, by their dotted path in the extracted data. The parts of an
 * address come from its text.
 */
export type FieldName = Exclude<FieldPath, `${string}.address_parts.${string}`>;
export type FieldValues = { [Name in FieldName]: ValueOf<TypeAt<Name>> };

export const fieldNames = singleFields
  .map(({ path }) => path)
  .filter((path): path is FieldName => !path.includes(".address_parts."));

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
  /** Probability of the adjacent word that was nearly included. */
  edge: number;
  /** Mean reading confidence of its words: 1 for a text layer. */
  legibility: number;
  /** Reading confidence of its least legible word. */
  worstLegibility: number;
  source: WordSource;
  evidence?: Evidence;
  /** Other amounts it may be, where a digit was hard to read. */
  alternatives?: readonly number[];
}>;

export type FieldReadings = { readonly [Name in FieldName]: readonly Candidate<FieldValues[Name]>[] };

type EntryReading<Entry> = { readonly [Part in keyof Entry]?: Candidate<NonNullable<Entry[Part]>> };
export type LineItemReading = EntryReading<LineItem>;
export type TaxLineReading = EntryReading<TaxLine>;

/** Charges and discounts of the whole invoice. */
export type ChargeReading = Readonly<{
  kind: Candidate<"discount" | "shipping" | "charge" | "rounding">;
  amount: Candidate<number>;
  description?: Candidate<string>;
  rate?: Candidate<number>;
}>;

/** Amounts that stand between the lines and the total, which the sums need but no field reports. */
type Adjustments = Readonly<{
  discounts: readonly number[];
  shipping: readonly number[];
  rounding: readonly number[];
  paid: readonly number[];
  previousBalance: readonly number[];
  /** What was handed over less the change that was given back, for every such pair of amounts under the total. */
  cashKept: readonly number[];
}>;

/** An e-mail or web address on the paper, by the name it bears. */
export type WebName = Readonly<{ name: string; evidence: Evidence }>;

/** Every field with up to three candidates, best first. */
export type InvoiceReading = Readonly<{
  pages: number;
  words: number;
  /** How likely the document is something else: a letter, a form, a list. */
  otherProbability: number;
  fields: FieldReadings;
  lineItems: readonly LineItemReading[];
  taxes: readonly TaxLineReading[];
  charges: readonly ChargeReading[];
  adjustments: Adjustments;
  webNames: readonly WebName[];
  /** Whether the currency stands on the total's own line; undefined where no currency does. */
  currencyBesideTotal?: boolean;
}>;
