import type { Country, Language } from "../countries/countries.ts";
import { inCapitals } from "../letter-case.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";

/**
 * Firms whose registered name includes their owners, after the legal form or instead of one. {firm} is the trade name,
 * {last} the owners' family name, {first} and {other} their first names, {f} and {o} the initials of these.
 */
const patterns: Partial<Record<Language, readonly string[]>> = {
  it: [
    "{firm} di {last} {first}",
    "{firm} di {first} {last}",
    "{firm} S.n.c. di {last} {f}. & {o}.",
    "{firm} di {last} {first} & C. S.a.s.",
    "{firm} s.a.s. di {last} {first}",
  ],
  pl: [
    "{firm} {first} {last}",
    "{firm} {first} i {other} {last} sp.j.",
    "P.P.H.U. {firm} {first} {last}",
    "Firma Handlowo-Usługowa {firm} {first} {last}",
    "{firm} s.c. {first} {last}, {other} {last}",
  ],
  da: ["{firm} v/{first} {last}", "{firm} v/ {first} {last}"],
  de: ["{firm} Inh. {first} {last}", "{firm} {first} {last} e.K.", "{firm} Inhaber: {first} {last}"],
  nl: ["{firm} h.o.d.n. {last}", "V.O.F. {firm} {last}", "{first} {last} h.o.d.n. {firm}"],
  fr: ["{firm} {first} {last} EI", "EI {first} {last} - {firm}", "Ets {last} et Fils {firm}"],
  es: ["{firm} de {first} {last}", "{firm} {first} {last} C.B."],
  pt: ["{firm} de {first} {last}", "{firm} {first} {last} Unipessoal Lda", "{first} {last} - {firm} ME"],
  sv: ["{firm} {first} {last} Enskild firma"],
  en: [
    "{first} {last} t/a {firm}",
    "{firm} ({first} {last}, Prop.)",
    "The Trustees of {firm} {last}",
    "{last} & Sons {firm}",
  ],
};

/** The firm's name with its owners; undefined in languages without such names. */
export function ownerName(random: Random, country: Country, language: Language, firm: string): string | undefined {
  const known = patterns[language];
  if (known === undefined) return undefined;
  const names = vocabularyOf(country);
  const [first, other, last] = [names.firstName(random), names.firstName(random), names.lastName(random)];
  const values: Readonly<Record<string, string>> = { firm, last, first, other, f: first.charAt(0), o: other.charAt(0) };
  const name = random.pick(known).replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
  return random.chance(0.2) ? inCapitals(name) : name;
}
