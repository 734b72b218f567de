import type { LexiconKey } from "../lexicon/lexicon.ts";
import type { FormKey, InvoiceSentenceKey, SellerSentenceKey, Trade } from "./pack-keys.ts";

/**
 * Everything the generator prints in one language, in one file. Lists are written as text; their entries end at a bar or
 * at the end of the line.
 */
export type LanguagePack = Readonly<{
  captions: Readonly<Record<LexiconKey, string>>;
  /** Captions of form boxes. */
  forms: Readonly<Record<FormKey, string>>;
  goods: Readonly<Record<Trade, string>>;
  /** Values of an invoice within running text. */
  sentences: Readonly<Record<InvoiceSentenceKey, string>>;
  /** Sentences that name the seller or somebody who is no party. */
  sellerSentences: Readonly<Record<SellerSentenceKey, string>>;
  /** Kinds of shops and trades, and patterns of their names: {kind}, {trade}, {last}, {first}, {city}, {word}. */
  businesses: Readonly<{ kinds: string; signs: string }>;
  /** Public bodies and their units: {city}, {last}, {trade}. */
  institutions: Readonly<{ bodies: string; units: string }>;
  /** Street names: {last}, {first}, {city}, {word}, {n}. */
  streets: string;
  /** Captions of post boxes, and lines within a building: {n}, {letter}. */
  postBoxes: string;
  rooms: string;
  /** Dates in this language: {d}, {dd}, {m}, {mm}, {y}, {yy}, {M} for a month's name; frequent ones are repeated. */
  dates: string;
  /** The words before the first and the last day of a period. */
  fromTo: readonly [string, string];
  /** Names of people, where faker has none of that language. */
  names?: Readonly<{ first: string; last: string }>;
  /** Towns in the language's own script, where it is not Latin. */
  cities?: string;
}>;
