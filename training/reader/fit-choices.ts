/** One choice: every option with what is known of it, and how much of it is right. */
export type Choice = readonly Readonly<{ features: readonly number[]; right: number }>[];

export type ChoiceFit = Readonly<{
  weights: number[];
  /** Share of right parts among the possible with the weights it began with, with those it found, and at best. */
  before: number;
  after: number;
  possible: number;
}>;

const steps = 400;
const rate = 0.1;
const ridge = 0.002;

/**
 * Weights under which the right option of each choice is the likeliest, by gradient steps with momentum per weight. Where several options are
 * equally right, they share the credit; where none is, the choice teaches nothing.
 */
export function fitChoices(choices: readonly Choice[], towards: readonly number[]): ChoiceFit {
  const telling = choices.filter((choice) => new Set(choice.map(({ right }) => right)).size > 1);
  const size = telling[0]?.[0]?.features.length ?? towards.length;
  const start = Array.from({ length: size }, (_, index) => towards[index] ?? 0);
  const weights = [...start];
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step++) {
    const gradient = gradientOf(telling, weights);
    for (let index = 0; index < size; index++) {
      const slope = (gradient[index] ?? 0) + ridge * ((weights[index] ?? 0) - (start[index] ?? 0));
      mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * slope;
      square[index] = 0.99 * (square[index] ?? 0) + 0.01 * slope * slope;
      const momentum = (mean[index] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((square[index] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[index] = (weights[index] ?? 0) - (rate * momentum) / scale;
    }
  }
  return {
    weights,
    before: rightShare(choices, start),
    after: rightShare(choices, weights),
    possible: rightShare(choices, undefined),
  };
}

function gradientOf(choices: readonly Choice[], weights: readonly number[]): Float64Array {
  const gradient = new Float64Array(weights.length);
  for (const choice of choices) {
    const scores = choice.map(({ features }) => dot(features, weights));
    const highest = Math.max(...scores);
    const chances = scores.map((score) => Math.exp(score - highest));
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    const best = Math.max(...choice.map(({ right }) => right));
    const winners = choice.map(({ right }, index) => (right === best ? (chances[index] ?? 0) : 0));
    const won = winners.reduce((sum, chance) => sum + chance, 0) || 1;
    for (const [index, { features }] of choice.entries()) {
      const push = ((chances[index] ?? 0) / total - (winners[index] ?? 0) / won) / choices.length;
      for (let at = 0; at < gradient.length; at++) gradient[at]! += push * (features[at] ?? 0);
    }
  }
  return gradient;
}

function rightShare(choices: readonly Choice[], weights: readonly number[] | undefined): number {
  let [got, all] = [0, 0];
  for (const choice of choices) {
    const most = Math.max(...choice.map(({ right }) => right));
    const taken = weights
      ? choice.reduce((a, b) => (dot(b.features, weights) > dot(a.features, weights) ? b : a)).right
      : most;
    got += taken;
    all += Math.max(1, most);
  }
  return got / Math.max(1, all);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
