import { bg } from "./bg.ts";
import { cs } from "./cs.ts";
import { el } from "./el.ts";
import { et } from "./et.ts";
import { fi } from "./fi.ts";
import { ga } from "./ga.ts";
import type { LanguagePack } from "./language-pack.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { mt } from "./mt.ts";

/** INDEX of the languages that are defined by one file each. */
const packs = { cs, fi, et, lv, lt, ga, mt, el, bg } as const satisfies Record<string, LanguagePack>;

export type PackLanguage = keyof typeof packs;
export const packLanguages = Object.keys(packs) as readonly PackLanguage[];

export function packOf(language: string): LanguagePack | undefined {
  return (packs as Readonly<Record<string, LanguagePack>>)[language];
}

/** One part of every language, under its code. */
export function fromPacks<Part>(part: (pack: LanguagePack) => Part): Readonly<Record<PackLanguage, Part>> {
  return Object.fromEntries(packLanguages.map((code) => [code, part(packs[code])])) as Record<PackLanguage, Part>;
}
