import { randomOf } from "../random.ts";
import {
  blur,
  type Damage,
  type Degraded,
  jpeg,
  motionBlur,
  noise,
  resized,
  thresholded,
  turned,
  unmoved,
} from "./damage.ts";
import type { PointMap } from "./homography.ts";
import { dimLight, glare, handShadow, shaded } from "./light.ts";
import { coffeeStains, stampedAndSigned } from "./marks.ts";
import { crumpled, curled, folded } from "./paper.ts";
import type { Picture } from "./picture.ts";
import { deadColumns, dotMatrixPrint, showThrough, thermalPrint } from "./print.ts";
import { onFlatbed, onTable, photographed } from "./surroundings.ts";

/** INDEX of conditions that degrade a page on its way into a file. Values are for a page at 200 dpi. */
export const conditions = {
  clean: [],
  "turned 2°": [turned(2)],
  "turned 90°": [turned(90)],
  "turned 180°": [turned(180)],
  "turned 25°": [turned(25)],
  "jpeg 40": [jpeg(40)],
  noise: [noise(36)],
  blur: [blur(1.8)],
  "motion blur": [motionBlur(5), noise(4)],
  "100 dpi": [resized(0.5)],
  "75 dpi": [resized(0.375)],
  photo: [photographed, shaded, blur(0.6), noise(5), jpeg(75)],
  "low light": [photographed, dimLight, blur(0.6), jpeg(80)],
  glare: [photographed, glare, blur(0.6), noise(4), jpeg(80)],
  "hand shadow": [photographed, handShadow, blur(0.6), noise(4), jpeg(80)],
  folded: [folded, photographed, blur(0.6), noise(4), jpeg(80)],
  crumpled: [crumpled, photographed, blur(0.6), noise(4), jpeg(80)],
  curled: [curled, photographed, blur(0.6), noise(4), jpeg(80)],
  "stamps and pen": [stampedAndSigned, blur(0.5), noise(4)],
  coffee: [coffeeStains, blur(0.5), noise(4)],
  "show-through": [showThrough, noise(6)],
  thermal: [thermalPrint, blur(0.7), noise(8)],
  "dead columns": [thermalPrint, deadColumns, blur(0.5), noise(6)],
  "dot-matrix print": [dotMatrixPrint, blur(0.7), noise(6)],
  fax: [resized(0.75), noise(20), thresholded],
  "strip on a table": [thermalPrint, onTable(25), blur(0.6), noise(5), jpeg(80)],
  "strip on a flatbed": [thermalPrint, onFlatbed, noise(4), jpeg(80)],
  "crumpled photo": [thermalPrint, crumpled, photographed, shaded, blur(0.9), noise(9), jpeg(55)],
  "office scan": [blur(0.5), noise(4)],
  "poor scan": [turned(-1.3), resized(0.6), blur(0.5), noise(14), jpeg(45)],
} as const satisfies Readonly<Record<string, readonly Damage[]>>;
export type PageCondition = keyof typeof conditions;

/** Conditions of the evaluation; the others are harder mixtures for training and tests. */
export const judgedConditions = [
  "clean",
  "turned 2°",
  "turned 90°",
  "turned 180°",
  "turned 25°",
  "jpeg 40",
  "noise",
  "blur",
  "motion blur",
  "100 dpi",
  "75 dpi",
  "photo",
  "low light",
  "glare",
  "hand shadow",
  "folded",
  "crumpled",
  "curled",
  "stamps and pen",
  "coffee",
  "show-through",
  "thermal",
  "dead columns",
  "dot-matrix print",
  "fax",
  "strip on a table",
  "strip on a flatbed",
] as const satisfies readonly PageCondition[];

/** Conditions of till receipts only: a sheet would fill the table. */
export const stripConditions: readonly PageCondition[] = ["strip on a table", "strip on a flatbed"];

/** The same picture, condition and seed always give the same pixels. */
export async function degrade(picture: Picture, condition: PageCondition, seed: number): Promise<Degraded> {
  const random = randomOf(seed);
  const steps: readonly Damage[] = conditions[condition];
  let result = unmoved(picture);
  for (const step of steps) {
    const before = result;
    const next = await step(before.picture, random);
    const map: PointMap = (point) => next.map(before.map(point));
    const back: PointMap = (point) => before.back(next.back(point));
    result = { picture: next.picture, map, back };
  }
  return result;
}
