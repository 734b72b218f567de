import { parseAddressParts } from "../../locale/addresses/address-parts.ts";
import { isProvenTaxId } from "../../locale/companies/tax-id.ts";
import type { Candidate, FieldName, FieldReadings } from "../../understand/invoice-reading.ts";
import { isSameName } from "./same-name.ts";

type Value = Candidate<string | number>;

/**
 * A chosen candidate. agreement: evidence of the rest of the document (1 for, −1 against, 0 none). probability: the
 * model's, for a name that of its most probable print. rest: log odds of the document's other values; on unfamiliar
 * documents several are wrong at once. rival: the model's probability of the best candidate with another value.
 * overruled: whether the model preferred that rival.
 */
export type Chosen = Readonly<{
  candidate: Value;
  margin: number;
  agreement: number;
  probability: number;
  rest: number;
  rival: number;
  overruled: boolean;
}>;
export type ChosenFields = ReadonlyMap<FieldName, Chosen>;

/** The model's probability of the best other candidate of a field. */
export function rivalOf(fields: FieldReadings, name: FieldName, chosen: Value): number {
  const rivals = fields[name].filter((candidate) => isRival(name, candidate, chosen));
  return Math.max(0, ...rivals.map(({ probability }) => probability));
}

/** The model's probability of a value; for a name that of its most probable print. */
export function supportOf(fields: FieldReadings, name: FieldName, chosen: Value): number {
  const same = fields[name].filter((candidate) => !isRival(name, candidate, chosen));
  return Math.max(chosen.probability, ...same.map(({ probability }) => probability));
}

/**
 * Whether a candidate has another value than the chosen one. A misread print and the trade sign of the same name have
 * the same value. These count for nothing: a name that could not be read beside one that could, a tax number without
 * valid check digits beside one with them, and a part of an address beside a whole one.
 */
export function isRival(name: FieldName, other: Value | undefined, chosen: Value): boolean {
  if (other === undefined || other === chosen || other.signOf === chosen.value) return false;
  if (name.endsWith(".tax_id")) return !(isProvenTaxId(String(chosen.value)) && !isProvenTaxId(String(other.value)));
  if (name.endsWith(".address")) return !(isWholeAddress(chosen) && !isWholeAddress(other));
  return !(name.endsWith(".name") && (isSameName(other, chosen) || isIllegible(other, chosen)));
}

/** Whether an address has a street and a postal code. */
function isWholeAddress({ value }: Value): boolean {
  const { street, postal_code } = parseAddressParts(String(value));
  return street !== undefined && postal_code !== undefined;
}

const [illegible, legible] = [0.3, 0.8];

/** What could not be read beside a name that could is a piece of a logo. */
function isIllegible(other: Value, chosen: Value): boolean {
  return other.source === "ocr" && other.worstLegibility < illegible && chosen.worstLegibility >= legible;
}

/** Every candidate, and none. */
export function candidatesOrNone<Value>(candidates: readonly Candidate<Value>[]): (Candidate<Value> | undefined)[] {
  return [...candidates, undefined];
}

/** Highest probability: more would need ten thousand documents to verify. */
const surest = 0.9995;

export function oddsOf(probability: number): number {
  const chance = Math.min(surest, Math.max(1 - surest, probability));
  return Math.log(chance / (1 - chance));
}
