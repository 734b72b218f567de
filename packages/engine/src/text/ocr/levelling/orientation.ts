import type { GreyPicture } from "../../../pages/page.ts";
import { weights } from "../../../weights/index.ts";
import { cutLine, sampleLine, stretchContrast } from "../lines/line-picture.ts";
import type { LineReading, LineRecogniser } from "../lines/line-recogniser.ts";
import { loadModel, type Model } from "../onnx.ts";
import type { TextBox } from "../text-box.ts";

/** Number of lines that vote on the page's orientation. */
const mostVoters = 16;
/** The clearest lines are classified first; if they agree, as they usually do, the rest is skipped. */
const firstVoters = 6;
const agreed = 0.9;
const clsWidth = 192;
const clsHeight = 48;

let classifier: Promise<Model> | undefined;

export function loadClassifier(): Promise<Model> {
  classifier ??= loadModel(weights.upsideDown.path);
  return classifier;
}

/** Whether the lines run up or down the picture instead of across. Long lines count by their length. */
export function isSideways(boxes: readonly TextBox[]): boolean {
  let [across, along] = [0, 0];
  for (const { width, height } of boxes) {
    if (width > 1.5 * height) across += width;
    else if (height > 1.5 * width) along += height;
  }
  return along > across;
}

/**
 * Minimum mean lead of the classifier: above it, it was never wrong on generated pages. Dotted and blurred print stays
 * undecided.
 */
const clearLead = 0.6;

/**
 * Whether the page is upside down: by the classifier on its clearest lines and, if undecided, by recognising them both
 * ways.
 */
export async function isUpsideDown(
  picture: GreyPicture,
  boxes: readonly TextBox[],
  reader: LineRecogniser,
): Promise<boolean> {
  const voters = [...boxes]
    .filter((box) => box.width > 2 * box.height)
    .sort((a, b) => suitability(b) - suitability(a))
    .slice(0, mostVoters);
  if (voters.length === 0) return false;
  const lead = await leadOfUpsideDown(picture, voters);
  return Math.abs(lead) > clearLead ? lead > 0 : readsBetterTurned(picture, voters, reader);
}

/** Mean lead of "upside down" over "upright" in the classifier's output, −1 to 1. */
async function leadOfUpsideDown(picture: GreyPicture, voters: readonly TextBox[]): Promise<number> {
  const first = await leadsOf(picture, voters.slice(0, firstVoters));
  if (voters.length <= firstVoters || Math.abs(mean(first)) > agreed) return mean(first);
  return mean([...first, ...(await leadsOf(picture, voters.slice(firstVoters)))]);
}

/** Lead of "upside down" for each line. */
async function leadsOf(picture: GreyPicture, voters: readonly TextBox[]): Promise<number[]> {
  const model = await loadClassifier();
  const plane = clsWidth * clsHeight;
  const input = new Float32Array(voters.length * 3 * plane);
  for (const [index, box] of voters.entries()) {
    writeVoter(input.subarray(index * 3 * plane, (index + 1) * 3 * plane), picture, box);
  }
  const answers = await model.run(input, [voters.length, 3, clsHeight, clsWidth]);
  return voters.map((_, index) => (answers[2 * index + 1] ?? 0) - (answers[2 * index] ?? 0));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function readsBetterTurned(
  picture: GreyPicture,
  voters: readonly TextBox[],
  reader: LineRecogniser,
): Promise<boolean> {
  const upright = voters.map((box) => cutLine(picture, box).picture);
  const turned = upright.map((line) => turnPicture(line, 2));
  return sureness(await reader.skim(turned)) > sureness(await reader.skim(upright));
}

/** Amount of confidently read text. Upside-down lines give few characters with little confidence. */
function sureness(readings: readonly LineReading[]): number {
  return readings
    .flatMap(({ words }) => words)
    .reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
}

/** Width ÷ height of the classifier's input: lines near that shape lose nothing. */
function suitability({ width, height, score }: TextBox): number {
  const shape = width / height;
  return score * Math.min(shape / 4, 1) * Math.min(1, 12 / shape) * Math.sqrt(height);
}

function writeVoter(into: Float32Array, picture: GreyPicture, box: TextBox): void {
  const longest = (box.height * clsWidth) / clsHeight;
  const shown = box.width > longest ? { ...box, ...firstPart(box, longest) } : box;
  const line = stretchContrast(sampleLine(picture, shown, clsHeight));
  for (let y = 0; y < clsHeight; y++) {
    for (let x = 0; x < Math.min(line.width, clsWidth); x++) {
      const value = (line.pixels[y * line.width + x] ?? 255) / 127.5 - 1;
      for (let channel = 0; channel < 3; channel++) into[(channel * clsHeight + y) * clsWidth + x] = value;
    }
  }
}

function firstPart(box: TextBox, width: number): Pick<TextBox, "x" | "y" | "width"> {
  const shift = (box.width - width) / 2;
  return { x: box.x - Math.cos(box.angle) * shift, y: box.y - Math.sin(box.angle) * shift, width };
}

/** Turns a picture clockwise by quarter turns. */
export function turnPicture({ width, height, pixels }: GreyPicture, turns: number): GreyPicture {
  if (turns === 0) return { width, height, pixels };
  const turned = new Uint8Array(pixels.length);
  if (turns === 2) {
    for (let i = 0; i < pixels.length; i++) turned[pixels.length - 1 - i] = pixels[i] ?? 0;
    return { width, height, pixels: turned };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[at] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, pixels: turned };
}
