import type { TextBox } from "../text-box.ts";

/** The height of most lines, long ones counting for more. */
export function usualHeight(boxes: readonly TextBox[]): number {
  const sorted = [...boxes].sort((a, b) => a.height - b.height);
  const half = boxes.reduce((sum, { width }) => sum + width, 0) / 2;
  let sum = 0;
  const usual = sorted.find(({ width }) => {
    sum += width;
    return sum >= half;
  });
  return usual?.height ?? 0;
}
