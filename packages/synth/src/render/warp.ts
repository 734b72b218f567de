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
      const [sx, sy] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
        out.fill(canvas.background(x, y), to, to + channels);
        continue;
      }
      const [fx, fy, at] = [sx - left, sy - top, (top * width + left) * channels];
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
