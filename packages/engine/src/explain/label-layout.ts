import type { Mark } from "./marks.ts";

export type Rectangle = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A mark on the picture, in pixels: the box around the printed value and the label beside it. */
export type PlacedMark = Readonly<{ mark: Mark; box: Rectangle; label: Rectangle; text: string }>;

/** Labels are short: the value stands in the box itself, and the whole list is printed beside the picture. */
const longestValue = 32;
/** Average width of a Helvetica letter in parts of its size, a little generous. */
const letterWidth = 0.56;

export type Size = Readonly<{ width: number; height: number }>;

export function fontSize({ height }: Size): number {
  return Math.max(9, Math.round(height / 130));
}

/** Places each label close to its box without covering a label or another value. */
export function placeLabels(marks: readonly Mark[], size: Size): readonly PlacedMark[] {
  const boxed = marks.flatMap((mark) => (mark.location ? [{ mark, box: pixelBox(mark.location.box, size) }] : []));
  const placed: PlacedMark[] = [];
  for (const { mark, box } of boxed) {
    const text = labelText(mark);
    const taken = [...placed.map(({ label }) => label), ...boxed.map((other) => other.box)];
    placed.push({ mark, box, text, label: freePlace(box, text, { size, taken }) });
  }
  return placed;
}

export function pixelBox(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { width, height }: Size,
): Rectangle {
  return { x: x0 * width, y: y0 * height, width: (x1 - x0) * width, height: (y1 - y0) * height };
}

export function labelText({ field, value, confidence }: Mark): string {
  const short = value.length > longestValue ? `${value.slice(0, longestValue - 3)}...` : value;
  const sure = confidence === undefined ? "" : ` ${confidence.toFixed(2)}`;
  return `${field}: ${short}${sure}`;
}

type Room = Readonly<{ size: Size; taken: readonly Rectangle[] }>;

function freePlace(box: Rectangle, text: string, { size, taken }: Room): Rectangle {
  const letter = fontSize(size);
  const width = Math.ceil(text.length * letter * letterWidth) + letter;
  const height = Math.ceil(letter * 1.3);
  const x = Math.max(0, Math.min(box.x, size.width - width));
  const above = box.y - height - 1;
  const below = box.y + box.height + 1;
  const steps = Array.from({ length: 8 }, (_, step) => [above - step * height, below + step * height]).flat();
  const candidates = [
    ...steps.map((y) => ({ x, y, width, height })),
    { x: box.x + box.width + 2, y: box.y, width, height },
  ];
  const free = candidates.find((place) => isInside(place, size) && !taken.some((other) => overlap(place, other)));
  return free ?? { x, y: Math.max(0, above), width, height };
}

function isInside({ x, y, width, height }: Rectangle, size: Size): boolean {
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
