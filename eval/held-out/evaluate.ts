import { allRules, type RuleName, type RuleSet, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { Label, LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import type { CalibrationTable, Thresholds } from "../../packages/engine/src/validate/confidence.ts";
import { withCreditSign } from "../../packages/engine/src/validate/credit-sign.ts";
import type { RankingTable } from "../../packages/engine/src/validate/ranking.ts";
import { validate } from "../../packages/engine/src/validate/validate.ts";
import { runInChildren } from "../child-jobs.ts";
import { choicesOf, labelVerdict } from "./choices.ts";
import { fitCalibration } from "./fit-calibration.ts";
import type { Choice } from "./fit-choices.ts";
import { fitRanking } from "./fit-ranking.ts";
import { foldsOf, issuerGroupOf } from "./issuer-groups.ts";
import { observe } from "./observe.ts";
import type { DocumentJob, UnderstoodDocument } from "./understand-document.ts";

export type HeldOutSettings = Readonly<{
  cache: string;
  models: readonly string[];
  /** Rules that are switched off. */
  without?: readonly RuleName[];
  processes: number;
  onProgress: (done: number, of: number) => void;
}>;

/** How many parts the issuers are divided into; each part is judged by fits on the others. */
const foldCount = 8;

/**
 * Of the values that are given, this share should be right on new issuers' documents, on pages with text and on pictures: a wrong value costs more
 * than a missing one.
 */
export const wantedPrecision: Thresholds = { text: 0.97, ocr: 0.965 };

/** `0.97,0.96`: for pages with text and for pictures; one share counts for both. */
export function precisionFrom(shares: string): Thresholds {
  const [text = Number.NaN, ocr = text] = shares.split(",").map(Number);
  return { text, ocr };
}

export type Readings = ReadonlyMap<string, InvoiceReading>;

/** Understands every document; one without words has no reading. */
export async function understandAll(
  documents: readonly LabelledDocument[],
  { cache, models, without = [], processes, onProgress }: HeldOutSettings,
): Promise<Readings> {
  const readings = new Map<string, InvoiceReading>();
  const jobs = documents.flatMap(({ name, path }) =>
    path === undefined ? [] : [{ name, path, cache, models, without }],
  );
  let done = 0;
  const script = new URL("./understand-document.ts", import.meta.url);
  await runInChildren<DocumentJob, UnderstoodDocument>(script, jobs, processes, ({ name, reading }) => {
    if (reading) readings.set(name, reading);
    onProgress(++done, jobs.length);
  });
  return readings;
}

/** Everything that is fitted on real documents. */
export type Fit = Readonly<{ ranking: RankingTable; calibration: CalibrationTable }>;

/** A document as it was read, with the part of the issuers it is judged in. */
export type ReadDocument = Readonly<{
  name: string;
  issuer: string;
  fold: number;
  label: Label;
  reading: InvoiceReading;
  choices: ReadonlyMap<string, Choice>;
}>;

export function readDocuments(
  documents: readonly LabelledDocument[],
  readings: Readings,
  rules: RuleSet = allRules,
): ReadDocument[] {
  const folds = foldsOf(documents.map(issuerGroupOf), foldCount);
  return documents.flatMap((document) => {
    const { name, label } = document;
    const reading = readings.get(name);
    const issuer = issuerGroupOf(document);
    const fold = folds.get(issuer);
    if (!reading || fold === undefined) return [];
    return [
      { name, issuer, fold, label, reading, choices: choicesOf(withCreditSign(reading, rules), labelVerdict(label)) },
    ];
  });
}

/**
 * Fits on all of these documents. How sure a choice is, is learned from choices made with what other issuers' documents taught: those that the
 * ranking was fitted on look surer than they are.
 */
export function fitOn(documents: readonly ReadDocument[], precision: Thresholds, rules: RuleSet = allRules): Fit {
  const rankingOf = (read: readonly ReadDocument[]) => fitRanking(read.map(({ choices }) => choices));
  const groups = [...Map.groupBy(documents, ({ fold }) => fold)].flatMap(([fold, own]) => {
    const ranking = rankingOf(documents.filter((document) => document.fold !== fold));
    return own.map(({ label, reading, issuer }) => ({
      fold,
      issuer,
      observations: observe(label, reading, ranking, rules),
    }));
  });
  return { ranking: rankingOf(documents), calibration: fitCalibration(groups, precision) };
}

/** What each document is read as when everything that is fitted was fitted on other issuers' documents. */
export function predictHeldOut(
  documents: readonly LabelledDocument[],
  readings: Readings,
  precision: Thresholds,
  without: readonly RuleName[] = [],
): ReadonlyMap<string, Prediction> {
  const rules = rulesWithout(without);
  const read = readDocuments(documents, readings, rules);
  const predictions = new Map<string, Prediction>(documents.map(({ name }) => [name, {}]));
  for (const [fold, judged] of Map.groupBy(read, (document) => document.fold)) {
    const others = read.filter((document) => document.fold !== fold);
    const fit = fitOn(others, precision, rules);
    for (const { name, reading } of judged) {
      const validated = validate(reading, { lineItems: true, rules, ...fit });
      if (validated.found) predictions.set(name, validated.data);
    }
  }
  return predictions;
}
