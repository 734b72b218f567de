import { solve } from "./fit-logistic.ts";

/** One choice: the features of every option, and its share of the credit. */
export type Choice = readonly Readonly<{ features: readonly number[]; right: number }>[];

const steps = 30;
/** Limit of a weight's change per step: the first steps overshoot. */
const longestStep = 1;
const settled = 1e-4;
/** Options less probable than this, which are most, do not change the fit and are skipped. */
const outOfTheQuestion = 1e-6;

/**
 * Weights that make the right option of each choice the most probable, by Newton's method. Several right options share
 * the credit; a choice in which all are right is ignored. `ridge` pulls every weight towards `towards`.
 */
export function fitChoices(choices: readonly Choice[], ridge: number, towards: readonly number[]): number[] {
  const telling = choices.filter((choice) => new Set(choice.map(({ right }) => right)).size > 1);
  const size = telling[0]?.[0]?.features.length ?? towards.length;
  const start = Array.from({ length: size }, (_, index) => towards[index] ?? 0);
  let weights = start;
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, index) => ridge * (weight - (start[index] ?? 0)));
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? ridge : 0)));
    for (const choice of telling) addChoice(choice, weights, slope, bend);
    const move = solve(bend, slope).map((way) => Math.max(-longestStep, Math.min(longestStep, way)));
    weights = weights.map((weight, index) => weight - (move[index] ?? 0));
    if (Math.max(...move.map(Math.abs)) < settled) break;
  }
  return weights;
}

/** Adds the gradient and the curvature of one choice. */
function addChoice(choice: Choice, weights: readonly number[], slope: number[], bend: number[][]): void {
  const best = Math.max(...choice.map(({ right }) => right));
  const chances = sharesOf(choice.map(({ features }) => dot(features, weights)));
  const wanted = sharesOf(
    choice.map(({ features, right }) => (right === best ? dot(features, weights) : Number.NEGATIVE_INFINITY)),
  );
  const mean = weights.map((_, at) => choice.reduce((sum, { features }, n) => sum + chances[n]! * features[at]!, 0));
  for (const [option, { features }] of choice.entries()) {
    const chance = chances[option] ?? 0;
    if (chance < outOfTheQuestion && wanted[option] === 0) continue;
    for (let row = 0; row < slope.length; row++) {
      slope[row]! += (chance - (wanted[option] ?? 0)) * (features[row] ?? 0);
      const off = chance * ((features[row] ?? 0) - (mean[row] ?? 0));
      if (off === 0) continue;
      for (let column = 0; column < slope.length; column++)
        bend[row]![column]! += off * ((features[column] ?? 0) - (mean[column] ?? 0));
    }
  }
}

function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - highest));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

/** Share of the credit that these weights reach. */
export function rightShare(choices: readonly Choice[], weights: readonly number[]): number {
  let [got, all] = [0, 0];
  for (const choice of choices) {
    got += choice.reduce((a, b) => (dot(b.features, weights) > dot(a.features, weights) ? b : a)).right;
    all += Math.max(...choice.map(({ right }) => right));
  }
  return got / Math.max(1, all);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
