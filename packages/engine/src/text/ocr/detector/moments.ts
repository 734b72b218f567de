/** Sums over a component's pixels, from which the curvature of its centre line follows. */
export class Moments {
  readonly #origin: readonly [x: number, y: number];
  readonly #x = [0, 0, 0, 0, 0];
  readonly #y = [0, 0, 0];

  /** The origin lies inside the component, so that powers stay small. */
  constructor(x: number, y: number) {
    this.#origin = [x, y];
  }

  add(x: number, y: number): void {
    const [along, down] = [x - this.#origin[0], y - this.#origin[1]];
    let power = 1;
    for (let k = 0; k < 5; k++) {
      this.#x[k] = (this.#x[k] ?? 0) + power;
      if (k < 3) this.#y[k] = (this.#y[k] ?? 0) + power * down;
      power *= along;
    }
  }

  /** Coefficient of x² in the least-squares parabola through the pixels; undefined for a component without width. */
  curvature(): number | undefined {
    const [n = 0, x1 = 0, x2 = 0, x3 = 0, x4 = 0] = this.#x;
    const [y0 = 0, y1 = 0, y2 = 0] = this.#y;
    const whole = determinant(n, x1, x2, x1, x2, x3, x2, x3, x4);
    if (Math.abs(whole) <= 1e-6 * n * x2 * x4) return undefined;
    return determinant(n, x1, y0, x1, x2, y1, x2, x3, y2) / whole;
  }
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

function determinant(...[a, b, c, d, e, f, g, h, i]: Nine): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
