export type Point = Readonly<{ x: number; y: number }>;
export type Box = Readonly<{ x0: number; y0: number; x1: number; y1: number }>;

/** A 3 × 3 matrix in rows that maps pixels of one picture to pixels of another. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export function mapPoint(h: Homography, { x, y }: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** Maps points of one picture to another. */
export type PointMap = (point: Point) => Point;

/** Maps between two pictures in both directions. */
export type PointMaps = Readonly<{ map: PointMap; back: PointMap }>;

export function byHomography(h: Homography): PointMaps {
  const inverse = invert(h);
  return { map: (point) => mapPoint(h, point), back: (point) => mapPoint(inverse, point) };
}

/** First `inner`, then `outer`. */
function compose(outer: Homography, inner: Homography): Homography {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (outer[row * 3 + k] as number) * (inner[k * 3 + column] as number), 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  const minors = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d];
  return minors.map((minor) => minor / determinant) as unknown as Homography;
}

/** Rotation by some degrees (clockwise on the screen) about a centre, then a shift. */
export function turn(degrees: number, centre: Point, to: Point): Homography {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, to.x - cos * centre.x + sin * centre.y, sin, cos, to.y - sin * centre.x - cos * centre.y, 0, 0, 1];
}

/**
 * The homography that maps a width × height picture onto four corners (top left, top right, bottom right, bottom left).
 */
export function ontoCorners(width: number, height: number, corners: readonly [Point, Point, Point, Point]): Homography {
  const [p, q, r, s] = corners;
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  const unit: Homography = [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
  return compose(unit, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
}
