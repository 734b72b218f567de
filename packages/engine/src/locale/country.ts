import { countries } from "./countries/index.ts";
import type { Country } from "./country-data.ts";
import type { DateOrder } from "./dates/date.ts";
import { languages } from "./languages/index.ts";
import { foldText } from "./letters/fold-text.ts";

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));
let byName: ReadonlyMap<string, string> | undefined;

const shared: ReadonlyMap<string, string> = new Map(
  countries.flatMap(({ code, sharedNames = [] }) => sharedNames.map((name) => [name, code] as const)),
);

/** Codes by names in all languages that are read, folded to plain lower case; built when first asked. */
function codesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(
    languages
      .flatMap(({ code: language }) => {
        const names = new Intl.DisplayNames([language], { type: "region" });
        return countries.map(({ code }) => [plainName(names.of(code) ?? ""), code] as const);
      })
      .concat(countries.flatMap(({ code, names }) => names.map((name) => [name, code] as const)))
      .filter(([name]) => !shared.has(name)),
  );
  return byName;
}

function plainName(name: string): string {
  return foldText(name).toLowerCase().trim();
}

export function countryByCode(code: string | undefined): Country | undefined {
  return code === undefined ? undefined : byCode.get(code);
}

/** ISO 3166-1 alpha-2 of a country's printed name in any of the languages. */
export function countryOf(name: string): string | undefined {
  const plain = plainName(name).replace(/[,;]+$/, "");
  return codesByName().get(plain) ?? codesByName().get(plain.replace(/\.$/, ""));
}

/** The country of a name that has other meanings too: `Georgia`, `Jersey`. */
export function countryOfSharedName(name: string): string | undefined {
  return shared.get(plainName(name).replace(/[.,;]+$/, ""));
}

/** Whether addresses print this code for a country. */
export function isCountryCode(code: string): boolean {
  const country = byCode.get(code);
  return country !== undefined && !country.hasAmbiguousCode;
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
