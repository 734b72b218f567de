import type { OwnCompany } from "../../packages/engine/src/locale/companies/own-company.ts";
import { allRules, type RuleName, type RuleSet, rulesWithout } from "../../packages/engine/src/rules.ts";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { Label, LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import type { RankingTable } from "../../packages/engine/src/validate/choose/ranking.ts";
import type { CalibrationTable, Thresholds } from "../../packages/engine/src/validate/confidence.ts";
import { withCreditSign } from "../../packages/engine/src/validate/credit-sign.ts";
import { validate } from "../../packages/engine/src/validate/validate.ts";
import { runInChildren } from "../child-jobs.ts";
import { choicesOf, labelVerdict } from "./choices.ts";
import { fitCalibration } from "./fit-calibration.ts";
import type { Choice } from "./fit-choices.ts";
import { fitRanking } from "./fit-ranking.ts";
import { foldsOf, issuerGroupOf } from "./issuer-groups.ts";
import { observe, observeFields } from "./observe.ts";
import type { DocumentJob, UnderstoodDocument } from "./understand-document.ts";

export type HeldOutSettings = Readonly<{
  cache: string;
  models: readonly string[];
  /** Rules that are switched off. */
  without?: readonly RuleName[];
  processes: number;
  /** A document's own companies, where the evaluation gives them. */
  companiesOf?: (document: LabelledDocument) => readonly OwnCompany[];
  onProgress: (done: number, of: number) => void;
}>;

/** Number of folds of issuers; each fold is judged by fits on the others. */
const foldCount = 8;

/**
 * Target precision on documents of new issuers, for text layers and for pictures: a wrong value costs more than a
 * missing one.
 */
export const wantedPrecision: Thresholds = { text: 0.9775, ocr: 0.9775 };

/** `0.97,0.96`: for pages with text and for pictures; one share counts for both. */
export function precisionFrom(shares: string): Thresholds {
  const [text = Number.NaN, ocr = text] = shares.split(",").map(Number);
  return { text, ocr };
}

type Readings = ReadonlyMap<string, InvoiceReading>;
/**
 * disturbed: readings of each document's disturbed pages. unread: of its pages without some values. known: readings
 * with the document's own companies, of those that have some.
 */
export type AllReadings = Readonly<{
  readings: Readings;
  disturbed: ReadonlyMap<string, readonly InvoiceReading[]>;
  unread: ReadonlyMap<string, readonly InvoiceReading[]>;
  known: Readings;
}>;

/** Extracts every document; one without words has no result. */
export async function understandAll(
  documents: readonly LabelledDocument[],
  { cache, models, without = [], processes, companiesOf = () => [], onProgress }: HeldOutSettings,
): Promise<AllReadings> {
  const readings = new Map<string, InvoiceReading>();
  const disturbed = new Map<string, readonly InvoiceReading[]>();
  const unread = new Map<string, readonly InvoiceReading[]>();
  const known = new Map<string, InvoiceReading>();
  const jobs = documents.flatMap((document) => {
    const { name, path } = document;
    return path === undefined ? [] : [{ name, path, cache, models, without, companies: companiesOf(document) }];
  });
  let done = 0;
  const script = new URL("./understand-document.ts", import.meta.url);
  await runInChildren<DocumentJob, UnderstoodDocument>(
    script,
    jobs,
    processes,
    ({ name, reading, known: own, ...more }) => {
      if (reading) readings.set(name, reading);
      disturbed.set(name, more.disturbed);
      unread.set(name, more.unread);
      if (own) known.set(name, own);
      onProgress(++done, jobs.length);
    },
  );
  return { readings, disturbed, unread, known };
}

/** Everything that is fitted on real documents. */
export type FittedTables = Readonly<{ ranking: RankingTable; calibration: CalibrationTable }>;

/** An extracted document with its fold. */
export type ReadDocument = Readonly<{
  name: string;
  issuer: string;
  fold: number;
  label: Label;
  reading: InvoiceReading;
  disturbed: readonly InvoiceReading[];
  unread: readonly InvoiceReading[];
  choices: ReadonlyMap<string, Choice>;
}>;

export function readDocuments(
  documents: readonly LabelledDocument[],
  { readings, disturbed, unread }: Omit<AllReadings, "known">,
  rules: RuleSet = allRules,
): ReadDocument[] {
  const folds = foldsOf(documents.map(issuerGroupOf), foldCount);
  return documents.flatMap((document) => {
    const { name, label } = document;
    const reading = readings.get(name);
    const issuer = issuerGroupOf(document);
    const fold = folds.get(issuer);
    if (!reading || fold === undefined) return [];
    const choices = choicesOf(withCreditSign(reading, rules), labelVerdict(label));
    const others = { disturbed: disturbed.get(name) ?? [], unread: unread.get(name) ?? [] };
    return [{ name, issuer, fold, label, reading, ...others, choices }];
  });
}

/**
 * Fits ranking and calibration. Calibration is fitted on choices made with a ranking fitted on other issuers: choices
 * on a ranking's own training documents are overconfident. Disturbed readings join the fit: on the documents for which
 * rules were written few errors are left to learn from.
 */
export function fitDocuments(
  documents: readonly ReadDocument[],
  precision: Thresholds,
  rules: RuleSet = allRules,
): FittedTables {
  const rankingOf = (read: readonly ReadDocument[]) => fitRanking(read.map(({ choices }) => choices));
  const groups = [...Map.groupBy(documents, ({ fold }) => fold)].flatMap(([fold, own]) => {
    const ranking = rankingOf(documents.filter((document) => document.fold !== fold));
    const observeAll = (label: Label, readings: readonly InvoiceReading[]) =>
      readings.flatMap((reading) => observeFields(label, reading, ranking, rules));
    return own.map(({ label, reading, disturbed, unread, issuer }) => ({
      fold,
      issuer,
      observations: observe(label, reading, ranking, rules),
      disturbed: observeAll(label, disturbed),
      unread: observeAll(label, unread),
    }));
  });
  return { ranking: rankingOf(documents), calibration: fitCalibration(groups, precision) };
}

/** Results of each document with ranking and calibration fitted on other issuers only, without own companies. */
export function predictHeldOut(
  documents: readonly LabelledDocument[],
  all: AllReadings,
  precision: Thresholds,
  without: readonly RuleName[] = [],
): ReadonlyMap<string, Prediction> {
  const rules = rulesWithout(without);
  const read = readDocuments(documents, all, rules);
  const predictions = new Map<string, Prediction>(documents.map(({ name }) => [name, {}]));
  for (const [fold, judged] of Map.groupBy(read, (document) => document.fold)) {
    const others = read.filter((document) => document.fold !== fold);
    const fit = fitDocuments(others, precision, rules);
    for (const { name, reading } of judged) {
      const validated = validate(all.known.get(name) ?? reading, { lineItems: true, rules, ...fit });
      if (validated.found) predictions.set(name, validated.data);
    }
  }
  return predictions;
}
