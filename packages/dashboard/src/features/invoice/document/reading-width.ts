import type { Field } from "../fields/field-model.ts";

/** Height in pixels at which a line of print is read with ease. */
const readableLine = 17;
/** Proportion of height to width of a sheet of paper, until the picture is loaded. */
const paper = Math.SQRT2;
/** In per cent of the pane: beyond it a page is hard to survey. */
const widest = 250;
/** Part of the pane that the value may fill. */
const filled = 0.92;

/**
 * CSS width of the pages at which a value is readable: as wide as the pane or wider, so that its lines are of a
 * readable height, but never wider than the value fits. `--aspect` is the proportion of the loaded page.
 */
export function readingWidth({ location, value }: Pick<Field, "location" | "value">): string {
  if (!location) return "100%";
  const [x0, y0, x1, y1] = location.box;
  const [width, height] = [x1 - x0, y1 - y0];
  if (!(width > 0 && height > 0)) return "100%";
  const line = height / linesIn(width, height * paper, String(value ?? "").length);
  const most = Math.max(100, Math.min(widest, (100 * filled) / width));
  const wanted = `calc(${(readableLine / line).toFixed(0)}px / var(--aspect, ${paper.toFixed(3)}))`;
  return `clamp(100%, ${wanted}, ${most.toFixed(0)}%)`;
}

/** How many lines of print a box holds: letters are about half as wide as they are high. */
function linesIn(width: number, height: number, letters: number): number {
  if (letters === 0) return 1;
  const oneLetter = Math.sqrt((2 * width * height) / letters);
  return Math.max(1, Math.round(height / oneLetter));
}
