import { randomOf } from "../random.ts";
import {
  blur,
  type Damage,
  type Degraded,
  jpeg,
  noise,
  photographed,
  resized,
  thermalPrint,
  thresholded,
  turned,
} from "./damage.ts";
import { compose, identity } from "./homography.ts";
import type { Picture } from "./picture.ts";

/** The index of what happens to paper on its way into a file. Figures are for a page at 200 dpi. */
export const conditions = {
  clean: [],
  "turned 2°": [turned(2)],
  "turned 90°": [turned(90)],
  "turned 180°": [turned(180)],
  "jpeg 40": [jpeg(40)],
  noise: [noise(36)],
  blur: [blur(1.8)],
  "100 dpi": [resized(0.5)],
  photo: [photographed, blur(0.6), noise(5), jpeg(75)],
  thermal: [thermalPrint, blur(0.7), noise(8)],
  fax: [resized(0.75), noise(20), thresholded],
  "crumpled photo": [thermalPrint, photographed, blur(0.9), noise(9), jpeg(55)],
  "poor scan": [turned(-1.3), resized(0.6), blur(0.5), noise(14), jpeg(45)],
} as const satisfies Readonly<Record<string, readonly Damage[]>>;
export type Condition = keyof typeof conditions;

/** The nine that the reader is judged by; the others are harder mixtures for training and tests. */
export const judgedConditions = [
  "clean",
  "turned 2°",
  "turned 90°",
  "turned 180°",
  "jpeg 40",
  "noise",
  "blur",
  "100 dpi",
  "photo",
] as const satisfies readonly Condition[];

/** The same picture, condition and seed always give the same pixels. */
export async function degrade(picture: Picture, condition: Condition, seed: number): Promise<Degraded> {
  const random = randomOf(seed);
  const steps: readonly Damage[] = conditions[condition];
  let result: Degraded = { picture, map: identity };
  for (const step of steps) {
    const next = await step(result.picture, random);
    result = { picture: next.picture, map: compose(next.map, result.map) };
  }
  return result;
}
