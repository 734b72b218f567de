import type { LabelledPage, LabelledWord } from "./labelled-document.ts";

/** In font sizes: letters may touch, and a descender may reach into the line below. */
const touching = 0.15;
const leaning = 0.4;
/** In usual font sizes: larger words are watermarks, which lie under the print on purpose. */
const watermark = 3;
/** Dotted lines of forms also lie under the print. */
const blank = /^([._…])\1+$/;

/** Whether words are printed over each other illegibly. */
export function hasOverlaps(pages: readonly LabelledPage[]): boolean {
  return pages.some(({ words }) => {
    const downwards = words.filter(({ text }) => !blank.test(text)).toSorted((a, b) => a.y0 - b.y0);
    return downwards.some((word, index) => {
      for (let next = index + 1; next < downwards.length; next++) {
        const other = downwards[next]!;
        if (other.y0 >= word.y1) return false;
        if (overlap(word, other)) return true;
      }
      return false;
    });
  });
}

function overlap(a: LabelledWord, b: LabelledWord): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return large < watermark * small && across > touching * small && down > leaning * small;
}
