import type { GreyPicture } from "../../../pages/page.ts";
import { darkestGrey, greyHistogram } from "../../grey-histogram.ts";
import type { TextBox } from "../text-box.ts";
import { cleanLine } from "./clean-line.ts";
import { evenLight } from "./even-light.ts";
import { lineHeight } from "./line-recogniser.ts";

/** Shares of the darkest and lightest pixels that contrast is stretched to. */
const inkShare = 0.02;
const paperShare = 0.9;
const maxWidth = 4096;

/** How a line is cropped: the factor of its detected height, and whether the light along it is evened out. */
export type Cut = Readonly<{ grown: number; evened: boolean }>;

const asFound: Cut = { grown: 1, evened: false };

/** A line's picture and the box that it shows. */
export type LineCut = Readonly<{ box: TextBox; picture: GreyPicture }>;

/** Crops one line, upright and scaled to lineHeight, dark on light with stretched contrast. */
export function cutLine(picture: GreyPicture, box: TextBox, { grown, evened } = asFound): LineCut {
  const margin = (grown - 1) * box.height;
  const shown = { ...box, height: box.height + margin, width: Math.max(box.height, box.width + margin) };
  const line = sampleLine(picture, shown, lineHeight);
  return { box: shown, picture: cleanLine(stretchContrast(evened ? evenLight(line) : line)) };
}

/** Bilinear sampling along the line's direction; pixels beyond the page repeat its edge. */
export function sampleLine(picture: GreyPicture, box: TextBox, height: number): GreyPicture {
  const scale = box.height / height;
  const width = Math.max(4, Math.min(maxWidth, Math.round(box.width / scale)));
  const [stepX, stepY] = [(Math.cos(box.angle) * box.width) / width, (Math.sin(box.angle) * box.width) / width];
  const [downX, downY] = [-Math.sin(box.angle) * scale, Math.cos(box.angle) * scale];
  const originX = box.x - stepX * (width / 2 - 0.5) - downX * (height / 2 - 0.5) - 0.5;
  const originY = box.y - stepY * (width / 2 - 0.5) - downY * (height / 2 - 0.5) - 0.5;
  const grid = { originX, originY, stepX, stepY, downX, downY, width, height };
  const grain = Math.max(1, Math.floor(scale / 1.5));
  const pixels =
    grain === 1 && liesInside(grid, picture) ? sampleInside(picture, grid) : sampleAt(picture, grid, grain);
  return { width, height, pixels };
}

/** The sampling grid of a line: first point, step along the line, and step to the next row. */
type Grid = Readonly<{
  originX: number;
  originY: number;
  stepX: number;
  stepY: number;
  downX: number;
  downY: number;
  width: number;
  height: number;
}>;

/** Whether every point of the grid is inside the picture, which its corners decide. */
function liesInside(grid: Grid, picture: GreyPicture): boolean {
  return [0, grid.width - 1].every((column) =>
    [0, grid.height - 1].every((row) => {
      const x = grid.originX + column * grid.stepX + row * grid.downX;
      const y = grid.originY + column * grid.stepY + row * grid.downY;
      return x >= 0 && y >= 0 && x < picture.width - 1 && y < picture.height - 1;
    }),
  );
}

function sampleAt(picture: GreyPicture, grid: Grid, grain: number): Uint8Array {
  const pixels = new Uint8Array(grid.width * grid.height);
  for (let row = 0, at = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++, at++) {
      const x = grid.originX + column * grid.stepX + row * grid.downX;
      const y = grid.originY + column * grid.stepY + row * grid.downY;
      pixels[at] = grain === 1 ? bilinear(picture, x, y) : average(picture, x, y, grain);
    }
  }
  return pixels;
}

/** Like sampleAt, without checks of the picture's edges: used for most lines. */
function sampleInside(picture: GreyPicture, grid: Grid): Uint8Array {
  const { originX, originY, stepX, stepY, downX, downY, width, height } = grid;
  const { pixels: source, width: stride } = picture;
  const pixels = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const x = originX + column * stepX + row * downX;
      const y = originY + column * stepY + row * downY;
      const left = Math.trunc(x);
      const top = Math.trunc(y);
      const fractionX = x - left;
      const fractionY = y - top;
      const corner = top * stride + left;
      const upper = (source[corner] ?? 0) * (1 - fractionX) + (source[corner + 1] ?? 0) * fractionX;
      const below = corner + stride;
      const lower = (source[below] ?? 0) * (1 - fractionX) + (source[below + 1] ?? 0) * fractionX;
      pixels[at] = upper * (1 - fractionY) + lower * fractionY;
    }
  }
  return pixels;
}

function bilinear({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const clampedX = Math.max(0, Math.min(width - 1, x));
  const clampedY = Math.max(0, Math.min(height - 1, y));
  const left = Math.floor(clampedX);
  const top = Math.floor(clampedY);
  const fractionX = clampedX - left;
  const fractionY = clampedY - top;
  const at = top * width + left;
  const right = left < width - 1 ? 1 : 0;
  const down = top < height - 1 ? width : 0;
  const upper = (pixels[at] ?? 0) * (1 - fractionX) + (pixels[at + right] ?? 0) * fractionX;
  const lower = (pixels[at + down] ?? 0) * (1 - fractionX) + (pixels[at + down + right] ?? 0) * fractionX;
  return upper * (1 - fractionY) + lower * fractionY;
}

/** Averages pixels for large print: skipping pixels would break thin strokes. */
function average(picture: GreyPicture, x: number, y: number, grain: number): number {
  let sum = 0;
  for (let dy = 0; dy < grain; dy++) {
    for (let dx = 0; dx < grain; dx++) sum += bilinear(picture, x + dx - (grain - 1) / 2, y + dy - (grain - 1) / 2);
  }
  return sum / (grain * grain);
}

/** Stretches ink to 0 and paper to 255; inverts light print on a dark ground first. */
export function stretchContrast({ width, height, pixels }: GreyPicture): GreyPicture {
  const histogram = greyHistogram(pixels);
  const at = (share: number) => darkestGrey(histogram, share * pixels.length);
  const inverted = at(0.5) < (at(0.02) + at(0.98)) / 2;
  const [ink, paper] = inverted ? [at(1 - inkShare), at(1 - paperShare)] : [at(inkShare), at(paperShare)];
  const span = paper - ink || 1;
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => (255 * (value - ink)) / span);
  const stretched = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) stretched[i] = table[pixels[i] ?? 0] ?? 0;
  return { width, height, pixels: stretched };
}
