/** A number on an item's row, with how likely the reader takes it for the quantity and for the price of one. */
export type RowNumber = Readonly<{ word: number; value: number; asQuantity: number; asPrice: number }>;

export type AgreeingNumbers = Readonly<{ quantity: RowNumber; price: RowNumber }>;

/** Prices are printed for one piece, for a hundred or for a thousand. */
const priceBases = [1, 10, 100, 1000];

export function agree(quantity: number, price: number, total: number): boolean {
  const slack = 0.02 + 0.002 * Math.abs(total);
  return priceBases.some((base) => Math.abs(Math.abs((quantity * price) / base) - Math.abs(total)) < slack);
}

/**
 * The two numbers of a row that multiply to its total, where there is just one such pair. A table with a column of pieces per box or of
 * gross prices shows more numbers than the reader can name; their product tells which two count.
 */
export function agreeingNumbers(numbers: readonly RowNumber[], total: number): AgreeingNumbers | undefined {
  const pairs = numbers.flatMap((a, index) =>
    numbers.slice(index + 1).flatMap((b) => (multiply(a, b, total) ? [{ a, b }] : [])),
  );
  const [only] = pairs;
  if (!only || pairs.length > 1) return undefined;
  return inRoles(only.a, only.b);
}

function multiply(a: RowNumber, b: RowNumber, total: number): boolean {
  return total !== 0 && Math.abs(Math.abs(a.value * b.value) - Math.abs(total)) < 0.006;
}

/** Pieces are whole where prices are not; else the reader's own view decides. */
function inRoles(a: RowNumber, b: RowNumber): AgreeingNumbers {
  const [wholeA, wholeB] = [Number.isInteger(a.value), Number.isInteger(b.value)];
  const aCounts = wholeA === wholeB ? a.asQuantity * b.asPrice >= b.asQuantity * a.asPrice : wholeA;
  return aCounts ? { quantity: a, price: b } : { quantity: b, price: a };
}
