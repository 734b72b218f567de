import sharp from "sharp";
import type { GreyPicture } from "../../pages/page.ts";
import { commonGrey, greyHistogram } from "../grey-histogram.ts";

/** The detector takes sides that are multiples of this. */
const stride = 32;
/** The detector was trained on these channel means and deviations. */
const channelMeans = [0.485, 0.456, 0.406] as const;
const channelDeviations = [0.229, 0.224, 0.225] as const;
/** Print differs from the paper by at least this much grey; what lies further out than any such pixel is not looked at. */
const leastContrast = 24;
/** Paper around the print, in pixels: with 16 the detector saw single digits at the edge smaller than they are. */
const margin = 40;

/** A rectangle of whole pixels. */
export type Area = Readonly<{ left: number; top: number; width: number; height: number }>;

/** Three colour planes of numbers as the detector wants them, of sides it takes. */
export type DetectorInput = Readonly<{ values: Float32Array; width: number; height: number }>;

export async function shrink({ width, height, pixels }: GreyPicture, scale: number): Promise<GreyPicture> {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ ...size, fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * The part of a picture that has anything on it. The empty margins of a usual page are a quarter of its pixels, and so of
 * the detector's time. A photograph or a noisy scan has something everywhere and is looked at whole.
 */
export function printedArea({ width, height, pixels }: GreyPicture): Area {
  const paper = commonGrey(greyHistogram(pixels));
  const contrasts = Uint8Array.from({ length: 256 }, (_, grey) => Math.abs(grey - paper));
  const isPrint = (at: number) => (contrasts[pixels[at] ?? paper] ?? 0) > leastContrast;
  let [left, right] = [width, -1];
  let [top, bottom] = [height, -1];
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let first = 0;
    while (first < width && !isPrint(start + first)) first++;
    if (first === width) continue;
    let last = width - 1;
    while (last > right && !isPrint(start + last)) last--;
    left = Math.min(left, first);
    right = last;
    top = Math.min(top, y);
    bottom = y;
  }
  if (bottom < 0) return { left: 0, top: 0, width, height };
  const [x0, x1] = [Math.max(0, left - margin), Math.min(width, right + 1 + margin)];
  const [y0, y1] = [Math.max(0, top - margin), Math.min(height, bottom + 1 + margin)];
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}

/** An area's grey as three planes, padded with white at the right and at the bottom. */
export function detectorInput(picture: GreyPicture, area: Area): DetectorInput {
  const [width, height] = [padded(area.width), padded(area.height)];
  const values = new Float32Array(3 * width * height);
  for (let channel = 0; channel < 3; channel++) {
    const [mean, deviation] = [channelMeans[channel] ?? 0, channelDeviations[channel] ?? 1];
    const table = Float32Array.from({ length: 256 }, (_, grey) => (grey / 255 - mean) / deviation);
    const plane = values.subarray(channel * width * height, (channel + 1) * width * height);
    plane.fill(table[255] ?? 0);
    for (let y = 0; y < area.height; y++) {
      const from = (area.top + y) * picture.width + area.left;
      for (let x = 0; x < area.width; x++) plane[y * width + x] = table[picture.pixels[from + x] ?? 255] ?? 0;
    }
  }
  return { values, width, height };
}

function padded(side: number): number {
  return Math.ceil(side / stride) * stride;
}
