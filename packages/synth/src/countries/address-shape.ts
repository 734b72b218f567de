import type { Random } from "../random.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Country } from "./countries.ts";

/** The parts of an address before they are arranged by country. */
export type Draft = {
  random: Random;
  pool: Vocabulary;
  number: string;
  street: string;
  postcode: string;
  city: string;
  country: Country;
};
/** Arranges an address into lines, for one or more countries. */
export type Shape = (draft: Draft) => string[];

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s,(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
