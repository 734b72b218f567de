import { describe, expect, it } from "vitest";
import { countryOf, languages } from "../countries/countries.ts";
import { businessesOf } from "../lexicon/businesses.ts";
import { randomOf } from "../random.ts";
import { businessName } from "./business-names.ts";

const named = (country: string, language: (typeof languages)[number]) =>
  Array.from({ length: 500 }, (_, seed) => businessName(randomOf(seed), countryOf(country), language));

describe.each(languages)("businesses in %s", (language) => {
  const { kinds, signs } = businessesOf(language);

  it("have a hundred different trades", () => {
    expect(kinds.length).toBeGreaterThanOrEqual(100);
    expect(new Set(kinds.map((kind) => kind.toLowerCase())).size).toBe(kinds.length);
  });

  it("have names made of known parts", () => {
    const parts = signs.flatMap((sign) => [...sign.matchAll(/\{(\w*)\}/g)].map(([, part]) => part));
    for (const part of parts) expect(["kind", "trade", "last", "first", "city", "word"]).toContain(part);
    for (const name of named("DE", language)) expect(name).toMatch(/^[^{}]+$/);
  });
});

it("mostly name their trade", () => {
  const { kinds } = businessesOf("de");
  const names = named("DE", "de");
  const saying = names.filter((name) => kinds.some((kind) => name.includes(kind)));
  expect(saying.length).toBeGreaterThan(names.length / 2);
});

it("start with their legal form where that is usual", () => {
  expect(named("LT", "en").filter((name) => /^(UAB|MB|AB) /.test(name)).length).toBeGreaterThan(250);
  expect(named("CH", "de").filter((name) => /^(AG|GmbH) /.test(name))).toEqual([]);
});
