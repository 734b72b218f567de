import type { CaptionSide, CustomFieldDefinition } from "./custom-field.ts";

/**
 * Right values and all values by position relative to the caption, on generated and real documents:
 * the last table of `npm run eval:fields`. Both together, because real documents with labelled fields are few.
 */
const measured: Readonly<Record<CaptionSide, readonly [right: number, given: number]>> = {
  sameWord: [4, 4],
  rightWithColon: [104, 110],
  right: [61, 62],
  below: [48, 51],
  column: [506, 593],
};

/** Prior: nine in ten are right, with the weight of ten documents. */
const prior = [9, 10] as const;
/** Free text has no fixed form, so the end of a value is uncertain. */
const formless = 0.9;

/** The share of values in this position that are right, before OCR confidence is considered. */
export function confidenceOf(
  side: CaptionSide,
  { type, pattern }: Pick<CustomFieldDefinition, "type" | "pattern">,
): number {
  const [right, given] = measured[side];
  const share = (right + prior[0]) / (given + prior[1]);
  return type === "text" && pattern === undefined ? share * formless : share;
}
