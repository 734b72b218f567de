import type { Language } from "../countries/countries.ts";
import { lexicons } from "../lexicon/index.ts";
import { type Lexicon, type LexiconKey, lexiconKeys } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";

/** Keys of sentences and word lists, which are printed in one language only. */
const single: ReadonlySet<LexiconKey> = new Set([
  "prose",
  "thanks",
  "payBy",
  "refersTo",
  "slogan",
  "noise",
  "units",
  "industries",
  "months",
  "iban",
  "bic",
  "mail",
  "web",
  "fax",
  "termsValue",
  "methodValue",
  "reverseCharge",
  "copy",
  "page",
  "distractorTitles",
  "department",
]);

/** Captions in two languages: "Rechnung / Invoice". */
export function bilingual(random: Random, language: Language): Lexicon {
  const second = lexicons[language === "en" ? random.pick(["fr", "es", "de"] as const) : "en"];
  const first = lexicons[language];
  const join = random.pick([
    (a: string, b: string) => `${a} / ${b}`,
    (a: string, b: string) => `${a}/${b}`,
    (a: string, b: string) => `${a} (${b})`,
    (a: string, b: string) => `${a} - ${b}`,
  ]);
  const out: Partial<Record<LexiconKey, readonly string[]>> = {};
  for (const key of lexiconKeys) {
    const a = random.pick(first[key]);
    const b = random.pick(second[key]);
    out[key] = single.has(key) || a === b ? first[key] : [join(a, b)];
  }
  return out as Lexicon;
}
