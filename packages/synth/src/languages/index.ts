import { bg } from "./bg.ts";
import { cs } from "./cs.ts";
import { el } from "./el.ts";
import { et } from "./et.ts";
import { fi } from "./fi.ts";
import { ga } from "./ga.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import type { LanguagePack } from "./language-pack.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { mt } from "./mt.ts";
import { no } from "./no.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { tr } from "./tr.ts";

/** INDEX of the languages that are defined by one file each. */
const packs = { cs, sk, sl, hr, hu, ro, no, tr, fi, et, lv, lt, ga, mt, el, bg } as const satisfies Record<
  string,
  LanguagePack
>;

export type PackLanguage = keyof typeof packs;
export const packLanguages = Object.keys(packs) as readonly PackLanguage[];

export function packOf(language: string): LanguagePack | undefined {
  return (packs as Readonly<Record<string, LanguagePack>>)[language];
}

/** One part of every language, under its code. */
export function fromPacks<Part>(part: (pack: LanguagePack) => Part): Readonly<Record<PackLanguage, Part>> {
  return Object.fromEntries(packLanguages.map((code) => [code, part(packs[code])])) as Record<PackLanguage, Part>;
}
