/**
 * Number of pixels of each of the 256 greys, counting four neighbours out of every 4 × `sampled`. Neighbours mostly
 * have the same grey, and incrementing one counter twice in a row stalls the processor: four tables in turn take less
 * than half the time of one.
 */
export function greyHistogram(pixels: Uint8Array, sampled = 1): Uint32Array {
  const [a, b, c, d] = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  const whole = pixels.length - (pixels.length % 4);
  for (let i = 0; i < whole; i += 4 * sampled) {
    count(a, pixels[i] ?? 0);
    count(b, pixels[i + 1] ?? 0);
    count(c, pixels[i + 2] ?? 0);
    count(d, pixels[i + 3] ?? 0);
  }
  for (let i = whole; i < pixels.length; i++) count(a, pixels[i] ?? 0);
  return a.map((pixelsOfA, grey) => pixelsOfA + (b[grey] ?? 0) + (c[grey] ?? 0) + (d[grey] ?? 0));
}

function count(table: Uint32Array, grey: number): void {
  table[grey] = (table[grey] ?? 0) + 1;
}

/** Shares of the darkest and lightest pixels that are ignored as specks and reflections. */
const extremes = 0.02;

/**
 * The paper's grey: the commonest of the lighter half. The commonest of all may be the background around a small
 * receipt.
 */
export function paperGrey(histogram: Uint32Array): number {
  const pixels = histogram.reduce((sum, count) => sum + count, 0);
  const [dark, light] = [darkestGrey(histogram, extremes * pixels), darkestGrey(histogram, (1 - extremes) * pixels)];
  const middle = Math.ceil((dark + light) / 2);
  return middle + commonGrey(histogram.subarray(middle, light + 1));
}

/** The grey that most pixels have. */
export function commonGrey(histogram: Uint32Array): number {
  return histogram.indexOf(Math.max(...histogram));
}

/** The grey below which this many pixels are. */
export function darkestGrey(histogram: Uint32Array, count: number): number {
  let darker = 0;
  const found = histogram.findIndex((pixels) => {
    darker += pixels;
    return darker >= count;
  });
  return found < 0 ? 255 : found;
}
