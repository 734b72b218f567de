import type { Country, Language } from "../countries/countries.ts";
import { businessesOf } from "../lexicon/businesses.ts";
import { lexicons } from "../lexicon/index.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";
import { capitalised } from "./coined-words.ts";

/** Patterns of business names with their trade, by language. */
const usualSigns = [
  "{last} {kind}",
  "{word} {kind}",
  "{kind} {last}",
  "{kind} {word}",
  "{city} {kind}",
  "{last} {trade} {kind}",
  "{word} {trade} {kind}",
  "{kind} {first} {last}",
];
/** Share of these names with a legal form. */
const withForm = 0.35;
/** Legal forms printed before the name, with their share, by country. */
const formFirst: Readonly<Record<string, readonly [forms: readonly string[], share: number]>> = {
  BR: [["Cia.", "CIA", "Companhia"], 0.12],
  PT: [["Companhia", "Cia."], 0.05],
  ID: [["PT", "PT.", "CV", "CV."], 0.8],
  LT: [["UAB", "MB", "AB"], 0.7],
  LV: [["SIA", "AS"], 0.7],
  EE: [["OÜ", "AS"], 0.3],
  FR: [["SARL", "SAS", "EURL", "Ets", "Sté"], 0.3],
  BE: [["SPRL", "SRL", "BVBA", "NV"], 0.2],
  MA: [["Sté", "SARL"], 0.3],
  DZ: [["SARL", "EURL"], 0.4],
  RO: [["SC", "S.C."], 0.4],
  BG: [["ЕТ", "ET"], 0.1],
  PL: [["P.H.U.", "PPHU", "F.H.", "PHU", "Firma"], 0.25],
  ES: [["Hijos de", "Cía."], 0.04],
  AR: [["Cía."], 0.04],
  IN: [["M/s", "M/S.", "M/s."], 0.1],
  DE: [["Fa.", "Firma"], 0.04],
};

/** The name of a business with its trade: `Ember Poultry Farm`, `Wirtshaus zum Anker`, `UAB Ember`. */
export function businessName(random: Random, country: Country, language: Language): string {
  const { kinds, signs } = businessesOf(language);
  const names = vocabularyOf(country);
  const parts: Readonly<Record<string, () => string>> = {
    kind: () => random.pick(kinds),
    trade: () => random.pick(lexicons[language].industries),
    last: () => names.lastName(random),
    first: () => names.firstName(random),
    city: () => names.city(random),
    word: () => capitalised(names.word(random)),
  };
  const sign = random.chance(0.6) ? random.pick(usualSigns) : random.pick(signs);
  const name = sign.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]?.() ?? "");
  const [before, share] = formFirst[country.code] ?? [[], 0];
  if (random.chance(share)) return `${random.pick(before)} ${name}`;
  return random.chance(withForm) ? `${name} ${random.pick(country.legalForms)}` : name;
}
