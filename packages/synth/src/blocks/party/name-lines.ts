import type { DrawContext } from "../../drawing/draw-context.ts";

/** Share of long names that are broken although they fit on one line. */
const brokenShare = 0.3;
/** Shorter names stay on one line: broken, they look like a company and its contact person. */
const longName = 24;

/** A name on one line, or on two or three if it is long. */
export function nameLines({ random }: Pick<DrawContext, "random">, name: string): string[] {
  const words = name.split(" ");
  const places = words.flatMap((word, index) => (index > 0 && canEndLine(words[index - 1] ?? "", word) ? [index] : []));
  if (name.length < longName || places.length === 0 || !random.chance(brokenShare)) return [name];
  const breaks = words.length > 5 && random.chance(0.3) ? 2 : 1;
  const at = random.some(places, breaks).sort((a, b) => a - b);
  return [0, ...at].map((from, index) => words.slice(from, at[index]).join(" "));
}

/** No line ends with a preposition, an article or an initial, or starts with a sign. */
function canEndLine(word: string, next: string): boolean {
  return word.length > 3 && /^[\p{L}\p{N}(]/u.test(next);
}
