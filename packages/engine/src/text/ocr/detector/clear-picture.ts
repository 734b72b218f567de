import sharp from "sharp";
import type { GreyPicture } from "../../../pages/page.ts";
import { darkestGrey, greyHistogram, paperGrey } from "../../grey-histogram.ts";

/** Median difference of neighbouring pixels on a grainy page: 0–2 on real scans, 15 on noise. */
const noisy = 8;
/** Share of the darkest pixels: the middle of strokes. */
const inkShare = 0.01;
/** One pixel in so many is sampled to distinguish ink from paper. */
const sampled = 8;
/** Contrast in grey levels below which print is faint. */
const faint = 110;
/** Target contrast of faint print, and the largest factor: beyond it only the paper's grain is amplified. */
const clear = 200;
const maxStretch = 4;

/** Prepares a picture for the detector: smooths grain and darkens faint print. Most pages stay unchanged. */
export async function clearPicture(picture: GreyPicture): Promise<GreyPicture> {
  return darkened(isNoisy(picture) ? await smoothed(picture) : picture);
}

/** The median over every ninth pixel. */
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
