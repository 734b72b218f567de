/** INDEX of the dashboard's languages, each by its own name. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof languages;

const keptAs = "inkvoice-language";

const isLanguage = (text: string | null | undefined): text is Language =>
  typeof text === "string" && Object.hasOwn(languages, text);

/** "de" of "de-AT". */
const languageIn = (tag: string) => tag.toLowerCase().split("-")[0];

/** The language chosen in this browser, otherwise the browser's first supported language. */
export function chooseLanguage(kept: string | null, preferred: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return preferred.map(languageIn).find(isLanguage) ?? "en";
}

/** Locale for numbers and dates with the browser's country: Austria and Switzerland format German differently. */
export function localeFor(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => languageIn(tag) === language) ?? language;
}

/** Undefined outside a browser, and if storage is blocked for this site. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const language: Language = chooseLanguage(storage()?.getItem(keptAs) ?? null, navigator.languages);
export const locale: string = localeFor(language, navigator.languages);

/** Saves the choice in this browser and reloads the page in that language. */
export function changeLanguage(to: Language): void {
  storage()?.setItem(keptAs, to);
  location.reload();
}
