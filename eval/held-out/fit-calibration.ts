import {
  type CalibrationTable,
  confidenceFeatures,
  confidenceFrom,
} from "../../packages/engine/src/validate/confidence.ts";
import { scoredFields } from "../scoring/judge.ts";
import { fitLogistic, type Observation, sigmoid } from "./fit-logistic.ts";
import type { FieldObservation } from "./observe.ts";

/** Observations of one group of documents, which are fitted on or left out together. */
export type ObservedGroup = Readonly<{ fold: number; observations: readonly FieldObservation[] }>;

const lineFields = ["description", "quantity", "unit_price", "total"].map((part) => `line_items.${part}`);
const isLinePart = ({ field }: FieldObservation) => lineFields.includes(field);

/** A part of a line is left out when it is rather wrong than right; the line stays. */
const LINE_THRESHOLD = 0.4;
/** How strongly weights are held: a hundred documents must not say something extreme. */
const SHARED_RIDGE = 2;
const FIELD_RIDGE = 6;
/** No threshold lies below this, however easy the documents were. */
const LOWEST_THRESHOLD = 0.3;

/**
 * The table of confidence, and the threshold from which on `precision` of the given values are right. The threshold is chosen on
 * values whose own fold was left out of the fit: on fitted ones it would be too low.
 */
export function fitCalibration(groups: readonly ObservedGroup[], precision: number): CalibrationTable {
  const folds = [...new Set(groups.map(({ fold }) => fold))];
  const judged = folds.flatMap((fold) => {
    const table = fitTable(observationsOf(groups.filter((group) => group.fold !== fold)));
    return observationsOf(groups.filter((group) => group.fold === fold))
      .filter((observation) => !isLinePart(observation))
      .map(({ field, features, right }) => ({ right, confidence: confidenceFrom(field, features, table) }));
  });
  return withThreshold(fitTable(observationsOf(groups)), thresholdFor(judged, precision));
}

function observationsOf(groups: readonly ObservedGroup[]): FieldObservation[] {
  return groups.flatMap(({ observations }) => observations);
}

/** Shared weights over all fields, then for each field its own constant and slope, held close to none. */
function fitTable(observations: readonly FieldObservation[]): CalibrationTable {
  const prior = confidenceFeatures.map((name) => (name === "odds" ? 0.5 : 0));
  const fieldsOnly = observations.filter((observation) => !isLinePart(observation));
  const shared = fitLogistic(fieldsOnly, SHARED_RIDGE, [...prior, 0]);
  const [weights, constant] = [shared.slice(0, -1), shared.at(-1) ?? 0];
  const fields = [...scoredFields, ...lineFields].map((field) => {
    const own = observations.filter((observation) => observation.field === field);
    return [field, { ...fitOwn(own, weights, constant), threshold: LINE_THRESHOLD }] as const;
  });
  return { weights, constant, fields: Object.fromEntries(fields) };
}

/** A correction on top of the shared score; the shared constant is where a field without observations stays. */
function fitOwn(own: readonly Observation[], weights: readonly number[], constant: number) {
  const scored = own.map(({ features, right }) => ({
    right: right ? 1 : 0,
    odds: features[0] ?? 0,
    shared: features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
  }));
  let [bias, slope] = [constant, 0];
  for (let step = 0; step < 4000; step++) {
    let [toBias, toSlope] = [FIELD_RIDGE * 0.3 * (constant - bias), FIELD_RIDGE * -slope];
    for (const { right, odds, shared } of scored) {
      const miss = right - sigmoid(shared + bias + slope * odds);
      toBias += miss;
      toSlope += miss * odds;
    }
    bias += 0.005 * toBias;
    slope += 0.0005 * toSlope;
  }
  return { bias, slope };
}

function withThreshold(table: CalibrationTable, threshold: number): CalibrationTable {
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, threshold },
  ]);
  return { ...table, fields: Object.fromEntries(fields) };
}

/** The lowest confidence from which on as many are right as wanted. Equal confidences are given or left out together. */
function thresholdFor(judged: readonly { confidence: number; right: boolean }[], precision: number): number {
  const sorted = judged.toSorted((a, b) => b.confidence - a.confidence);
  let [right, best] = [0, 0.5];
  for (const [index, sample] of sorted.entries()) {
    if (sample.right) right++;
    const isLastOfEqual = sorted[index + 1]?.confidence !== sample.confidence;
    if (isLastOfEqual && right / (index + 1) >= precision) best = sample.confidence;
  }
  return Math.max(LOWEST_THRESHOLD, best);
}
