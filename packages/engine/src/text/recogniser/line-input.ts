import type { GreyPicture } from "../../pages/page.ts";

/** Input height of the recogniser. */
export const inputHeight = 40;
/** Horizontal stretch: narrow double letters ("ll") need three steps to be separated. */
export const widening = 1.2;
/** Minimum width; narrower pictures are padded with paper, because the first layers need context. */
const leastWidth = 24;

/** The recogniser's input: values from 0 (ink) to 1 (paper), inputHeight rows of this width. */
export type LineInput = Readonly<{ values: Float32Array; width: number }>;

/** The picture at the recogniser's height, by bilinear sampling. */
export function lineInput({ width, height, pixels }: GreyPicture): LineInput {
  const wide = Math.max(leastWidth, Math.round((widening * width * inputHeight) / height));
  const values = new Float32Array(wide * inputHeight).fill(1);
  const scale = height / inputHeight;
  const scaleX = scale / widening;
  const used = Math.min(wide, Math.round(width / scaleX));
  const { lefts, rights, shares } = columnsOf(used, scaleX, width);
  for (let y = 0; y < inputHeight; y++) {
    const sourceY = Math.max(0, (y + 0.5) * scale - 0.5);
    const top = Math.floor(sourceY);
    const [upper, lower, down] = [top * width, Math.min(height - 1, top + 1) * width, sourceY - top];
    for (let x = 0; x < used; x++) {
      const left = lefts[x] ?? 0;
      const right = rights[x] ?? 0;
      const across = shares[x] ?? 0;
      const above = (pixels[upper + left] ?? 255) * (1 - across) + (pixels[upper + right] ?? 255) * across;
      const below = (pixels[lower + left] ?? 255) * (1 - across) + (pixels[lower + right] ?? 255) * across;
      values[y * wide + x] = (above * (1 - down) + below * down) / 255;
    }
  }
  return { values, width: wide };
}

type Columns = Readonly<{ lefts: Int32Array; rights: Int32Array; shares: Float64Array }>;

/** For each input column, the two picture columns beside it and the weight of the second. */
function columnsOf(count: number, scale: number, width: number): Columns {
  const columns = { lefts: new Int32Array(count), rights: new Int32Array(count), shares: new Float64Array(count) };
  for (let x = 0; x < count; x++) {
    const source = Math.max(0, (x + 0.5) * scale - 0.5);
    const left = Math.min(width - 1, Math.floor(source));
    columns.lefts[x] = left;
    columns.rights[x] = Math.min(width - 1, left + 1);
    columns.shares[x] = source - left;
  }
  return columns;
}
