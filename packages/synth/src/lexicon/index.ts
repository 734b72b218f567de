import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  ...{ en, de, fr, es, it, nl, pt, pl, sv, da },
  ...fromPacks(({ captions }) => lexiconOf(captions)),
};
