import { foldText } from "./fold-text.ts";
import type { Language } from "./language-facts.ts";
import { languages } from "./languages/index.ts";

const wordsOf = (part: (language: Language) => readonly string[]) => [...new Set(languages.flatMap(part))];

/** Words as alternatives of a pattern; a blank in them may be printed as a dash or not at all. */
function anyOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]?"));
  return `(?:${escaped.sort((a, b) => b.length - a.length).join("|")})`;
}

const chargeWord = new RegExp(`^${anyOf(wordsOf(({ charges }) => charges).map(foldText))}\\b`, "i");
const honorific = new RegExp(`^${anyOf(wordsOf(({ honorifics }) => honorifics))}\\.?\\s`, "i");
const sumWord = new RegExp(`^${anyOf(wordsOf(({ sums }) => sums))}[\\s.:#]*$`, "i");
const shortWordWithL = new RegExp(`^${anyOf(wordsOf(({ beginWithL }) => beginWithL))}$`, "i");
const attachmentTitle = new RegExp(
  `^${anyOf(wordsOf(({ attachmentTitles }) => attachmentTitles).map(foldText))}(?![a-z])`,
  "i",
);
const labels = anyOf(wordsOf(({ addressLabels }) => addressLabels));
const addressLabel = new RegExp(`^${labels}\\s*(?:[:.]\\s*|(?=\\s)|$)|(?:^|\\s)${labels}\\s*:?$`, "giu");

/** Whether a row's description names a discount or a charge on the whole bill. */
export function isChargeText(text: string): boolean {
  return chargeWord.test(foldText(text));
}

export function beginsWithHonorific(text: string): boolean {
  return honorific.test(text);
}

/** Whether a text is nothing but the name of a sum or of a column. */
export function isSumText(text: string): boolean {
  return sumWord.test(text);
}

/** How many letters of a line are the title of a page that is no invoice; 0 where it does not begin with one. */
export function attachmentTitleIn(line: string): number {
  return attachmentTitle.exec(foldText(line))?.[0].length ?? 0;
}

export function isWordWithL(word: string): boolean {
  return shortWordWithL.test(word);
}

/** The line without the word that only says that an address follows. */
export function withoutAddressLabel(line: string): string {
  return line.replace(addressLabel, "").trim();
}
