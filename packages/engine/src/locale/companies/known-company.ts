import { wordKey } from "../letters/fold-text.ts";
import americas from "./known/americas.json" with { type: "json" };
import asiaPacific from "./known/asia-pacific.json" with { type: "json" };
import europe from "./known/europe.json" with { type: "json" };
import international from "./known/international.json" with { type: "json" };
import middleEastAfrica from "./known/middle-east-africa.json" with { type: "json" };
import { withoutLegalForm } from "./legal-form.ts";

/** Minimum letters of a whole name, and of the first words of a longer one: `Spar` also begins `Spar- und Bauverein`. */
const shortestWhole = 3;
const shortestBeginning = 5;

/**
 * Names of chains, carriers, utilities and services as they are printed, by country; `*`: companies of many countries.
 * Names in one line are separated by commas. Written from general knowledge, never from documents that are measured.
 */
type Lists = Readonly<Record<string, readonly string[]>>;
const everywhere = "*";

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** Countries of every name, by its key. */
function countriesByKey(): ReadonlyMap<string, readonly string[]> {
  index ??= indexOf([international, europe, americas, asiaPacific, middleEastAfrica]);
  return index;
}

function indexOf(lists: readonly Lists[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [country, lines] of lists.flatMap((list) => Object.entries(list)))
    for (const name of lines.flatMap((line) => line.split(", "))) {
      const key = wordKey(name);
      if (key.length >= shortestWhole) found.set(key, [...(found.get(key) ?? []), country]);
    }
  return found;
}

/** Whether a name, or its first words, is that of a well-known company: `Tesco Stores Ltd` and `TESCO Express`. */
export function isKnownCompany(name: string): boolean {
  return keyOf(name) !== undefined;
}

/** The countries of a well-known company; none if it is not known, or known in many countries. */
export function countriesOfCompany(name: string): readonly string[] {
  const countries = countriesByKey().get(keyOf(name) ?? "") ?? [];
  return countries.includes(everywhere) ? [] : countries;
}

/** The list's key of the company with this name, or of one whose name this name begins with. */
function keyOf(name: string): string | undefined {
  const known = countriesByKey();
  const whole = [name, withoutLegalForm(name)].map(wordKey).find((key) => known.has(key));
  if (whole !== undefined) return whole;
  const words = name.split(/[\s-]+/).map(wordKey);
  const beginnings = words.map((_, last) => words.slice(0, last + 1).join("")).reverse();
  return beginnings.find((key) => key.length >= shortestBeginning && known.has(key));
}
