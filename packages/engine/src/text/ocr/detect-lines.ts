import sharp from "sharp";
import type { GreyPicture } from "../../pages/page.ts";
import { weights } from "../../weights/index.ts";
import { asHeadline } from "./headline.ts";
import { loadModel, type Model } from "./onnx.ts";
import { smallestRectangle, type TextBox } from "./text-box.ts";

/**
 * The detector sees the page at about this many pixels (an A4 page 1152 high). At 1536 it found the same number of
 * lines for 2.3 times the time.
 */
const DETECTOR_PIXELS = 1152 * 832;
const MAX_ENLARGEMENT = 1.5;
/** The second look is from so much further away: a ninth of the time. */
const FAR = 3;
/** Print this high, in pixels the detector sees from near, is better seen from afar. */
const LARGE_PRINT = 38;
const STRIDE = 32;
/** The detector was trained on these channel means and deviations. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
const INK_PROBABILITY = 0.3;
const MIN_SCORE = 0.5;
/** The detector marks the core of each line; the print reaches this much further, relative to area ÷ perimeter. */
const GROWTH = 1.6;
const MIN_CORE_PIXELS = 8;

let detector: Promise<Model> | undefined;

export function loadDetector(): Promise<Model> {
  detector ??= loadModel(weights.lineDetector.path);
  return detector;
}

/** Where the lines of text are, in the picture's own pixels. */
export async function detectLines(picture: GreyPicture): Promise<TextBox[]> {
  const model = await loadDetector();
  const scale = Math.min(MAX_ENLARGEMENT, Math.sqrt(DETECTOR_PIXELS / (picture.width * picture.height)));
  const near = await detectAt(model, picture, scale);
  const far = await detectAt(model, picture, scale / FAR);
  const headlines = far.flatMap((box) => asHeadline(picture, box)).filter((box) => box.height > LARGE_PRINT / scale);
  return withLargePrint(near, headlines);
}

async function detectAt(model: Model, picture: GreyPicture, scale: number): Promise<TextBox[]> {
  const small = await shrink(picture, scale);
  const [width, height] = [padded(small.width), padded(small.height)];
  const ink = await model.run(normalise(small, width, height), [1, 3, height, width]);
  return inkIslands(ink, width, height).map((box) => ({
    ...box,
    x: box.x / scale,
    y: box.y / scale,
    width: box.width / scale,
    height: box.height / scale,
  }));
}

/** Headlines break into pieces when seen from near: what is large is taken from afar, with the pieces in it left out. */
function withLargePrint(near: readonly TextBox[], headlines: readonly TextBox[]): TextBox[] {
  const missed = headlines.filter((headline) => {
    const pieces = near.filter((box) => isPieceOf(box, headline));
    return (
      !near.some((box) => isWhole(box, headline)) && !pieces.some((box) => pieces.some((other) => isBelow(other, box)))
    );
  });
  return [...near.filter((box) => !missed.some((headline) => isPieceOf(box, headline))), ...missed];
}

function isWhole(box: TextBox, headline: TextBox): boolean {
  return overlapArea(box, headline) > 0.75 * headline.width * headline.height;
}

/** Two pieces one under the other are two lines, whatever they look like from afar. */
function isBelow(lower: TextBox, upper: TextBox): boolean {
  return lower.y - upper.y > 0.4 * (lower.height + upper.height);
}

function isPieceOf(box: TextBox, headline: TextBox): boolean {
  return overlapArea(box, headline) > 0.5 * box.width * box.height;
}

function overlapArea(a: TextBox, b: TextBox): number {
  const width = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const height = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.max(0, width) * Math.max(0, height);
}

function padded(side: number): number {
  return Math.ceil(side / STRIDE) * STRIDE;
}

async function shrink({ width, height, pixels }: GreyPicture, scale: number): Promise<GreyPicture> {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ ...size, fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Grey as three planes, padded with white at the right and at the bottom. */
function normalise(picture: GreyPicture, width: number, height: number): Float32Array {
  const input = new Float32Array(3 * width * height);
  for (let channel = 0; channel < 3; channel++) {
    const [mean, deviation] = [MEAN[channel] ?? 0, DEVIATION[channel] ?? 1];
    const plane = input.subarray(channel * width * height, (channel + 1) * width * height);
    plane.fill((1 - mean) / deviation);
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        plane[y * width + x] = ((picture.pixels[y * picture.width + x] ?? 255) / 255 - mean) / deviation;
      }
    }
  }
  return input;
}

/** Connected islands of ink probability as rectangles, grown to the print's real extent. */
function inkIslands(ink: Float32Array, width: number, height: number): TextBox[] {
  const seen = new Uint8Array(ink.length);
  const boxes: TextBox[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] === 1 || (ink[start] ?? 0) <= INK_PROBABILITY) continue;
    const island = floodIsland(ink, { seen, start, width, height });
    if (island.size < MIN_CORE_PIXELS || island.sum / island.size < MIN_SCORE) continue;
    const core = smallestRectangle(island.outline);
    boxes.push(grown({ ...core, score: island.sum / island.size }));
  }
  return boxes;
}

type Flood = Readonly<{ seen: Uint8Array; start: number; width: number; height: number }>;
type Island = { size: number; sum: number; outline: [number, number][] };

function floodIsland(ink: Float32Array, { seen, start, width, height }: Flood): Island {
  const rows = new Map<number, [number, number]>();
  const stack = [start];
  seen[start] = 1;
  let [size, sum] = [0, 0];
  while (stack.length > 0) {
    const at = stack.pop() as number;
    const [x, y] = [at % width, Math.floor(at / width)];
    size++;
    sum += ink[at] ?? 0;
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ]) {
      if (next < 0 || seen[next] === 1 || (ink[next] ?? 0) <= INK_PROBABILITY) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  return { size, sum, outline: corners(rows) };
}

/** The outer corners of each row's first and last pixel hold the whole hull. */
function corners(rows: ReadonlyMap<number, readonly [number, number]>): [number, number][] {
  return [...rows].flatMap(([y, [x0, x1]]): [number, number][] => [
    [x0, y],
    [x0, y + 1],
    [x1 + 1, y],
    [x1 + 1, y + 1],
  ]);
}

function grown(core: TextBox): TextBox {
  const distance = (core.width * core.height * GROWTH) / (2 * (core.width + core.height));
  return { ...core, width: core.width + 2 * distance, height: core.height + 2 * distance };
}
