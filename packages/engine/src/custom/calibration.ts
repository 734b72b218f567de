import type { CaptionSide, CustomFieldDefinition } from "./custom-field.ts";

/**
 * How many of the values in each place beside a caption were right, of how many, on documents of the factory and on real ones:
 * the last table of `npm run eval:fields`. Both together, because real documents with labelled fields are few.
 */
const measured: Readonly<Record<CaptionSide, readonly [right: number, given: number]>> = {
  sameWord: [4, 4],
  rightWithColon: [104, 110],
  right: [61, 62],
  below: [48, 51],
  column: [506, 593],
};

/** What is believed before anything was measured: nine in ten, as strongly as ten documents would say it. */
const prior = [9, 10] as const;
/** A text has no form of its own to be told by: the end of a value is guessed. */
const formless = 0.9;

/** The share of values in this place that are right, before the reading of the words is considered. */
export function surenessOf(
  side: CaptionSide,
  { type, pattern }: Pick<CustomFieldDefinition, "type" | "pattern">,
): number {
  const [right, given] = measured[side];
  const share = (right + prior[0]) / (given + prior[1]);
  return type === "text" && pattern === undefined ? share * formless : share;
}
