import type { PageText, Word } from "../../page-text/page-text.ts";

const lineHeight = 0.03;
const character = 0.01;

/** A page of plain lines: words are separated by single blanks, columns by two or more. */
export function pageOf(lines: readonly string[], page = 1): PageText {
  const words: Word[] = [];
  const made = lines.map((line, row) => {
    const y0 = 0.05 + row * lineHeight;
    const indexes = [...line.matchAll(/\S+/g)].map((match) => {
      const x0 = match.index * character;
      const box = [x0, y0, x0 + match[0].length * character, y0 + 0.02] as const;
      words.push({ text: match[0], box, confidence: 1, source: "text", fontHeight: 0.02 });
      return words.length - 1;
    });
    return { words: indexes, box: [0, y0, 1, y0 + 0.02] as const };
  });
  return { page, width: 600, height: 800, words, lines: made.filter((line) => line.words.length > 0) };
}

/** The text that a location covers. */
export function wordsAt(
  pages: readonly PageText[],
  location: { page: number; box: readonly number[] } | undefined,
): string | undefined {
  if (!location) return undefined;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = location.box;
  const inside = ({ box }: Word) =>
    box[0] >= x0 - 1e-3 && box[2] <= x1 + 1e-3 && box[1] >= y0 - 1e-3 && box[3] <= y1 + 1e-3;
  return pages
    .find(({ page }) => page === location.page)
    ?.words.filter(inside)
    .map(({ text }) => text)
    .join(" ");
}
