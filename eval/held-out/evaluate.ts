import { allRules, type RuleName, type RuleSet, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import type { Thresholds } from "../../packages/engine/src/validate/confidence.ts";
import { validate } from "../../packages/engine/src/validate/validate.ts";
import { runInChildren } from "../child-jobs.ts";
import { fitCalibration, type ObservedGroup } from "./fit-calibration.ts";
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

/** How many parts the issuers are divided into; each part is judged with what the others taught. */
const foldCount = 8;

/** Of the values that are given, this share should be right, on pages with text and on pictures: a wrong value costs more than a missing one. */
export const wantedPrecision: Thresholds = { text: 0.976, ocr: 0.965 };

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

/** What each document is read as when everything that is fitted was fitted on other issuers' documents. */
export function predictHeldOut(
  documents: readonly LabelledDocument[],
  readings: Readings,
  precision: Thresholds,
  without: readonly RuleName[] = [],
): ReadonlyMap<string, Prediction> {
  const folds = foldsOf(documents.map(issuerGroupOf), foldCount);
  const rules = rulesWithout(without);
  const groups = observedGroups(documents, readings, { rules, folds });
  const tables = new Map(
    [...new Set(folds.values())].map((fold) => [
      fold,
      fitCalibration(
        groups.filter((group) => group.fold !== fold),
        precision,
      ),
    ]),
  );
  const predictions = documents.map((document): [string, Prediction] => {
    const reading = readings.get(document.name);
    const calibration = tables.get(folds.get(issuerGroupOf(document)) ?? -1);
    if (!reading || !calibration) return [document.name, {}];
    const validated = validate(reading, { lineItems: true, calibration, rules });
    return [document.name, validated.found ? validated.data : {}];
  });
  return new Map(predictions);
}

type Observing = Readonly<{ rules?: RuleSet; folds?: ReadonlyMap<string, number> }>;

/** What every group of documents teaches, with the part of the issuers it is judged in. */
export function observedGroups(
  documents: readonly LabelledDocument[],
  readings: Readings,
  { rules = allRules, folds = foldsOf(documents.map(issuerGroupOf), foldCount) }: Observing = {},
): ObservedGroup[] {
  return documents.flatMap((document) => {
    const reading = readings.get(document.name);
    const fold = folds.get(issuerGroupOf(document));
    return reading && fold !== undefined ? [{ fold, observations: observe(document.label, reading, rules) }] : [];
  });
}
