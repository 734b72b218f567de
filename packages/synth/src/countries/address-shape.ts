import type { Random } from "../random.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Country } from "./countries.ts";

/** What an address is made of before its country puts it into lines. */
export type Draft = {
  random: Random;
  pool: Vocabulary;
  number: string;
  street: string;
  postcode: string;
  city: string;
  country: Country;
};
/** The lines of an address, as one country or several print them. */
export type Shape = (draft: Draft) => string[];

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s,(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
