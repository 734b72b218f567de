import type { LabelledDocument, LabelledWord } from "../labelled-document.ts";
import { withoutLostValues } from "./picture-edge.ts";

/** Maximum share of wrong letters in a legible name; more is accepted if the name is printed nowhere else. */
const legible = 0.1;
const bearable = 0.25;

/** The printed text at the location of a read seller's name. */
export type PrintedName = (span: number, read: string) => string | undefined;

/**
 * Keeps the label of a seller's name only where it is legible: a misread logo is unlabelled beside a legible name in
 * the footer. If no occurrence is legible, the name is labelled ambiguous.
 */
export function withLegibleNames(document: LabelledDocument, printedOf: PrintedName): LabelledDocument {
  const words = document.pages.flatMap((page) => page.words).filter(({ label }) => label === "vendor.name");
  const damages = new Map<number, number>();
  let isLegible = false;
  for (const [span, parts] of Map.groupBy(words, ({ span }) => span)) {
    const read = parts.map(({ text }) => text).join(" ");
    const damage = nameDamage(printedOf(span, read) ?? read, read);
    damages.set(span, damage);
    if (damage <= legible && !parts[0]?.ambiguous) isLegible = true;
  }
  const judged = (word: LabelledWord): LabelledWord => {
    const damage = word.label === "vendor.name" ? (damages.get(word.span) ?? 0) : 0;
    if (damage <= legible || (!isLegible && damage <= bearable)) return word;
    return isLegible ? { ...word, label: "none", span: -1, ambiguous: false } : { ...word, ambiguous: true };
  };
  const pages = document.pages.map((page) => ({ ...page, words: page.words.map(judged) }));
  return { ...document, pages, truth: withoutLostValues(document.truth, document.pages, pages) };
}

/** Share of a name's letters that were misread, lost or added, without blanks and accents. */
export function nameDamage(printed: string, read: string): number {
  const [a, b] = [lettersOf(printed), lettersOf(read)];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(
        Math.min((row[j] as number) + (letter === other ? 0 : 1), (row[j + 1] as number) + 1, (next[j] as number) + 1),
      );
    row = next;
  }
  return (row.at(-1) as number) / Math.max(1, a.length);
}

const lettersOf = (text: string): string[] => [
  ...text
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase(),
];
