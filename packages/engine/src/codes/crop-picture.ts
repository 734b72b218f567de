import type { GreyPicture } from "../pages/page.ts";
import type { PixelArea } from "./code-areas.ts";

/** Grey value (0–255) for pixels outside the shifted picture. */
const paper = 220;

export function cropArea({ width, pixels }: GreyPicture, { left, top, right, bottom }: PixelArea): GreyPicture {
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row++) {
    part.set(pixels.subarray(row * width + left, row * width + right), (row - top) * (right - left));
  }
  return { width: right - left, height: bottom - top, pixels: part };
}

/** The picture at half the resolution. */
export function halfSize({ width, height, pixels }: GreyPicture): GreyPicture {
  const [columns, rows] = [width >> 1, height >> 1];
  const small = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = 2 * y * width + 2 * x;
      const [a, b, c, d] = [pixels[at], pixels[at + 1], pixels[at + width], pixels[at + width + 1]] as number[];
      small[y * columns + x] = ((a as number) + (b as number) + (c as number) + (d as number)) >> 2;
    }
  }
  return { width: columns, height: rows, pixels: small };
}

/** Shears the picture vertically, so that lines of this slope become level. */
export function sheared({ width, height, pixels }: GreyPicture, slope: number): GreyPicture {
  const moved = new Uint8Array(pixels.length).fill(paper);
  for (let x = 0; x < width; x++) {
    const shift = Math.round(slope * (x - width / 2));
    for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y++) {
      moved[y * width + x] = pixels[(y + shift) * width + x] as number;
    }
  }
  return { width, height, pixels: moved };
}
