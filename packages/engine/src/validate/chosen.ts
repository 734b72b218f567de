import type { Candidate, FieldName, FieldReadings } from "../understand/invoice-reading.ts";
import { isSameName } from "./same-name.ts";

type Value = Candidate<string | number>;

/**
 * A chosen candidate. agreement: what the rest of the document says of it: 1 agrees, −1 contradicts, 0 is silent. probability: the reader's own
 * estimate, of a name that of its surest printing. rest: how sure the reader is of the document's other values, in log odds; on paper unlike any it
 * knows it errs in several at once. rival: the reader's own estimate of the likeliest candidate that says something else. overruled: whether the
 * reader thought such a one likelier than the one that the choice as a whole took.
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

/** How likely the reader thinks the best other candidate of a field. */
export function rivalOf(fields: FieldReadings, name: FieldName, chosen: Value): number {
  const rivals = fields[name].filter((candidate) => isRival(name, candidate, chosen));
  return Math.max(0, ...rivals.map(({ probability }) => probability));
}

/** How likely the reader thinks a value: a name as likely as the surest of its printings. */
export function supportOf(fields: FieldReadings, name: FieldName, chosen: Value): number {
  const same = fields[name].filter((candidate) => !isRival(name, candidate, chosen));
  return Math.max(chosen.probability, ...same.map(({ probability }) => probability));
}

/** Whether a candidate says something else than the chosen one. A name that is printed again, and read otherwise, does not. */
export function isRival(name: FieldName, other: Value | undefined, chosen: Value): boolean {
  if (other === undefined || other === chosen) return false;
  return !(name.endsWith(".name") && isSameName(other, chosen));
}

/** Every candidate, and none. */
export function options<Value>(candidates: readonly Candidate<Value>[]): (Candidate<Value> | undefined)[] {
  return [...candidates, undefined];
}

/** Ten thousand documents would be needed to tell one in two thousand from never. */
const surest = 0.9995;

export function oddsOf(probability: number): number {
  const chance = Math.min(surest, Math.max(1 - surest, probability));
  return Math.log(chance / (1 - chance));
}
