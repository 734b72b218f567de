import { scoredFields } from "../../packages/engine/src/scoring/judge.ts";
import {
  type CalibrationTable,
  confidenceFeatures,
  confidenceFrom,
  type Thresholds,
} from "../../packages/engine/src/validate/confidence.ts";
import { fitLogistic } from "./fit-logistic.ts";
import type { FieldObservation } from "./observe.ts";

/** Observations of one group of documents, which are fitted on or left out together. */
export type ObservedGroup = Readonly<{ fold: number; observations: readonly FieldObservation[] }>;

const lineFields = ["description", "quantity", "unit_price", "total"].map((part) => `line_items.${part}`);
const isLinePart = ({ field }: FieldObservation) => lineFields.includes(field);
const sellersName = "vendor.name";
const isSellerOnPicture = ({ field, source }: FieldObservation) => field === sellersName && source === "ocr";

/** A part of a line is left out when it is wrong nine times in ten; the line stays, and is nothing without it. */
const lineThreshold: Thresholds = { text: 0.1, ocr: 0.1 };
/** How strongly weights are held: a hundred documents must not say something extreme. */
const sharedRidge = 2;
const fieldRidge = 6;
/** No threshold lies below this, however easy the documents were. */
const lowestThreshold = 0.3;
/**
 * A seller's name on a picture is given where it is likelier right than wrong (decision 0032): nobody can file a bill without one, and whoever
 * checks it sees at a glance whether it is right, which cannot be said of a number.
 */
const sellerOnPictureThreshold = 0.5;

/**
 * The table of confidence, and the thresholds from which on `precision` of the given values are right, for pages with a text layer and for those
 * read from pictures. They are chosen on values whose own fold was left out of the fit: on fitted ones they would be too low.
 */
export function fitCalibration(groups: readonly ObservedGroup[], precision: Thresholds): CalibrationTable {
  const folds = [...new Set(groups.map(({ fold }) => fold))];
  const judged = folds.flatMap((fold) => {
    const table = fitTable(observationsOf(groups.filter((group) => group.fold !== fold)));
    return observationsOf(groups.filter((group) => group.fold === fold))
      .filter((observation) => !isLinePart(observation) && !isSellerOnPicture(observation))
      .map(({ field, source, features, right }) => ({
        source,
        right,
        confidence: confidenceFrom(field, features, table),
      }));
  });
  const thresholdOf = (source: keyof Thresholds) =>
    thresholdFor(
      judged.filter((value) => value.source === source),
      precision[source],
    );
  return withThreshold(fitTable(observationsOf(groups)), { text: thresholdOf("text"), ocr: thresholdOf("ocr") });
}

function observationsOf(groups: readonly ObservedGroup[]): FieldObservation[] {
  return groups.flatMap(({ observations }) => observations);
}

/** Shared weights over all fields, then for each field its own, held close to them. */
function fitTable(observations: readonly FieldObservation[]): CalibrationTable {
  const prior = confidenceFeatures.map((name) => (name === "odds" ? 0.5 : 0));
  const fieldsOnly = observations.filter((observation) => !isLinePart(observation));
  const shared = fitLogistic(fieldsOnly, sharedRidge, [...prior, 0]);
  const fields = [...scoredFields, ...lineFields].map((field) => {
    const own = observations.filter((observation) => observation.field === field);
    return [field, { weights: fitLogistic(own, fieldRidge, shared), threshold: lineThreshold }] as const;
  });
  return { shared, fields: Object.fromEntries(fields) };
}

function withThreshold(table: CalibrationTable, threshold: Thresholds): CalibrationTable {
  const thresholdOf = (field: string): Thresholds =>
    field === sellersName ? { ...threshold, ocr: sellerOnPictureThreshold } : threshold;
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, threshold: thresholdOf(field) },
  ]);
  return { ...table, fields: Object.fromEntries(fields) };
}

/**
 * The lowest confidence from which on as many are right as wanted. A few confident errors decide much of what was seen to be right, so it is
 * averaged with what the confidences, which were fitted on other folds, say themselves. Equal confidences are given or left out together.
 */
function thresholdFor(judged: readonly { confidence: number; right: boolean }[], precision: number): number {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  let [right, expected, best] = [0, 0, 0.5];
  for (const [index, sample] of sorted.entries()) {
    if (sample.right) right++;
    expected += sample.confidence;
    const isLastOfEqual = sorted[index + 1]?.confidence !== sample.confidence;
    if (isLastOfEqual && (right + expected) / 2 / (index + 1) >= precision) best = sample.confidence;
  }
  return Math.max(lowestThreshold, best);
}
