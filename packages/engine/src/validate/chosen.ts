import type { Candidate, FieldName, FieldReadings } from "../understand/invoice-reading.ts";

/**
 * A chosen candidate. agreement: what the rest of the document says of it: 1 agrees, −1 contradicts, 0 is silent. rest: how sure the reader is of
 * the document's other values, in log odds; on paper unlike any it knows it errs in several at once. rival: the reader's own estimate of the
 * likeliest other candidate. overruled: whether the reader thought another one likelier than the one that the choice as a whole took.
 */
export type Chosen = Readonly<{
  candidate: Candidate<string | number>;
  margin: number;
  agreement: number;
  rest: number;
  rival: number;
  overruled: boolean;
}>;
export type ChosenFields = ReadonlyMap<FieldName, Chosen>;

/** How likely the reader thinks the best other candidate of a field. */
export function rivalOf(fields: FieldReadings, name: FieldName, chosen: Candidate<string | number>): number {
  const others = fields[name].filter((candidate) => candidate !== chosen).map((candidate) => candidate.probability);
  return Math.max(0, ...others);
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
