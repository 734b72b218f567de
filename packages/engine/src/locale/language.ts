import type { Language } from "./language-data.ts";
import { languages } from "./languages/index.ts";
import { foldText } from "./letters/fold-text.ts";

const wordsOf = (part: (language: Language) => readonly string[]) => [...new Set(languages.flatMap(part))];

/** A pattern of alternative phrases; a blank in them may be printed as a dash or not at all. */
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

/** Single letters separated by blanks: a title in spaced letters. */
const setApart = /(?<=(?<![a-z])[a-z']) (?=[a-z'](?![a-z]))/gi;

/** Whether a text calls something a credit note, in any language. */
export function namesCreditNote(text: string): boolean {
  const folded = foldText(text);
  return creditTitle.test(folded) || creditTitle.test(folded.replace(setApart, ""));
}

/** Number of leading letters of a line that are the title of a page other than an invoice; 0 if there are none. */
export function attachmentTitleIn(line: string): number {
  return attachmentTitle.exec(foldText(line))?.[0].length ?? 0;
}

export function isWordBeginningWithL(word: string): boolean {
  return shortWordWithL.test(word);
}
