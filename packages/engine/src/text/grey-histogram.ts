/** How many pixels have each of the 256 greys. */
export function greyHistogram(pixels: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i++) histogram[pixels[i] ?? 0] = (histogram[pixels[i] ?? 0] ?? 0) + 1;
  return histogram;
}

/** The grey that most pixels have: the paper's. */
export function commonGrey(histogram: Uint32Array): number {
  return histogram.indexOf(Math.max(...histogram));
}

/** The grey that this many pixels are at most as light as. */
export function darkestGrey(histogram: Uint32Array, count: number): number {
  let darker = 0;
  const found = histogram.findIndex((pixels) => {
    darker += pixels;
    return darker >= count;
  });
  return found < 0 ? 255 : found;
}
