import type { GreyPicture } from "../../../pages/page.ts";
import { weights } from "../../../weights/index.ts";
import { loadModel, type Model } from "../onnx.ts";
import type { TextBox } from "../text-box.ts";
import { clearPicture } from "./clear-picture.ts";
import { connectedLines } from "./connected-components.ts";
import { detectorInput, printedArea, shrink } from "./detector-input.ts";
import { cropHeadline } from "./headline.ts";
import { overlapOf } from "./line-overlap.ts";
import { usualHeight } from "./usual-height.ts";

/**
 * The detector's input has about this many pixels (an A4 page 1152 high). At 1536 it found the same number of
 * lines for 2.3 times the time.
 */
export const detectorPixels = 1152 * 832;
const maxEnlargement = 1.5;
/**
 * Large letters break into pieces at the full scale. Two more passes run at a half and a third of it, for a quarter and
 * a ninth of the time; print at least `largePrint` high, in detector pixels of the full scale, is taken from there.
 */
const coarserScales = [
  { divisor: 2, largePrint: 22 },
  { divisor: 3, largePrint: 38 },
];
/** In usual line heights: boxes below this height are body text, which the full scale detects best. */
const largerThanText = 1.4;
/** In its own heights: a shorter box is a speck or a picture rather than a word. */
const leastLength = 1.5;

let detector: Promise<Model> | undefined;

export function loadDetector(): Promise<Model> {
  detector ??= process.arch === "arm64" ? loadInHalves() : loadModel(weights.lineDetector.path);
  return detector;
}

/**
 * The 16-bit model takes half the time on processors with 16-bit floats; ARM processors without them cannot load it.
 */
function loadInHalves(): Promise<Model> {
  return loadModel(weights.lineDetectorInHalves.path).catch(() => loadModel(weights.lineDetector.path));
}

/** Scale factor for a picture of this size. */
export function detectorScale({ width, height }: { width: number; height: number }): number {
  return Math.min(maxEnlargement, Math.sqrt(detectorPixels / (width * height)));
}

/** Detects lines of text, in the picture's pixels. */
export async function detectLines(picture: GreyPicture, scale = detectorScale(picture)): Promise<TextBox[]> {
  const model = await loadDetector();
  const clear = await clearPicture(picture);
  let lines = await detectAt(model, await shrink(clear, scale), scale);
  const usual = usualHeight(lines);
  for (const { divisor, largePrint } of coarserScales) {
    const far = await detectAt(model, await shrink(clear, scale / divisor), scale / divisor);
    const least = Math.max(largePrint / scale, largerThanText * usual);
    const headlines = far
      .flatMap((box) => cropHeadline(picture, box))
      .filter(({ width, height }) => height > least && width > leastLength * height);
    lines = withLargePrint(lines, headlines);
  }
  return lines;
}

/** Like detectLines, without the passes for headlines. */
export async function detectAtScale(picture: GreyPicture, scale: number): Promise<TextBox[]> {
  return detectAt(await loadDetector(), await shrink(picture, scale), scale);
}

async function detectAt(model: Model, small: GreyPicture, scale: number): Promise<TextBox[]> {
  const area = printedArea(small);
  const { values, width, height } = detectorInput(small, area);
  const ink = await model.run(values, [1, 1, height, width]);
  return connectedLines({ ink, width, height }).map((box) => ({
    ...box,
    x: (area.left + box.x) / scale,
    y: (area.top + box.y) / scale,
    width: box.width / scale,
    height: box.height / scale,
    ...(box.bow === undefined ? {} : { bow: box.bow * scale }),
  }));
}

/** Takes large print from the coarser scales and drops the pieces into which the full scale breaks it. */
function withLargePrint(near: readonly TextBox[], headlines: readonly TextBox[]): TextBox[] {
  const missed = headlines.filter((headline) => {
    const pieces = near.filter((box) => isPieceOf(box, headline));
    return (
      !near.some((box) => isWhole(box, headline)) &&
      !pieces.some((box) => isText(box, headline)) &&
      !pieces.some((box) => pieces.some((other) => isBelow(other, box)))
    );
  });
  return [...near.filter((box) => !missed.some((headline) => isPieceOf(box, headline))), ...missed];
}

function isWhole(box: TextBox, headline: TextBox): boolean {
  const { across, down } = overlapOf(box, headline);
  return across > 0.85 * headline.width && down > 0.6 * headline.height;
}

/** Whether a box is a piece of a headline: large letters break into short boxes, or into boxes of their own height. */
function isText(box: TextBox, headline: TextBox): boolean {
  return box.height < 0.5 * headline.height && box.width > 3 * box.height && box.width > 0.3 * headline.width;
}

/** Two boxes one below the other are two lines. */
function isBelow(lower: TextBox, upper: TextBox): boolean {
  return lower.y - upper.y > 0.3 * (lower.height + upper.height);
}

function isPieceOf(box: TextBox, headline: TextBox): boolean {
  const { across, down } = overlapOf(box, headline);
  return across * down > 0.5 * box.width * box.height;
}
