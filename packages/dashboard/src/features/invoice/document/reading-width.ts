import type { Field } from "../fields/field-model.ts";

/** Height in pixels at which a line of print is easy to read. */
const readableLine = 17;
/** Height ÷ width of a page until its picture is loaded. */
const paper = Math.SQRT2;
/** Maximum width in per cent of the pane. */
const widest = 250;
/** Share of the pane that the value may fill. */
const filled = 0.92;

/**
 * CSS width of the pages at which a value is readable: at least as wide as the pane, and at most so wide that the value
 * fits. `--aspect` is the proportion of the loaded page.
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

/** Number of text lines in a box, assuming letters half as wide as high. */
function linesIn(width: number, height: number, letters: number): number {
  if (letters === 0) return 1;
  const oneLetter = Math.sqrt((2 * width * height) / letters);
  return Math.max(1, Math.round(height / oneLetter));
}
