/** Pixels: left, top, right, bottom. */
export type PixelArea = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** An area that may hold a code. `isClear`: well above the thresholds. */
export type CodeLikeArea = PixelArea & Readonly<{ isClear: boolean }>;

/** The smallest code that is printed spans three cells. */
export const smallestSpan = 3;
/** Minimum number of dark samples per cell of a group, of 64: half of a code is dark. */
const darkOnAverage = 25;

/** Groups of 3 × 3 cells that nearly all look like a code: print has gaps between its lines, a code has none. */
export function solidGroups(cells: Uint8Array, columns: number, rows: number): PixelArea[] {
  const solid = new Uint8Array(cells.length);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      let count = 0;
      for (let y = -1; y <= 1; y++) {
        for (let x = -1; x <= 1; x++) if (cells[(row + y) * columns + column + x] !== 0) count++;
      }
      if (count >= smallestSpan * smallestSpan - 1) solid[row * columns + column] = 1;
    }
  }
  return groupsOf(solid, columns).filter((group) => isDarkSquare(group, cells, columns));
}

/** Whether a group has at least two cells in each direction and the overall darkness of a code. */
function isDarkSquare({ left, top, right, bottom }: PixelArea, cells: Uint8Array, columns: number): boolean {
  if (right === left || bottom === top) return false;
  let dark = 0;
  let counted = 0;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const cell = cells[row * columns + column] as number;
      if (cell === 0) continue;
      dark += cell;
      counted++;
    }
  }
  return dark >= darkOnAverage * counted;
}

function groupsOf(solid: Uint8Array, columns: number): PixelArea[] {
  const groups: PixelArea[] = [];
  for (let start = solid.indexOf(1); start >= 0; start = solid.indexOf(1, start + 1)) {
    const open = [start];
    solid[start] = 0;
    let [left, top, right, bottom] = [start % columns, Math.floor(start / columns), 0, 0];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const [column, row] = [key % columns, Math.floor(key / columns)];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      for (const near of [key - 1, key + 1, key - columns, key + columns]) {
        if (solid[near] !== 1) continue;
        solid[near] = 0;
        open.push(near);
      }
    }
    groups.push({ left, top, right, bottom });
  }
  return groups;
}

/** Merges overlapping areas: parts of a code separated by its finder squares, or the same code found at two scales. */
export function mergeAreas(areas: readonly CodeLikeArea[]): CodeLikeArea[] {
  const result: CodeLikeArea[] = [];
  for (const area of areas) {
    let joined = area;
    for (let at = result.findIndex((other) => overlap(other, joined)); at >= 0; ) {
      const [other] = result.splice(at, 1);
      if (other) joined = union(other, joined);
      at = result.findIndex((rest) => overlap(rest, joined));
    }
    result.push(joined);
  }
  return result;
}

function overlap(a: PixelArea, b: PixelArea): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function union(a: CodeLikeArea, b: CodeLikeArea): CodeLikeArea {
  return {
    isClear: a.isClear || b.isClear,
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function sizeOf({ left, top, right, bottom }: PixelArea): number {
  return (right - left) * (bottom - top);
}
