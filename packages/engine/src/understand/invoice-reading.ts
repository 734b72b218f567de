import type { FieldPath, LineItem, TaxLine, TypeAt, ValueOf } from "@inkvoice/contract";
import { singleFields } from "@inkvoice/contract/field-paths";
import type { Box, WordSource } from "../page-text/page-text.ts";

/**
 * The single-valued fields that are read from pages, by their dotted path in the extracted data. The parts of an
 * address come from its text.
 */
export type FieldName = Exclude<FieldPath, `${string}.address_parts.${string}`>;
export type FieldValues = { [Name in FieldName]: ValueOf<TypeAt<Name>> };

export const fieldNames = singleFields
  .map(({ path }) => path)
  .filter((path): path is FieldName => !path.includes(".address_parts."));

/** Location of a value; absent if no single location determines it, as for the language. */
export type Evidence = Readonly<{ page: number; box: Box }>;

/** One possible value of a field, with its evidence. */
export type Candidate<Value> = Readonly<{
  value: Value;
  /** The printed text, before normalisation. */
  text: string;
  /** The model's probability, 0–1, not yet calibrated. */
  probability: number;
  /** How often the same value is printed with this label. */
  repeats: number;
  /** Probability of its least probable word. */
  weakest: number;
  /** Probability of the adjacent word that was nearly included. */
  edge: number;
  /** OCR confidence of its least legible word: 1 for a text layer. */
  worstLegibility: number;
  source: WordSource;
  evidence?: Evidence;
  /** Alternative amounts, if a digit was hard to read. */
  alternatives?: readonly number[];
  /** The value of which this one is a part: the name with a legal form of a sign, the number with a series of its end. */
  signOf?: string;
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

/** Amounts between the lines and the total, which the sums need but no field reports. */
type Adjustments = Readonly<{
  discounts: readonly number[];
  shipping: readonly number[];
  rounding: readonly number[];
  paid: readonly number[];
  previousBalance: readonly number[];
  /** Cash tendered less change, for every such pair of amounts below the total. */
  cashMinusChange: readonly number[];
}>;

/** The name in an e-mail or web address on the page. */
export type DomainName = Readonly<{ name: string; evidence: Evidence }>;

/** Every field with up to three candidates, best first. */
export type InvoiceReading = Readonly<{
  pages: number;
  words: number;
  /** Probability that the document is no invoice: a letter, a form, a list. */
  otherProbability: number;
  fields: FieldReadings;
  lineItems: readonly LineItemReading[];
  taxes: readonly TaxLineReading[];
  charges: readonly ChargeReading[];
  adjustments: Adjustments;
  domainNames: readonly DomainName[];
  /** Whether the currency is printed on the total's line; undefined if no currency is printed. */
  currencyBesideTotal?: boolean;
}>;
