import { seededRandom } from "./seeded-random.ts";

/** A value whose confidence was fitted on other issuers' documents. */
export type JudgedValue = Readonly<{ issuer: string; confidence: number; right: boolean }>;

const resamples = 200;
/** Share of resampled sets that may need a larger shift. */
const quantile = 0.05;
/** In log odds. */
const largestShift = 2;

/**
 * Shift of confidence in log odds for unseen issuers. Issuers are resampled with replacement, each with equal weight;
 * the shift is large enough for 95 % of the samples. Never positive: rules were written with these documents in view,
 * so they cannot show that confidence is too low.
 */
export function newIssuerShift(values: readonly JudgedValue[]): number {
  const random = seededRandom(1);
  const issuers = [...Map.groupBy(values, ({ issuer }) => issuer).values()].map((own) =>
    own.map(({ confidence, right }) => ({ odds: logOdds(confidence), right: right ? 1 : 0, weight: 1 / own.length })),
  );
  if (issuers.length === 0) return 0;
  const draw = () => issuers.flatMap(() => issuers[Math.floor(random() * issuers.length)] ?? []);
  const shifts = Array.from({ length: resamples }, () => shiftOf(draw())).toSorted((a, b) => a - b);
  return Math.min(0, shifts[Math.floor(quantile * resamples)] ?? 0);
}

type Weighted = Readonly<{ odds: number; right: number; weight: number }>;

/** The shift that makes mean confidence equal to the share of right values, by bisection. */
function shiftOf(values: readonly Weighted[]): number {
  let [low, high] = [-largestShift, largestShift];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    const missing = values.reduce(
      (sum, { odds, right, weight }) => sum + weight * (right - 1 / (1 + Math.exp(-odds - middle))),
      0,
    );
    if (missing > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const surest = 1e-6;

function logOdds(confidence: number): number {
  const chance = Math.min(1 - surest, Math.max(surest, confidence));
  return Math.log(chance / (1 - chance));
}
