import sharp from "sharp";
import type { GreyPicture } from "../../../pages/page.ts";
import { commonGrey, greyHistogram } from "../../grey-histogram.ts";

/** Side lengths of the detector's input are multiples of this. */
const stride = 32;
/** Mean of the training pictures (grey from 0 to 1), subtracted from the input (`training/detector/simplify.py`). */
const commonMean = 0.449;
/** Minimum difference of ink from the paper in grey levels; the area outside all ink is cropped. */
const leastContrast = 24;
/** One pixel in so many is sampled for the paper's grey. */
const sampled = 4;
/** Margin around the print in pixels: with 16, single digits at the edge were detected too small. */
const margin = 40;

/** A rectangle of whole pixels. */
export type Area = Readonly<{ left: number; top: number; width: number; height: number }>;

/** The detector's input, padded to allowed side lengths. */
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
 * The part of a picture with ink. Empty margins are a quarter of a usual page and of the detector's time. A photograph
 * or a noisy scan is used whole.
 */
export function printedArea(picture: GreyPicture): Area {
  return withMargin(inkBounds(picture), margin, picture);
}

/**
 * The bounding box of the ink, sampling every `step`th pixel of every `step`th row; the whole picture if there is none.
 */
export function inkBounds({ width, height, pixels }: GreyPicture, step = 1): Area {
  const paper = commonGrey(greyHistogram(pixels, sampled));
  const contrasts = Uint8Array.from({ length: 256 }, (_, grey) => Math.abs(grey - paper));
  const isPrint = (at: number) => (contrasts[pixels[at] ?? paper] ?? 0) > leastContrast;
  let [left, right] = [width, -1];
  let [top, bottom] = [height, -1];
  for (let y = 0; y < height; y += step) {
    const start = y * width;
    let first = 0;
    while (first < width && !isPrint(start + first)) first += step;
    if (first >= width) continue;
    let last = width - 1;
    while (last > right && !isPrint(start + last)) last -= step;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (bottom < 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

/** An area enlarged by a margin. */
export function withMargin(area: Area, around: number, { width, height }: { width: number; height: number }): Area {
  const [left, top] = [Math.max(0, area.left - around), Math.max(0, area.top - around)];
  const right = Math.min(width, area.left + area.width + around);
  const bottom = Math.min(height, area.top + area.height + around);
  return { left, top, width: right - left, height: bottom - top };
}

/** An area's grey, padded with white at the right and at the bottom. */
export function detectorInput(picture: GreyPicture, area: Area): DetectorInput {
  const [width, height] = [padded(area.width), padded(area.height)];
  const table = Float32Array.from({ length: 256 }, (_, grey) => grey / 255 - commonMean);
  const values = new Float32Array(width * height).fill(table[255] ?? 0);
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * picture.width + area.left;
    for (let x = 0; x < area.width; x++) values[y * width + x] = table[picture.pixels[from + x] ?? 255] ?? 0;
  }
  return { values, width, height };
}

function padded(side: number): number {
  return Math.ceil(side / stride) * stride;
}
