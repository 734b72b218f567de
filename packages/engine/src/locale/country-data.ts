import type { PostalForm } from "./addresses/postal-forms.ts";
import type { DateOrder } from "./dates/date.ts";

/** A tax identification number of a country. */
export type TaxIdForm = Readonly<{
  /** Its caption. */
  names: readonly string[];
  /** Prefix of the VAT number; mostly the country code. */
  prefix?: string;
  /** Its letters and digits without the prefix, and without blanks and signs. */
  shape: RegExp;
  /**
   * Fewer than one in a hundred numbers of this length have its form and check digits by chance, so it is recognised
   * without a known country.
   */
  provesItself?: true;
  /** Judges the check digits, where it has any. */
  validate?: (id: string) => Readonly<{ isValid: boolean }>;
}>;

/** Text that identifies a country, besides its name. Written in capitals without accents. */
export type CountrySigns = Readonly<{
  /** Of tax numbers and legal notes. */
  captions?: readonly string[];
  /** Of a line of a page. */
  line?: RegExp;
  /** Of an address. */
  postal?: RegExp;
  /** Beginnings of telephone numbers behind `+`. */
  calling?: readonly string[];
  /** Large towns. */
  towns?: readonly string[];
}>;

/**
 * Data of a country. `countries/` has one file per country or, where little is known, one per region. TypeScript
 * reports missing parts.
 */
export type Country = Readonly<{
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** The code does not name the country in addresses: it also stands for a state or province (`GA`, `BO`) or other words. */
  hasAmbiguousCode?: true;
  /** Names in invoices, folded to plain lower case. */
  names: readonly string[];
  /** Names that also stand for a state, towns, streets or persons: they count with other signs or on a line of their own. */
  sharedNames?: readonly string[];
  /** ISO 639-1 of the languages of its invoices that are read, the usual first. */
  languages: readonly string[];
  /** ISO 4217. */
  currency: string;
  dateOrder: DateOrder;
  decimalMark: "." | ",";
  /** Legal forms at the end of company names. */
  legalForms: readonly string[];
  /** Further forms, which are not drawn for generated documents. */
  otherLegalForms?: readonly string[];
  /** Undefined if addresses have no code, or one that looks like any other number. */
  postalForm: PostalForm | undefined;
  taxIds: readonly TaxIdForm[];
  /** Signs of countries with a file of their own are in `country-signs.ts`. */
  signs?: CountrySigns;
}>;
