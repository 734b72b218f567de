/** One observation: its features, whether it was right, and its weight (1 if absent). */
export type Observation = Readonly<{ features: readonly number[]; right: boolean; weight?: number }>;

const steps = 60;

/**
 * Weights of a logistic model by Newton's method; the last is the constant. `ridge` pulls every other weight towards
 * `towards`, so that few observations do not give extreme weights.
 */
export function fitLogistic(observations: readonly Observation[], ridge: number, towards: readonly number[]): number[] {
  const size = towards.length;
  let weights = [...towards];
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, index) => ridgeOf(index, size, ridge) * ((towards[index] ?? 0) - weight));
    const curvature = weights.map((_, row) =>
      weights.map((_, column) => (row === column ? ridgeOf(row, size, ridge) : 0)),
    );
    for (const { features, right, weight = 1 } of observations) {
      const x = [...features, 1];
      const probability = sigmoid(dot(weights, x));
      const slope = weight * ((right ? 1 : 0) - probability);
      const bend = weight * Math.max(1e-6, probability * (1 - probability));
      for (let row = 0; row < size; row++) {
        gradient[row]! += slope * (x[row] ?? 0);
        for (let column = 0; column < size; column++)
          curvature[row]![column]! += bend * (x[row] ?? 0) * (x[column] ?? 0);
      }
    }
    const move = solve(curvature, gradient);
    weights = weights.map((weight, index) => weight + clamp(move[index] ?? 0, 1));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** A weak ridge on the constant as well: a field without errors must not get infinite confidence. */
function ridgeOf(index: number, size: number, ridge: number): number {
  return index === size - 1 ? Math.min(1, ridge) : ridge;
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Gaussian elimination with pivoting. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = rows[row]![size]!;
    for (let column = row + 1; column < size; column++) sum -= rows[row]![column]! * solution[column]!;
    solution[row] = sum / rows[row]![row]!;
  }
  return solution;
}
