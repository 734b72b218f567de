/** A rectangle around one line of text, in pixels. The angle turns it clockwise (y points down), in radians. */
export type TextBox = Readonly<{
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  score: number;
  /** Curvature of a bent line: its middle lies `bow · (width / 2)²` above its ends. */
  bow?: number;
}>;

type Point = readonly [x: number, y: number];

/** The smallest rectangle around points, its angle within ±45° so that `width` runs along the nearest horizontal. */
export function smallestRectangle(points: readonly Point[]): Omit<TextBox, "score"> {
  const hull = convexHull(points);
  let best: { area: number; box: Omit<TextBox, "score"> } | undefined;
  for (let i = 0; i < hull.length; i++) {
    const [ax, ay] = hull[i] as Point;
    const [bx, by] = hull[(i + 1) % hull.length] as Point;
    const box = rectangleAlong(hull, Math.atan2(by - ay, bx - ax));
    const area = box.width * box.height;
    if (best === undefined || area < best.area - 1e-9) best = { area, box };
  }
  return best?.box ?? rectangleAlong(hull, 0);
}

function rectangleAlong(points: readonly Point[], direction: number): Omit<TextBox, "score"> {
  const angle = nearestHorizontal(direction);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [u0, u1] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [v0, v1] = [u0, u1];
  for (const point of points) {
    const along = point[0] * cos + point[1] * sin;
    const down = point[1] * cos - point[0] * sin;
    u0 = Math.min(u0, along);
    u1 = Math.max(u1, along);
    v0 = Math.min(v0, down);
    v1 = Math.max(v1, down);
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: u1 - u0, height: v1 - v0, angle };
}

function nearestHorizontal(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - quarter * Math.round(angle / quarter);
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
