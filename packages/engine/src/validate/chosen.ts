import type { Candidate, FieldName, FieldReadings } from "../understand/invoice-reading.ts";

/** A chosen candidate, and what the rest of the document says of it: 1 agrees, −1 contradicts, 0 is silent. */
export type Chosen = Readonly<{ candidate: Candidate<string | number>; margin: number; agreement: number }>;
export type ChosenFields = ReadonlyMap<FieldName, Chosen>;

/** What the reader ranked lower starts behind by this much, in units of log probability. */
const rankPenalty = 0.4;
/** What a second print of the same value in the same role adds. */
const repeatBonus = 0.4;
const leftOut = 0.05;

/** How far the chosen candidate is ahead of the best other one. */
export function marginOf(fields: FieldReadings, name: FieldName, chosen: Candidate<string | number>): number {
  const others = fields[name].filter((candidate) => candidate !== chosen).map((candidate) => candidate.probability);
  return chosen.probability - Math.max(0, ...others);
}

/** The reader's own view of a candidate, or of there being none. */
export function logOf<Value>(candidate: Candidate<Value> | undefined, ranked: readonly Candidate<Value>[]): number {
  if (!candidate) return Math.log(leftOut);
  const own =
    Math.log(Math.max(candidate.probability, 0.001)) + repeatBonus * Math.min(1, Math.log2(candidate.repeats));
  return own - rankPenalty * ranked.indexOf(candidate);
}

/** Every candidate, and none. */
export function options<Value>(candidates: readonly Candidate<Value>[]): (Candidate<Value> | undefined)[] {
  return [...candidates, undefined];
}
