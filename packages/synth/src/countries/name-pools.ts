import { allLocales, base, en, Faker } from "@faker-js/faker";

/** Names, places and goods of one region, drawn once: asking faker for every document would be the slowest part of it. */
export type NamePool = Readonly<{
  firstNames: readonly string[];
  lastNames: readonly string[];
  cities: readonly string[];
  streets: readonly string[];
  postcodes: readonly string[];
  regions: readonly string[];
  products: readonly string[];
  words: readonly string[];
}>;

export type LocaleName = keyof typeof allLocales;

const poolSize = 300;
const pools = new Map<string, NamePool>();

export function namePool(locale: LocaleName): NamePool {
  const known = pools.get(locale);
  if (known !== undefined) return known;
  const made = drawPool(locale);
  pools.set(locale, made);
  return made;
}

function drawPool(locale: LocaleName): NamePool {
  const parent = locale.includes("_") ? allLocales[locale.slice(0, 2) as LocaleName] : undefined;
  const faker = new Faker({
    locale: [allLocales[locale], ...(parent === undefined ? [] : [parent]), en, base],
    seed: 20261115,
  });
  const draw = (make: () => string, count = poolSize) =>
    [...new Set(Array.from({ length: count }, () => tidy(make())))].filter((text) => text !== "");
  return {
    firstNames: draw(() => faker.person.firstName()),
    lastNames: draw(() => faker.person.lastName()),
    cities: draw(() => faker.location.city()),
    streets: draw(() => faker.location.street()),
    postcodes: draw(() => faker.location.zipCode()),
    regions: draw(() => faker.location.state(), 60),
    products: draw(() => faker.commerce.productName()),
    words: draw(() => faker.word.noun(), 500),
  };
}

/** Combining marks, double spaces and the like never reach the page. */
function tidy(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
