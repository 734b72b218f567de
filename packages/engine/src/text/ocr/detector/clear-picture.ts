import sharp from "sharp";
import type { GreyPicture } from "../../../pages/page.ts";
import { darkestGrey, greyHistogram, paperGrey } from "../../grey-histogram.ts";

/**
 * Half of all neighbouring pixels differ by this much only where the whole page is grainy: 0–2 on real scans, 15 on
 * noise.
 */
const noisy = 8;
/** One pixel in a hundred is at least as dark as this: the middle of strokes. */
const inkShare = 0.01;
/** One pixel in so many tells ink from paper. */
const sampled = 8;
/** Print that stands out from the paper by less grey than this is faint. */
const faint = 110;
/** How far faint print is made to stand out, and by how much at most: beyond it is only the paper's own grain. */
const clear = 200;
const maxStretch = 4;

/**
 * The picture as the detector sees it best: grain smoothed away, faint print darkened. Most pages are left as they are.
 */
export async function clearPicture(picture: GreyPicture): Promise<GreyPicture> {
  return darkened(isNoisy(picture) ? await smoothed(picture) : picture);
}

/** Looks at every ninth pixel: enough for a median. */
function isNoisy({ width, height, pixels }: GreyPicture): boolean {
  let [grainy, all] = [0, 0];
  for (let y = 0; y < height; y += 3) {
    for (let at = y * width; at < (y + 1) * width - 1; at += 3, all++) {
      if (Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0)) >= noisy) grainy++;
    }
  }
  return 2 * grainy > all;
}

async function smoothed({ width, height, pixels }: GreyPicture): Promise<GreyPicture> {
  const { data } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(1.0)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, pixels: data };
}

function darkened({ width, height, pixels }: GreyPicture): GreyPicture {
  const histogram = greyHistogram(pixels, sampled);
  const paper = paperGrey(histogram);
  const contrast = paper - darkestGrey(histogram, (inkShare * pixels.length) / sampled);
  if (contrast <= 0 || contrast >= faint) return { width, height, pixels };
  const stretch = Math.min(maxStretch, clear / contrast);
  const table = Uint8ClampedArray.from({ length: 256 }, (_, grey) => paper + (grey - paper) * stretch);
  return { width, height, pixels: pixels.map((grey) => table[grey] ?? 255) };
}
