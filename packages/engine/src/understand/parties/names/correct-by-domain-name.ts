import { withoutLegalForm } from "../../../locale/companies/legal-form.ts";
import { alignLetters } from "../../../locale/letters/align-letters.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate, DomainName } from "../../invoice-reading.ts";
import { keepSpellingAt } from "../../thresholds.ts";

/** Share of a web name's letters that may be misread: one in three of a logo in brush letters. */
const mostMisread = 1 / 3;
/** Minimum letters: shorter names are similar by chance. */
const shortest = 6;

/**
 * Corrects names read from pictures by the seller's web address if they nearly agree: `MBER OOLS` beside
 * `ember-tools.com` becomes `EMBER TOOLS`.
 */
export function correctByDomainName(
  names: readonly Candidate<string>[],
  domainNames: readonly DomainName[],
): Candidate<string>[] {
  return names.map((name) => {
    if (name.source !== "ocr" || name.worstLegibility > keepSpellingAt) return name;
    const value = domainNames.map((web) => respelt(name.value, web.name)).find((spelling) => spelling !== undefined);
    return value === undefined ? name : { ...name, value, worstLegibility: keepSpellingAt };
  });
}

function respelt(printed: string, web: string): string | undefined {
  const named = withoutLegalForm(printed);
  const legalForm = printed.startsWith(named) ? printed.slice(named.length) : "";
  const words = named.split(/\s+/).filter((word) => wordKey(word) !== "");
  const read = words.map(wordKey).join("");
  if (web.length < shortest || isPartOf(read, web) || isPartOf(web, read)) return undefined;
  const { differing, written } = alignLetters(read, web);
  if (differing > mostMisread * web.length) return undefined;
  return `${inWords(words, written)}${legalForm}`;
}

/** `Müller` is `mueller` on the web, or `muller`. */
function isPartOf(part: string, whole: string): boolean {
  const [short, long] = [part, whole].map((key) => key.replace(/([aou])e/g, "$1"));
  return (long ?? "").includes(short ?? "");
}

/** The corrected letters of each word, in the word's case; letters after the last word belong to it. */
function inWords(words: readonly string[], written: readonly string[]): string {
  let at = 0;
  const spelt = words.map((word, index) => {
    const from = at;
    at += wordKey(word).length;
    return inCaseOf(word, written.slice(from, index === words.length - 1 ? undefined : at).join(""));
  });
  return spelt.filter((word) => word !== "").join(" ");
}

function inCaseOf(word: string, letters: string): string {
  if (word === word.toUpperCase()) return letters.toUpperCase();
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters;
}
