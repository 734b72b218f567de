import type { ReadingDifficulty, Word } from "../../page-text/page-text.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { darkestGrey, greyHistogram } from "../grey-histogram.ts";

/** Minimum share of confident words; a page with fewer is hard to read. */
const fewestSure = 0.4;
const sureConfidence = 0.7;
/** Shares of the lightest pixels (paper) and the darkest (print). */
const paperShare = 0.9;
const inkShare = 0.01;
/** In greys of 255. */
const darkPaper = 80;
const faintPrint = 30;
/** Minimum contrast of any print. */
const blank = 6;
/** Minimum letter height in pixels. */
const lowestPrint = 9;
/**
 * Minimum step between neighbouring pixels at the edge of a stroke, as a share of the contrast: below it the picture is
 * blurred.
 */
const sharpStep = 0.22;
/** Share of pixels that are on an edge. */
const edgeShare = 0.005;

/** Reasons why a picture was hard to read; undefined if it was read well. */
export function difficultiesOf(picture: GreyPicture, words: readonly Word[]): readonly ReadingDifficulty[] | undefined {
  const sure = words.filter(({ confidence }) => confidence >= sureConfidence).length;
  if (words.length > 0 && sure >= fewestSure * words.length) return undefined;
  const histogram = greyHistogram(picture.pixels);
  const at = (share: number) => darkestGrey(histogram, share * picture.pixels.length);
  const [paper, ink] = [at(paperShare), at(inkShare)];
  const height = usualHeight(words) * picture.height;
  const difficulties: ReadingDifficulty[] = [];
  if (paper < darkPaper) difficulties.push("dark");
  else if (paper - ink < faintPrint && paper - ink >= blank) difficulties.push("faint");
  if (height > 0 && height < lowestPrint) difficulties.push("small");
  if (steepestStep(picture) < sharpStep * (paper - ink)) difficulties.push("blurred");
  return difficulties;
}

function usualHeight(words: readonly Word[]): number {
  const heights = words.map(({ fontHeight }) => fontHeight).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** The grey difference of neighbours at the sharpest edges. */
function steepestStep({ width, height, pixels }: GreyPicture): number {
  const steps = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      const step = Math.abs((pixels[at + 1] ?? 0) - (pixels[at] ?? 0));
      steps[step] = (steps[step] ?? 0) + 1;
    }
  }
  return darkestGrey(steps, (1 - edgeShare) * (width - 1) * height);
}
