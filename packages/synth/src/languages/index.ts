import { cs } from "./cs.ts";
import type { LanguagePack } from "./language-pack.ts";

/** INDEX of the languages that are defined by one file each. */
const packs = { cs } as const satisfies Record<string, LanguagePack>;

export type PackLanguage = keyof typeof packs;
export const packLanguages = Object.keys(packs) as readonly PackLanguage[];

export function packOf(language: string): LanguagePack | undefined {
  return (packs as Readonly<Record<string, LanguagePack>>)[language];
}

/** One part of every language, under its code. */
export function fromPacks<Part>(part: (pack: LanguagePack) => Part): Readonly<Record<PackLanguage, Part>> {
  return Object.fromEntries(packLanguages.map((code) => [code, part(packs[code])])) as Record<PackLanguage, Part>;
}
