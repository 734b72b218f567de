import type { Word } from "../page-text/page-text.ts";
import type { GreyPicture } from "../pages/page.ts";
import { commonGrey, greyHistogram } from "./grey-histogram.ts";

/** Minimum difference of ink from the paper in grey levels; blurred thermal print reaches only 40. */
const inkContrast = 28;
/** Minimum share of the page that uncovered ink takes: 0.02 % is about eight letters of 10 points on A4. */
const minUncoveredShare = 0.0002;

/**
 * Whether a picture shows ink outside of the given words. Takes milliseconds where OCR takes seconds, and most pages
 * with little text have little print.
 */
export function hasUncoveredInk(words: readonly Word[], { width, height, pixels }: GreyPicture): boolean {
  const covered = coverage(words, width, height);
  const paper = commonGrey(greyHistogram(pixels));
  const enough = minUncoveredShare * pixels.length;
  let ink = 0;
  for (let i = 0; i < pixels.length; i++) {
    if (covered[i] === 0 && Math.abs((pixels[i] ?? 0) - paper) > inkContrast && ++ink > enough) return true;
  }
  return false;
}

/** Masks the words' boxes with a margin, because glyphs overhang. */
export function coverage(words: readonly Word[], width: number, height: number): Uint8Array {
  const covered = new Uint8Array(width * height);
  for (const { box, fontHeight } of words) {
    const margin = 0.2 * fontHeight * height;
    const left = Math.max(0, Math.floor(box[0] * width - margin));
    const right = Math.min(width, Math.ceil(box[2] * width + margin));
    const bottom = Math.min(height, Math.ceil(box[3] * height + margin));
    for (let y = Math.max(0, Math.floor(box[1] * height - margin)); y < bottom; y++) {
      covered.fill(1, y * width + left, y * width + right);
    }
  }
  return covered;
}
