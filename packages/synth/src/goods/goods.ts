import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import { type Trade, trades } from "../languages/pack-keys.ts";
import { listOf } from "../lexicon/lexicon.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

export type Goods = Readonly<Record<Trade, readonly string[]>>;

const raw: Readonly<Record<Language, Readonly<Record<Trade, string>>>> = {
  ...{ en, de, fr, es, it, nl, pt, pl, sv, da },
  ...fromPacks(({ goods }) => goods),
};

function parse(texts: Readonly<Record<Trade, string>>): Goods {
  return Object.fromEntries(trades.map((trade) => [trade, listOf(texts[trade])])) as Record<Trade, readonly string[]>;
}

const parsed = new Map<Language, Goods>();

export function goodsOf(language: Language): Goods {
  let goods = parsed.get(language);
  if (goods === undefined) {
    goods = parse(raw[language]);
    parsed.set(language, goods);
  }
  return goods;
}
