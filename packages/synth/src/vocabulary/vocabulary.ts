import { allLocales, base, en, Faker } from "@faker-js/faker";
import type { Country, Language } from "../countries/countries.ts";
import { canPrint } from "../fonts/measure.ts";
import { goodsOf } from "../goods/goods.ts";
import { packOf } from "../languages/index.ts";
import { trades } from "../languages/pack-keys.ts";
import { lexicons } from "../lexicon/index.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import { letterModel } from "./letter-model.ts";
import type { LocaleName } from "./locale-name.ts";
import places from "./places.json" with { type: "json" };
import { postcodeOf } from "./postcodes.ts";
import { streetPatterns } from "./streets.ts";

/** Names, places and words of one country: half of them real, half generated, so that none is frequent. */
export type Vocabulary = Readonly<{
  firstName: (random: Random) => string;
  lastName: (random: Random) => string;
  city: (random: Random) => string;
  region: (random: Random) => string;
  street: (random: Random) => string;
  postcode: (random: Random) => string;
  product: (random: Random) => string;
  /** A noun, real or generated, in lower case. */
  word: (random: Random) => string;
}>;

type Draw = (random: Random) => string;

const vocabularies = new Map<string, Vocabulary>();
const placesOf: Readonly<Record<string, { cities: string; regions: string }>> = places;

export function vocabularyOf(country: Country): Vocabulary {
  const known = vocabularies.get(country.code);
  if (known !== undefined) return known;
  const made = gather(country);
  vocabularies.set(country.code, made);
  return made;
}

function gather(country: Country): Vocabulary {
  const language = country.languages[0]?.[0] ?? "en";
  const pack = packOf(language);
  const names = { ...namesOf(country.locale), ...(pack?.names && ownNames(pack.names)) };
  const cities = listOf(pack?.cities ?? placesOf[country.code]?.cities ?? "");
  const regions = pack?.cities ? cities : listOf(placesOf[country.code]?.regions ?? "");
  const lastName = mixed(names.last, names.last.length > 1000 ? 0.6 : 0.3);
  const firstName = mixed(names.first, 0.75);
  const city = mixed(cities.length > 20 ? cities : names.cities, 0.6);
  const word = mixed(wordsOf(language, country.locale), 0.6);
  const patterns = streetPatterns(country.address, language);
  return {
    firstName,
    lastName,
    city,
    region: (random) => random.pick(regions.length > 0 ? regions : names.cities),
    street: (random) => filledIn(random, random.pick(patterns), { lastName, firstName, city, word }),
    postcode: (random) => postcodeOf(random, country.code),
    product: (random) => random.pick(names.products),
    word,
  };
}

function ownNames({ first, last }: Readonly<{ first: string; last: string }>): Pick<Names, "first" | "last"> {
  return { first: listOf(first), last: listOf(last) };
}

/** From the list with probability `share`, otherwise generated. */
function mixed(list: readonly string[], share: number): Draw {
  let invent: Draw | undefined;
  return (random) => {
    if (random.chance(share)) return random.pick(list);
    invent ??= letterModel(list);
    return invent(random);
  };
}

type Parts = Readonly<{ lastName: Draw; firstName: Draw; city: Draw; word: Draw }>;

function filledIn(random: Random, pattern: string, parts: Parts): string {
  return pattern
    .replace(/\{(\w+)\}/g, (_, blank: string) => {
      if (blank === "last") return parts.lastName(random);
      if (blank === "first") return parts.firstName(random);
      if (blank === "city") return parts.city(random);
      if (blank === "n") return String(random.int(1, 99));
      const word = parts.word(random);
      return random.chance(0.9) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .replace(/^\p{Ll}/u, (letter) => (random.chance(0.5) ? letter.toUpperCase() : letter));
}

type Names = Readonly<{
  first: readonly string[];
  last: readonly string[];
  cities: readonly string[];
  products: readonly string[];
}>;
const namesByLocale = new Map<string, Names>();

/** Faker's complete lists: drawing single names from faker would be the slowest part of a document. */
function namesOf(locale: LocaleName): Names {
  const known = namesByLocale.get(locale);
  if (known !== undefined) return known;
  const parent = locale.includes("_") ? allLocales[locale.slice(0, 2) as LocaleName] : undefined;
  const chain = [allLocales[locale], ...(parent === undefined ? [] : [parent]), en];
  const faker = new Faker({ locale: [...chain, base], seed: 20261115 });
  const first = longestList(chain.map((one) => flattened(one.person?.first_name)));
  const last = longestList(chain.map((one) => flattened(one.person?.last_name)));
  const made = {
    first,
    last,
    cities: drawn(() => faker.location.city(), 300),
    products: drawn(() => faker.commerce.productName(), 400),
  };
  namesByLocale.set(locale, made);
  return made;
}

function drawn(make: () => string, count: number): string[] {
  return [...new Set(Array.from({ length: count }, () => tidy(make())))].filter(
    (text) => text !== "" && canPrint(text),
  );
}

/** The nearest locale's list with at least forty names. */
function longestList(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length >= 40) ?? (lists.at(-1) as readonly string[]);
}

function flattened(entry: unknown): string[] {
  if (entry === null || typeof entry !== "object") return [];
  const lists = Array.isArray(entry) ? [entry] : Object.values(entry).filter(Array.isArray);
  const names = lists.flat().filter((name): name is string => typeof name === "string");
  return [...new Set(names.map(tidy))].filter((name) => name.length > 1 && !/[{}]/.test(name) && canPrint(name));
}

/** Locales of nouns, where a language has several countries. */
const nounLocales: Readonly<Partial<Record<Language, LocaleName>>> = {
  en: "en",
  de: "de",
  fr: "fr",
  es: "es",
  it: "it",
  nl: "nl",
  pt: "pt_PT",
  pl: "pl",
  sv: "sv",
  da: "da",
};
const wordsByLanguage = new Map<string, readonly string[]>();

/** All words of a language's lexicon and goods, and faker's nouns. */
function wordsOf(language: Language, locale: LocaleName): readonly string[] {
  const known = wordsByLanguage.get(language);
  if (known !== undefined) return known;
  const texts = [...Object.values(lexicons[language]), ...trades.map((trade) => goodsOf(language)[trade])].flat();
  const nouns = flattened(allLocales[nounLocales[language] ?? locale].word?.noun);
  const words = [...texts.flatMap((text) => text.split(/[^\p{L}]+/u)), ...nouns].map((word) => word.toLowerCase());
  const kept = [...new Set(words)].filter((word) => word.length > 3 && word.length < 13 && canPrint(word));
  wordsByLanguage.set(language, kept);
  return kept;
}

/** Removes combining marks, double spaces and similar. */
function tidy(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
