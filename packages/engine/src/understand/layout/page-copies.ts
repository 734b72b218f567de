import type { PageText } from "../../page-text/page-text.ts";

/** Minimum number of words: nearly empty pages are similar without being copies. */
const fewestWords = 20;
/** Minimum share of equal words in a copy: its title differs, and words with OCR errors. */
const sameWords = 0.9;

/**
 * Removes the words of copies: some countries print an invoice in triplicate. A copy has every number of an earlier
 * page, its page number included, and nearly all other words (`original`, `duplicate` differ); its items would count
 * twice. The page itself stays.
 */
export function withoutCopies(pages: readonly PageText[]): PageText[] {
  const seen: ReadonlyMap<string, number>[] = [];
  return pages.map((page) => {
    const words = countWords(page);
    if (seen.some((earlier) => isCopy(words, earlier))) return { ...page, words: [] };
    if (page.words.length >= fewestWords) seen.push(words);
    return page;
  });
}

function countWords(page: PageText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of page.words) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function isCopy(page: ReadonlyMap<string, number>, earlier: ReadonlyMap<string, number>): boolean {
  let [same, all] = [0, 0];
  for (const [word, count] of page) {
    const before = earlier.get(word) ?? 0;
    if (count !== before && /\d/.test(word)) return false;
    same += Math.min(count, before);
    all += Math.max(count, before);
  }
  for (const [word, count] of earlier) {
    if (page.has(word)) continue;
    if (/\d/.test(word)) return false;
    all += count;
  }
  return all > 0 && same / all >= sameWords;
}
