import type { TextBox } from "../text-box.ts";

/** Minimum width ÷ height of a box that shows its line's direction reliably. */
const longRatio = 5;
/** Number of nearest long lines whose direction a short box takes over. */
const neighbours = 3;

/** The direction most text runs in, by the length of the lines. */
export function mainAngle(boxes: readonly TextBox[]): number {
  const long = boxes.filter(isLong).sort((a, b) => a.angle - b.angle);
  const half = long.reduce((sum, box) => sum + box.width, 0) / 2;
  let sum = 0;
  for (const box of long) {
    sum += box.width;
    if (sum >= half) return box.angle;
  }
  return 0;
}

/** Replaces the unreliable direction of short boxes by that of the nearest long lines, or of the page. */
export function straighten(boxes: readonly TextBox[]): TextBox[] {
  const main = mainAngle(boxes);
  const long = boxes.filter((box) => isLong(box) && Math.abs(box.angle - main) < 0.15);
  return boxes.map((box) => (long.includes(box) ? box : withAngle(box, neighbourAngle(box, long) ?? main)));
}

export function isLong(box: TextBox): boolean {
  return box.width > longRatio * box.height;
}

function neighbourAngle(box: TextBox, long: readonly TextBox[]): number | undefined {
  if (long.length === 0) return undefined;
  const away = long.map(({ x, y, angle }) => ({ angle, distance: ((x - box.x) / 4) ** 2 + (y - box.y) ** 2 }));
  const nearest = away.sort((a, b) => a.distance - b.distance).slice(0, neighbours);
  const angles = nearest.map(({ angle }) => angle).sort((a, b) => a - b);
  return angles[angles.length >> 1];
}

/** Maximum correction (radians) for which a box keeps its sides; beyond it the box is nearly square. */
const smallTurn = 0.25;

function withAngle(box: TextBox, angle: number): TextBox {
  const turn = Math.abs(angle - box.angle);
  if (turn < smallTurn) return { ...box, angle };
  const side = Math.sqrt(box.width * box.height);
  return { ...box, width: side * 1.1, height: side * 1.1, angle };
}
