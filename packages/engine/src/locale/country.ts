import { countries } from "./countries/index.ts";
import type { Country } from "./country-data.ts";
import type { DateOrder } from "./dates/date.ts";
import { foldText } from "./letters/fold-text.ts";

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

/** Date order of the country where a language is the usual one: `sv` of Sweden. */
export function dateOrderOfLanguage(language: string | undefined): DateOrder | undefined {
  const spoken = countries.filter(({ languages }) => languages[0] === language);
  return spoken.every(({ dateOrder }) => dateOrder === spoken[0]?.dateOrder) ? spoken[0]?.dateOrder : undefined;
}

/** Usual date order of a currency's countries; day first for the euro. */
export function dateOrderOfCurrency(currency: string | undefined): DateOrder {
  return countryByCode(currency?.slice(0, 2))?.dateOrder ?? "dmy";
}
