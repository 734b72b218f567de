/** One measured value as a sum of unknown coefficients times known terms. */
export type Equation = Readonly<{ terms: readonly number[]; value: number; weight: number }>;

/** Pulls coefficients that the equations leave open to zero; small beside the terms' own squares. */
const pull = 1e-4;

/** The coefficients with the least weighted squared error. */
export function leastSquares(equations: readonly Equation[]): number[] {
  const total = equations.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const size = equations[0]?.terms.length ?? 0;
  const matrix = Array.from({ length: size }, (_, row) => normalRow(equations, { row, size, total }));
  for (let pivot = 0; pivot < size; pivot++) eliminate(matrix, pivot);
  return matrix.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

type Place = Readonly<{ row: number; size: number; total: number }>;

/** One row of the normal equations, its right-hand side last. */
function normalRow(equations: readonly Equation[], { row, size, total }: Place): number[] {
  const cells = new Array<number>(size + 1).fill(0);
  for (const { terms, value, weight } of equations) {
    const factor = ((terms[row] ?? 0) * weight) / total;
    for (const [column, cell] of [...terms, value].entries()) cells[column] = (cells[column] ?? 0) + factor * cell;
  }
  cells[row] = (cells[row] ?? 0) + pull;
  return cells;
}

/** Subtracts the pivot's row from the others, so that they are zero in its column. */
function eliminate(matrix: readonly number[][], pivot: number): void {
  const own = matrix[pivot] ?? [];
  for (const [index, row] of matrix.entries()) {
    if (index === pivot) continue;
    const factor = (row[pivot] ?? 0) / (own[pivot] ?? 1);
    for (const [column, cell] of own.entries()) row[column] = (row[column] ?? 0) - factor * cell;
  }
}
