import { parseAddressParts } from "../locale/addresses/address-parts.ts";
import { isValidIban } from "../locale/companies/iban.ts";
import { hasLegalForm } from "../locale/companies/legal-form.ts";
import { isProvenTaxId, judgeTaxId } from "../locale/companies/tax-id.ts";
import type { Candidate } from "../understand/invoice-reading.ts";
import table from "./calibration.json" with { type: "json" };
import { type Chosen, oddsOf } from "./choose/chosen.ts";

/** Features of a chosen value; the names are the columns of the calibration table. */
export const confidenceFeatures = [
  "odds",
  "margin",
  "repeats",
  "agreement",
  "format",
  "ocr",
  "illegible word",
  "spoilt",
  "weakest word",
  "edge",
  "legal form",
  "postal code",
  "rest of the document",
  "length",
  "words",
  "rival",
  "overruled",
  "unlikely",
] as const;

/** Fitted on labelled documents; see eval/held-out. The last weight is the constant. */
type FieldCalibration = Readonly<{ weights: readonly number[]; threshold: Thresholds }>;
/** Thresholds by kind of page: OCR errors differ from errors in text layers. */
export type Thresholds = Readonly<Record<Candidate<unknown>["source"], number>>;
export type CalibrationTable = Readonly<{
  shared: readonly number[];
  fields: Readonly<Record<string, FieldCalibration>>;
}>;

/** The table that ships with the engine. */
export const shippedCalibration: CalibrationTable = table;

const likelierThanNot: Thresholds = { text: 0.5, ocr: 0.5 };

/** Fields without labelled documents share the calibration of the others. */
function calibrationOf({ fields, shared }: CalibrationTable, name: string): FieldCalibration {
  return fields[name] ?? { weights: shared, threshold: likelierThanNot };
}

export function featuresOf(name: string, chosen: Chosen): number[] {
  const { candidate, margin, agreement, rest, rival, overruled } = chosen;
  const text = String(candidate.value);
  return [
    oddsOf(chosen.probability),
    margin,
    Math.min(2, Math.log2(Math.max(1, candidate.repeats))),
    agreement,
    formatVerdict(name, candidate.value),
    candidate.source === "ocr" ? 1 : 0,
    1 - candidate.worstLegibility,
    spoiltBy(name, candidate),
    1 - candidate.weakest,
    candidate.edge,
    name.endsWith(".name") && hasLegalForm(text) ? 1 : 0,
    name.endsWith(".address") && parseAddressParts(text).postal_code ? 1 : 0,
    rest,
    Math.min(3, text.length / 20),
    Math.min(3, text.split(/\s+/).length / 5),
    rival,
    overruled ? 1 : 0,
    Math.min(0, oddsOf(chosen.probability)),
  ];
}

/** A word read with less than this confidence may well be wrong. */
const legibleWord = 0.8;
/** One wrong word of this many is enough to make a name or an address wrong. */
const wordsOfText = 3;
const isText = (name: string) => /\.(?:name|address|description)$|^payment_terms$/.test(name);

/**
 * How far the least legible word may make the value wrong, 0–1: a code, a date or an amount by any character, unless
 * check digits confirm it, a text by its share of the words.
 */
function spoiltBy(name: string, { value, worstLegibility }: Chosen["candidate"]): number {
  if (formatVerdict(name, value) === 1) return 0;
  const doubt = Math.min(1, (1 - worstLegibility) / (1 - legibleWord));
  const words = isText(name) ? String(value).split(/\s+/).length : 1;
  return doubt * Math.min(1, wordsOfText / words);
}

/** Share of right values among such values of real documents. */
export function confidenceOf(name: string, chosen: Chosen, calibration: CalibrationTable): number {
  return confidenceFrom(name, featuresOf(name, chosen), calibration);
}

export function confidenceFrom(name: string, features: readonly number[], calibration: CalibrationTable): number {
  const { weights } = calibrationOf(calibration, name);
  const score = features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), weights.at(-1) ?? 0);
  return 1 / (1 + Math.exp(-score));
}

/** A field below its threshold is absent: no value is better than a guess. */
export function isSureEnough(
  name: string,
  { candidate }: Chosen,
  confidence: number,
  calibration: CalibrationTable,
): boolean {
  return confidence >= calibrationOf(calibration, name).threshold[candidate.source];
}

function formatVerdict(name: string, value: string | number): number {
  if (typeof value !== "string") return 0;
  if (name.endsWith("tax_id")) {
    if (isProvenTaxId(value)) return 1;
    return judgeTaxId(value) === "invalid" ? -1 : 0;
  }
  if (name === "payment.iban") return isValidIban(value) ? 1 : -1;
  return 0;
}
