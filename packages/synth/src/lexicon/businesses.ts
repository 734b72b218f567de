import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import { germanicBusinesses } from "./businesses-germanic.ts";
import { romanceAndSlavicBusinesses } from "./businesses-romance-slavic.ts";
import { listOf } from "./lexicon.ts";

/** Names of shops, restaurants, craftsmen and traders; list entries are separated by `|`. */
type Businesses = Readonly<{
  /** The kind of business as a part of its name: `Agency`, `Wirtshaus`. */
  kinds: string;
  /** Patterns of names, with the placeholders {kind}, {trade}, {last}, {first}, {city} and {word}. */
  signs: string;
}>;

const lists: Readonly<Record<Language, Businesses>> = {
  ...germanicBusinesses,
  ...romanceAndSlavicBusinesses,
  ...fromPacks(({ businesses }) => businesses),
};

const divided = new Map(
  Object.entries(lists).map(([language, { kinds, signs }]) => [
    language,
    { kinds: listOf(kinds), signs: listOf(signs) },
  ]),
);

export function businessesOf(language: Language): Readonly<{ kinds: readonly string[]; signs: readonly string[] }> {
  const found = divided.get(language);
  if (!found) throw new Error(`no kinds of business in ${language}`);
  return found;
}
