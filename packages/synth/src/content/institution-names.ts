import type { Country, Language } from "../countries/countries.ts";
import { lexicons } from "../lexicon/index.ts";
import { institutionsOf } from "../lexicon/institutions.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";

/** A public body and its unit, which together are the name: `University of Ely, Institute of Optics`. */
export function institutionName(random: Random, country: Country, language: Language): string {
  const { bodies, units } = institutionsOf[language];
  const names = vocabularyOf(country);
  const parts: Readonly<Record<string, () => string>> = {
    city: () => names.city(random),
    last: () => names.lastName(random),
    trade: () => random.pick(lexicons[language].industries),
  };
  const filled = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]?.() ?? "");
  const body = filled(random.pick(bodies));
  return random.chance(0.75) ? body + random.pick([", ", " - ", " ", " "]) + filled(random.pick(units)) : body;
}
