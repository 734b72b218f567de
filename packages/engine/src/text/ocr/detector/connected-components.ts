import { smallestRectangle, type TextBox } from "../text-box.ts";
import { Moments } from "./moments.ts";

const inkProbability = 0.3;
const minScore = 0.5;
/** The detector marks the core of each line; the print extends beyond it by this factor of area ÷ perimeter. */
const growth = 1.6;
const minCorePixels = 8;

/** The detector's output: for every pixel the probability that it belongs to the core of a line. */
export type InkMap = Readonly<{ ink: Float32Array; width: number; height: number }>;

/** Connected components of the probability map as rectangles, grown to the print's extent. */
export function connectedLines(map: InkMap): TextBox[] {
  const { ink } = map;
  const seen = new Uint8Array(ink.length);
  const boxes: TextBox[] = [];
  for (let start = 0; start < ink.length; start++) {
    if ((ink[start] ?? 0) <= inkProbability || seen[start] === 1) continue;
    const component = floodComponent(map, seen, start);
    if (component.size < minCorePixels || component.sum / component.size < minScore) continue;
    const core = smallestRectangle(component.outline);
    const bow = component.bow();
    boxes.push(grown({ ...core, score: component.sum / component.size, ...(bow === undefined ? {} : { bow }) }));
  }
  return boxes;
}

type Component = Readonly<{
  size: number;
  sum: number;
  outline: [number, number][];
  bow: () => number | undefined;
}>;

function floodComponent({ ink, width, height }: InkMap, seen: Uint8Array, start: number): Component {
  const rows = new Map<number, [number, number]>();
  const stack = [start];
  const last = width * (height - 1);
  seen[start] = 1;
  let sum = 0;
  let size = 0;
  const moments = new Moments(start % width, Math.floor(start / width));
  const visit = (next: number) => {
    if ((ink[next] ?? 0) <= inkProbability || seen[next] === 1) return;
    seen[next] = 1;
    stack.push(next);
  };
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    size++;
    sum += ink[at] ?? 0;
    moments.add(x, y);
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < last) visit(at + width);
  }
  return { size, sum, outline: corners(rows), bow: () => moments.curvature() };
}

/** Corners of each row's first and last pixel: the convex hull of a component is that of these points. */
function corners(rows: ReadonlyMap<number, readonly [number, number]>): [number, number][] {
  return [...rows].flatMap(([y, [x0, x1]]): [number, number][] => [
    [x0, y],
    [x0, y + 1],
    [x1 + 1, y],
    [x1 + 1, y + 1],
  ]);
}

function grown(core: TextBox): TextBox {
  const distance = (core.width * core.height * growth) / (2 * (core.width + core.height));
  return { ...core, width: core.width + 2 * distance, height: core.height + 2 * distance };
}
