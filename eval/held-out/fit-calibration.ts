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

/** Observations of one group of documents, which are fitted on or left out together. */
export type ObservedGroup = Readonly<{ fold: number; issuer: string; observations: readonly FieldObservation[] }>;

const lineFields = ["description", "quantity", "unit_price", "total"].map((part) => `line_items.${part}`);
const isLinePart = ({ field }: FieldObservation) => lineFields.includes(field);

/** A part of a line is left out when it is wrong nine times in ten; the line stays, and is nothing without it. */
const lineThreshold: Thresholds = { text: 0.1, ocr: 0.1 };
/** How strongly weights are held: a hundred documents must not say something extreme. */
const sharedRidge = 2;
const fieldRidge = 6;
/** No threshold lies below this, however easy the documents were. */
const lowestThreshold = 0.3;
/**
 * The table of confidence, lowered by what new issuers ask for, and the thresholds from which on `precision` of the given values are right, for
 * pages with a text layer and for those read from pictures. Both are judged by values whose own fold was left out of the fit: fitted ones look
 * surer than they are.
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

/** Every value of a field with the confidence that the other folds' documents give it. */
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

/** Lowers what is said of fields: the constant for all, and the weight of having been read from a picture for those that were. */
function shifted(table: CalibrationTable, { text, ocr }: Thresholds): CalibrationTable {
  const move = (weights: readonly number[]) =>
    weights.map((weight, index) => {
      if (index === ocrFeature) return weight + ocr - text;
      return index === weights.length - 1 ? weight + text : weight;
    });
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, weights: move(fit.weights) },
  ]);
  return { shared: move(table.shared), fields: Object.fromEntries(fields) };
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
  const fields = Object.entries(table.fields).map(([field, fit]) => [
    field,
    lineFields.includes(field) ? fit : { ...fit, threshold },
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
