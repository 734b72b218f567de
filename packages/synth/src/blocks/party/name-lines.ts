import type { DrawContext } from "../../drawing/draw-context.ts";

/** Share of names of two or more words that are broken although they fit on one line. */
const brokenShare = 0.14;

/** A name on one line, or on two or three if it is long. */
export function nameLines({ random }: Pick<DrawContext, "random">, name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || !random.chance(brokenShare + (words.length > 5 ? 0.3 : 0))) return [name];
  const breaks = words.length > 4 && random.chance(0.3) ? 2 : 1;
  const at = random
    .some(
      words.slice(1).map((_, index) => index + 1),
      breaks,
    )
    .sort((a, b) => a - b);
  return [0, ...at].map((from, index) => words.slice(from, at[index]).join(" "));
}
