import type { FieldVerdict } from "./judge.ts";

type ReliabilityBin = Readonly<{ from: number; to: number; n: number; confidence: number; right: number }>;
/** nearlyCertain: how many values were given at certainty and above, and how many of them were wrong. */
export type Calibration = Readonly<{
  n: number;
  error: number;
  bins: readonly ReliabilityBin[];
  nearlyCertain: Readonly<{ n: number; wrong: number }>;
}>;

const binCount = 10;
export const certainty = 0.98;

/**
 * Compares confidence with the share of right values: of values at about 0.9, nine in ten should be right. The expected
 * calibration error is the mean distance over ten bins. Undefined without any confidence.
 */
export function calibrate(verdicts: readonly FieldVerdict[]): Calibration | undefined {
  const given = verdicts.flatMap(({ confidence, got, right }) =>
    confidence === undefined || got === undefined ? [] : [{ confidence, right }],
  );
  if (given.length === 0) return undefined;
  const grouped = Map.groupBy(given, ({ confidence }) => Math.min(binCount - 1, Math.floor(confidence * binCount)));
  const bins = Array.from({ length: binCount }, (_, bin) => binOf(bin, grouped.get(bin) ?? [])).filter(
    ({ n }) => n > 0,
  );
  const error = bins.reduce(
    (sum, { n, confidence, right }) => sum + (n / given.length) * Math.abs(confidence - right),
    0,
  );
  const certain = given.filter(({ confidence }) => confidence >= certainty);
  const nearlyCertain = { n: certain.length, wrong: certain.filter(({ right }) => !right).length };
  return { n: given.length, error, bins, nearlyCertain };
}

function binOf(bin: number, given: readonly { confidence: number; right: boolean }[]): ReliabilityBin {
  const n = given.length;
  const confidence = given.reduce((sum, each) => sum + each.confidence, 0) / Math.max(1, n);
  const right = given.filter((each) => each.right).length / Math.max(1, n);
  return { from: bin / binCount, to: (bin + 1) / binCount, n, confidence, right };
}
