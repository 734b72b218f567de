import type { Box } from "../page-text/page-text.ts";

/** Points: maximum size of the dots and short bars of a code; ruled lines and boxes are larger. */
const thickest = 7;
const longest = 45;
/** Points: side of the squares in which dots are counted. */
const squareSide = 24;
/** Dots per square: a code has more than thirty, a ruled table three or four lines. */
const fewestDots = 9;

/** Areas with many small shapes close together: codes drawn dot by dot. */
export function patternAreas(paths: readonly Box[], page: { width: number; height: number }): Box[] {
  const counts = new Map<number, number>();
  const columns = Math.ceil(page.width / squareSide) + 1;
  for (const [x0, y0, x1, y1] of paths) {
    const [across, along] = [(x1 - x0) * page.width, (y1 - y0) * page.height];
    if (Math.min(across, along) > thickest || Math.max(across, along) > longest) continue;
    const column = Math.floor((((x0 + x1) / 2) * page.width) / squareSide);
    const row = Math.floor((((y0 + y1) / 2) * page.height) / squareSide);
    const key = row * columns + column;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const dense = new Set([...counts].filter(([, count]) => count >= fewestDots).map(([key]) => key));
  return connected(dense, columns).map((keys) => areaOf(keys, columns, page));
}

/** Groups of squares that touch, including at corners. */
function connected(squares: ReadonlySet<number>, columns: number): number[][] {
  const left = new Set(squares);
  const groups: number[][] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (let at = 0; at < group.length; at++) {
      const key = group[at] ?? 0;
      for (const down of [-columns, 0, columns]) {
        for (const right of [-1, 0, 1]) if (left.delete(key + down + right)) group.push(key + down + right);
      }
    }
    groups.push(group);
  }
  return groups;
}

function areaOf(keys: readonly number[], columns: number, { width, height }: { width: number; height: number }): Box {
  const xs = keys.map((key) => key % columns);
  const ys = keys.map((key) => Math.floor(key / columns));
  // Squares at the edge of a code may have too few dots, so the area is extended by one on every side.
  const side = (square: number, whole: number) => Math.min(1, Math.max(0, (square * squareSide) / whole));
  return [
    side(Math.min(...xs) - 1, width),
    side(Math.min(...ys) - 1, height),
    side(Math.max(...xs) + 2, width),
    side(Math.max(...ys) + 2, height),
  ];
}
