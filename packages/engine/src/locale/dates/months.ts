import type { Language } from "../language-data.ts";
import { languages } from "../languages/index.ts";
import { foldText } from "../letters/fold-text.ts";

/** For each word, the months that it names, by language. */
type Meanings = ReadonlyMap<string, ReadonlyMap<string, number>>;

const names = gather(({ months, monthForms }) => [
  ...months.map((name, index) => [name, index + 1] as const),
  ...Object.entries(monthForms),
]);
const abbreviations = gather(({ months }) =>
  [4, 3].flatMap((length) =>
    months.flatMap((name, index) => {
      const short = foldText(name).slice(0, length);
      const first = months.findIndex((other) => foldText(other).startsWith(short));
      return first === index ? [[short, index + 1] as const] : [];
    }),
  ),
);

function gather(wordsOf: (language: Language) => readonly (readonly [string, number])[]): Meanings {
  const meanings = new Map<string, Map<string, number>>();
  for (const language of languages) {
    for (const [word, month] of wordsOf(language)) {
      const plain = lettersOf(word);
      const known = meanings.get(plain) ?? new Map<string, number>();
      if (!known.has(language.code)) known.set(language.code, month);
      meanings.set(plain, known);
    }
  }
  return meanings;
}

/**
 * 1–12 for a month's name or usual abbreviation. Where languages differ (listopad is October in Croatia and November in
 * Poland), the given one decides; without it, such a name is not understood, and an abbreviation as the first language
 * of the index uses it.
 */
export function monthOf(word: string, language?: string): number | undefined {
  const plain = lettersOf(word);
  if (plain.length < 3) return undefined;
  const [named, shortened] = [names.get(plain), abbreviations.get(plain)];
  const own = named?.get(language ?? "") ?? shortened?.get(language ?? "");
  if (own !== undefined) return own;
  if (named) return new Set(named.values()).size === 1 ? named.values().next().value : undefined;
  return shortened?.values().next().value;
}

/** Whether a word names a month in any of the languages. */
export function isMonth(word: string): boolean {
  const plain = lettersOf(word);
  return plain.length >= 3 && (names.has(plain) || abbreviations.has(plain));
}

/** Names of months that differ from a word in one letter, by language if it is known: `OCTOBEK`. */
export function monthsSpeltAlike(word: string, language?: string): string[] {
  const plain = lettersOf(word);
  if (isMonth(word)) return [];
  return [...names].flatMap(([name, meanings]) => {
    const isOfLanguage = language === undefined || meanings.has(language);
    const differing = name.length === plain.length ? [...name].filter((letter, at) => letter !== plain[at]).length : 2;
    return isOfLanguage && differing === 1 ? [name] : [];
  });
}

function lettersOf(word: string): string {
  return foldText(word)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
