import { foldText } from "./fold-text.ts";
import type { Language } from "./language-data.ts";
import { languages } from "./languages/index.ts";

const wordsOf = (part: (language: Language) => readonly string[]) => [...new Set(languages.flatMap(part))];

/** Words as alternatives of a pattern; a blank in them may be printed as a dash or not at all. */
function anyOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]?"));
  return `(?:${escaped.sort((a, b) => b.length - a.length).join("|")})`;
}

const shortWordWithL = new RegExp(`^${anyOf(wordsOf(({ beginWithL }) => beginWithL))}$`, "i");
const attachmentTitle = new RegExp(
  `^${anyOf(wordsOf(({ attachmentTitles }) => attachmentTitles).map(foldText))}(?![a-z])`,
  "i",
);
const creditTitle = new RegExp(
  `(?<![a-z])${anyOf(wordsOf(({ creditTitles }) => creditTitles).map(foldText))}(?![a-z])`,
  "i",
);

/** Letters on their own, one after the other: a title that was set apart. */
const setApart = /(?<=(?<![a-z])[a-z]) (?=[a-z](?![a-z]))/gi;

/** Whether a text calls something a credit note, in any language. */
export function namesCreditNote(text: string): boolean {
  const folded = foldText(text);
  return creditTitle.test(folded) || creditTitle.test(folded.replace(setApart, ""));
}

/** How many letters of a line are the title of a page that is no invoice; 0 where it does not begin with one. */
export function attachmentTitleIn(line: string): number {
  return attachmentTitle.exec(foldText(line))?.[0].length ?? 0;
}

export function isWordWithL(word: string): boolean {
  return shortWordWithL.test(word);
}
