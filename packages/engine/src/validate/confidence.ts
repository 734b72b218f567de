import { parseAddressParts } from "../locale/address-parts.ts";
import { isValidIban } from "../locale/iban.ts";
import { hasLegalForm } from "../locale/legal-form.ts";
import { judgeTaxId } from "../locale/tax-id.ts";
import table from "./calibration.json" with { type: "json" };
import type { Chosen } from "./chosen.ts";

/** What is known of a chosen value, as numbers; the names are the columns of the calibration table. */
export const confidenceFeatures = [
  "odds",
  "margin",
  "repeats",
  "agreement",
  "format",
  "ocr",
  "illegible",
  "illegible word",
  "weakest word",
  "edge",
  "legal form",
  "postal code",
] as const;

/** Fitted on labelled documents; see eval/held-out. */
type FieldCalibration = Readonly<{ bias: number; slope: number; threshold: number }>;
export type CalibrationTable = Readonly<{
  weights: readonly number[];
  constant: number;
  fields: Readonly<Record<string, FieldCalibration>>;
}>;

/** The table that ships with the engine. */
export const shippedCalibration: CalibrationTable = table;

/** Fields that no labelled document speaks of share what was learned of the others. */
function calibrationOf({ fields, constant }: CalibrationTable, name: string): FieldCalibration {
  return fields[name] ?? { bias: constant, slope: 0, threshold: 0.5 };
}

export function featuresOf(name: string, chosen: Chosen): number[] {
  const { candidate, margin, agreement } = chosen;
  const probability = Math.min(0.9995, Math.max(0.0005, candidate.probability));
  return [
    Math.log(probability / (1 - probability)),
    margin,
    Math.min(2, Math.log2(Math.max(1, candidate.repeats))),
    agreement,
    formatVerdict(name, candidate.value),
    candidate.source === "ocr" ? 1 : 0,
    1 - candidate.legibility,
    1 - candidate.worstLegibility,
    1 - candidate.weakest,
    candidate.edge,
    name.endsWith(".name") && hasLegalForm(String(candidate.value)) ? 1 : 0,
    name.endsWith(".address") && parseAddressParts(String(candidate.value)).postal_code ? 1 : 0,
  ];
}

/** The share of such values that were right on real documents. */
export function confidenceOf(name: string, chosen: Chosen, calibration: CalibrationTable): number {
  return confidenceFrom(name, featuresOf(name, chosen), calibration);
}

export function confidenceFrom(name: string, features: readonly number[], calibration: CalibrationTable): number {
  const { bias, slope } = calibrationOf(calibration, name);
  const shared = calibration.weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-(shared + bias + slope * (features[0] ?? 0))));
}

/** Below this a field is left out: silence is better than a guess. */
export function thresholdOf(name: string, calibration: CalibrationTable): number {
  return calibrationOf(calibration, name).threshold;
}

function formatVerdict(name: string, value: string | number): number {
  if (typeof value !== "string") return 0;
  if (name.endsWith("tax_id")) {
    const verdict = judgeTaxId(value);
    return verdict === "valid" ? 1 : verdict === "invalid" ? -1 : 0;
  }
  if (name === "payment.iban") return isValidIban(value) ? 1 : -1;
  return 0;
}
