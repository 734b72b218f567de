/** Maps PDF points (origin at the bottom left) to fractions of the upright page (origin at the top left). */
export type Upright = Readonly<{
  /** The visible part of the page in its own points. */
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** Quarter turns clockwise from the page's own space to the upright page. */
  turns: number;
}>;

export function uprightSize(frame: Upright): { width: number; height: number } {
  const across = frame.right - frame.left;
  const along = frame.top - frame.bottom;
  return frame.turns % 2 === 0 ? { width: across, height: along } : { width: along, height: across };
}

export function uprightPoint(frame: Upright, x: number, y: number): [x: number, y: number] {
  const u = (x - frame.left) / (frame.right - frame.left);
  const v = (frame.top - y) / (frame.top - frame.bottom);
  switch (frame.turns) {
    case 1:
      return [1 - v, u];
    case 2:
      return [1 - u, 1 - v];
    case 3:
      return [v, 1 - u];
    default:
      return [u, v];
  }
}

/** The axis-aligned box of two opposite corners. */
export function uprightBox(
  frame: Upright,
  corners: readonly [number, number, number, number],
): [number, number, number, number] {
  const [ax, ay] = uprightPoint(frame, corners[0], corners[1]);
  const [bx, by] = uprightPoint(frame, corners[2], corners[3]);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}
