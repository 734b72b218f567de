/** INDEX of the dashboard's languages, each with the name its speakers give it. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof languages;

const keptAs = "inkvoice-language";

const isLanguage = (text: string | null | undefined): text is Language =>
  typeof text === "string" && Object.hasOwn(languages, text);

/** "de" of "de-AT". */
const languageIn = (tag: string) => tag.toLowerCase().split("-")[0];

/** What the person chose in this browser, otherwise the first language of the browser's that there is. */
export function choose(kept: string | null, preferred: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return preferred.map(languageIn).find(isLanguage) ?? "en";
}

/** Figures and dates as in the reader's own country, where the browser says which: Austria and Switzerland write German differently. */
export function localeFor(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => languageIn(tag) === language) ?? language;
}

/** Undefined outside a browser, and where the browser keeps nothing for this site. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const language: Language = choose(storage()?.getItem(keptAs) ?? null, navigator.languages);
export const locale: string = localeFor(language, navigator.languages);

/** Keeps the choice in this browser and loads the page in that language. */
export function changeLanguage(to: Language): void {
  storage()?.setItem(keptAs, to);
  location.reload();
}
