/**
 * Coefficients of the slope that the lines of a bent page have at a place: 1, x, x², y, x·y and x²·y, with x and y as
 * fractions of the page from its middle.
 */
export type Bend = readonly [number, number, number, number, number, number];

/** The values of the slope polynomial's basis functions at a point. */
export function slopeBasis(x: number, y: number): Bend {
  return [1, x, x * x, y, x * y, x * x * y];
}

/** Slope of the lines at a place. */
export function slopeAt(bend: Bend, x: number, y: number): number {
  return product(bend, slopeBasis(x, y));
}

/** Distance by which a line at this place lies below its height at the middle of the page: the integral of the slope. */
export function sagAt(bend: Bend, x: number, y: number): number {
  const [square, cube] = [(x * x) / 2, (x * x * x) / 3];
  return product(bend, [x, square, cube, x * y, square * y, cube * y]);
}

function product(a: Bend, b: Bend): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
