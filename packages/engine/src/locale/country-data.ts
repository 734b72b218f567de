import type { DateOrder } from "./date.ts";
import type { PostalForm } from "./postal-forms.ts";

/** A number under which a country's tax office knows a company. */
export type TaxIdForm = Readonly<{
  /** Its caption. */
  names: readonly string[];
  /** What a VAT number begins with abroad: the country's own code, but for a few. */
  prefix?: string;
  /** Its letters and digits without the prefix, and without blanks and signs. */
  shape: RegExp;
  /** Of numbers as long at most one in a hundred has this shape and its check digits by chance: it is told without knowing its country. */
  provesItself?: true;
  /** Judges the check digits, where it has any. */
  validate?: (id: string) => Readonly<{ isValid: boolean }>;
}>;

/** Data of a country. One file each in `countries/`; a missing part does not compile. */
export type Country = Readonly<{
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Under which invoices print it, in plain small letters. */
  names: readonly string[];
  /** ISO 639-1 of the languages of its invoices that are read, the usual first. */
  languages: readonly string[];
  /** ISO 4217. */
  currency: string;
  dateOrder: DateOrder;
  decimalMark: "." | ",";
  /** Legal forms at the end of company names. */
  legalForms: readonly string[];
  /** Undefined where addresses bear no code, or one that cannot be told from other numbers. */
  postalForm: PostalForm | undefined;
  taxIds: readonly TaxIdForm[];
}>;
