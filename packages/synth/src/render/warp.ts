import { type Homography, invert } from "./homography.ts";
import type { Picture } from "./picture.ts";

export type Canvas = Readonly<{
  width: number;
  height: number;
  /** The value of a channel where the source has no pixel. */
  background: (x: number, y: number) => number;
}>;

/** Draws a picture through a homography onto a canvas, by bilinear sampling. */
export function warp(source: Picture, forward: Homography, canvas: Canvas): Picture {
  const { width, height, channels, data } = source;
  const [a, b, c, d, e, f, g, h, i] = invert(forward);
  const out = new Uint8Array(canvas.width * canvas.height * channels);
  for (let y = 0, to = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, to += channels) {
      const w = g * x + h * y + i;
      const sx = (a * x + b * y + c) / w;
      const sy = (d * x + e * y + f) / w;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
        const value = canvas.background(x, y);
        // Not by `fill`, which for three bytes takes longer than the rest of the pixel.
        for (let channel = 0; channel < channels; channel++) out[to + channel] = value;
        continue;
      }
      const fx = sx - left;
      const fy = sy - top;
      const at = (top * width + left) * channels;
      const below = at + width * channels;
      for (let channel = 0; channel < channels; channel++) {
        const upper = (data[at + channel] as number) * (1 - fx) + (data[at + channels + channel] as number) * fx;
        const lower = (data[below + channel] as number) * (1 - fx) + (data[below + channels + channel] as number) * fx;
        out[to + channel] = Math.round(upper * (1 - fy) + lower * fy);
      }
    }
  }
  return { width: canvas.width, height: canvas.height, channels, data: out };
}
