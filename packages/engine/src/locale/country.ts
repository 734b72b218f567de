import { countries } from "./countries/index.ts";
import type { DateOrder } from "./date.ts";
import { foldText } from "./fold-text.ts";
import type { PostalForm } from "./postal-forms.ts";

/** A number under which a country's tax office knows a company. */
export type TaxIdForm = Readonly<{
  /** What is printed before it. */
  names: readonly string[];
  /** What a VAT number begins with abroad: the country's own code, but for a few. */
  prefix?: string;
  /** Its letters and digits without the prefix, and without blanks and signs. */
  shape: RegExp;
  /** Judges the check digits, where it has any. */
  validate?: (id: string) => Readonly<{ isValid: boolean }>;
}>;

/** What is known of a country. One file each in `countries/`; a part that is missing does not compile. */
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
  /** What the registered name of a company ends in. */
  legalForms: readonly string[];
  /** Undefined where addresses bear no code, or one that cannot be told from other numbers. */
  postalForm: PostalForm | undefined;
  taxIds: readonly TaxIdForm[];
}>;

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));
const byName: ReadonlyMap<string, Country> = new Map(
  countries.flatMap((country) => country.names.map((name) => [name, country] as const)),
);

export function countryByCode(code: string | undefined): Country | undefined {
  return code === undefined ? undefined : byCode.get(code);
}

/** ISO 3166-1 alpha-2 of a country's printed name in any of the languages. */
export function countryOf(name: string): string | undefined {
  const plain = foldText(name)
    .toLowerCase()
    .trim()
    .replace(/[,;]+$/, "");
  return (byName.get(plain) ?? byName.get(plain.replace(/\.$/, "")))?.code;
}

export function isCountryCode(code: string): boolean {
  return byCode.has(code);
}

/** How dates are usually written where a currency comes from. The euro's countries write the day first. */
export function dateOrderOfCurrency(currency: string | undefined): DateOrder {
  return countryByCode(currency?.slice(0, 2))?.dateOrder ?? "dmy";
}
