import { scoredFields } from "../../packages/engine/src/scoring/judge.ts";
import {
  type CalibrationTable,
  confidenceFeatures,
  confidenceFrom,
  type Thresholds,
} from "../../packages/engine/src/validate/confidence.ts";
import { fitLogistic } from "./fit-logistic.ts";
import { type JudgedValue, newIssuerShift } from "./new-issuer-shift.ts";
import type { FieldObservation } from "./observe.ts";

/**
 * Observations of one group of documents, which belong to the same fold. disturbed and unread: observations of their
 * disturbed readings and of those without some values, which count for the fit only.
 */
export type ObservedGroup = Readonly<{
  fold: number;
  issuer: string;
  observations: readonly FieldObservation[];
  disturbed?: readonly FieldObservation[];
  unread?: readonly FieldObservation[];
}>;

const lineFields = ["description", "quantity", "unit_price", "total"].map((part) => `line_items.${part}`);
const isLinePart = ({ field }: FieldObservation) => lineFields.includes(field);

/** A value of a line is omitted when it is wrong nine times in ten; the rest of the line is kept. */
const lineThreshold: Thresholds = { text: 0.1, ocr: 0.1 };
/** Strength of the ridge: a hundred documents are too few for extreme weights. */
const sharedRidge = 2;
const fieldRidge = 12;
/** Weight of an observation of a disturbed reading. */
const disturbedWeight = 0.5;
/**
 * Weight of an observation of a reading without some values. With two readings a document, half of the values missing
 * in each, about one value in seven counts as unreadable: more than are, so that confidence does not rest on a lack of
 * rivals.
 */
const unreadWeight = 0.15;
/** Lower bound of all thresholds, because easy documents would give very low ones. */
const lowestThreshold = 0.3;
/**
 * Calibration, lowered by the shift for new issuers, and the thresholds above which `precision` of the values are
 * right, separately for text layers and pictures. Shift and thresholds are computed from held-out values: fitted values
 * are overconfident.
 */
export function fitCalibration(groups: readonly ObservedGroup[], precision: Thresholds): CalibrationTable {
  const judged = judgedValues(groups);
  const shifts = bySource((source) => newIssuerShift(judged.filter((value) => value.source === source)));
  const table = shifted(fitTable(observationsOf(groups)), shifts);
  const threshold = bySource((source) => {
    const own = judged.filter((value) => value.source === source);
    return thresholdFor(
      own.map(({ right, confidence }) => ({ right, confidence: lowered(confidence, shifts[source]) })),
      precision[source],
    );
  });
  return withThreshold(table, threshold);
}

const bySource = (of: (source: keyof Thresholds) => number): Thresholds => ({ text: of("text"), ocr: of("ocr") });

type Judged = JudgedValue & Readonly<{ source: keyof Thresholds }>;

/** Every value of a field with its held-out confidence. */
function judgedValues(groups: readonly ObservedGroup[]): Judged[] {
  const folds = Map.groupBy(groups, ({ fold }) => fold);
  return [...folds].flatMap(([fold, own]) => {
    const table = fitTable(observationsOf(groups.filter((group) => group.fold !== fold)));
    return own.flatMap(({ issuer, observations }) =>
      observations
        .filter((observation) => !isLinePart(observation))
        .map(({ field, source, features, right }) => ({
          issuer,
          source,
          right,
          confidence: confidenceFrom(field, features, table),
        })),
    );
  });
}

function lowered(confidence: number, shift: number): number {
  return 1 / (1 + ((1 - confidence) / confidence) * Math.exp(-shift));
}

const ocrFeature = confidenceFeatures.indexOf("ocr");

/** Lowers the confidence of all fields by the constant, and of values from pictures by the weight of that feature. */
function shifted(table: CalibrationTable, shift: Thresholds): CalibrationTable {
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, weights: shiftedWeights(fit.weights, shift) },
  ]);
  return { shared: shiftedWeights(table.shared, shift), fields: Object.fromEntries(fields) };
}

function shiftedWeights(weights: readonly number[], { text, ocr }: Thresholds): number[] {
  return weights.map((weight, index) => {
    if (index === ocrFeature) return weight + ocr - text;
    return index === weights.length - 1 ? weight + text : weight;
  });
}

/**
 * The table with a shift of the labelled fields that was measured on documents outside the fit, in log odds. Values are
 * withheld below the same share of right ones as before, and below `lowest`.
 */
export function withMeasuredShift(
  { shared, fields }: CalibrationTable,
  shift: Thresholds,
  lowest: Thresholds,
): CalibrationTable {
  const moved = Object.entries(fields).map(([field, { weights, threshold }]) => {
    if (lineFields.includes(field)) return [field, { weights, threshold }];
    const limit = bySource((source) => Math.max(lowest[source], lowered(threshold[source], shift[source])));
    return [field, { weights: shiftedWeights(weights, shift), threshold: limit }];
  });
  return { shared, fields: Object.fromEntries(moved) };
}

function observationsOf(groups: readonly ObservedGroup[]): FieldObservation[] {
  const weighed = (all: readonly FieldObservation[], weight: number) =>
    all.map((observation) => ({ ...observation, weight }));
  return groups.flatMap(({ observations, disturbed = [], unread = [] }) => [
    ...observations,
    ...weighed(disturbed, disturbedWeight),
    ...weighed(unread, unreadWeight),
  ]);
}

/** Weights shared by all fields, then weights of each field with a ridge towards the shared ones. */
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
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, threshold },
  ]);
  return { ...table, fields: Object.fromEntries(fields) };
}

/**
 * The lowest threshold that reaches the precision. The observed precision depends on few confident errors, so it is
 * averaged with the precision that the held-out confidences predict. Equal confidences are on the same side.
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
