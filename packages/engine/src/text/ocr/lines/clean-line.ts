import type { GreyPicture } from "../../../pages/page.ts";

const ink = 128;
const paper = 255;
/** Minimum length of a rule or an underline, in line heights; strokes of letters are shorter. */
const ruleLength = 3;
/** In line heights. */
const maxRuleThickness = 0.12;
/** In line heights: ink closer than this above the letters belongs to accents of capitals. */
const accentGap = 0.08;

/**
 * Removes ink that does not belong to the line: table rules beside and below it, and parts of adjacent lines. The
 * recogniser takes them for characters: "|", "[", "_", "-".
 */
export function cleanLine(line: GreyPicture): GreyPicture {
  const pixels = Uint8Array.from(line.pixels);
  const cleaned = { width: line.width, height: line.height, pixels };
  wipeVerticalRules(cleaned);
  wipeHorizontalRules(cleaned);
  wipeNeighbours(cleaned);
  return cleaned;
}

type Canvas = { width: number; height: number; pixels: Uint8Array };

/** Removes columns that are dark from top to bottom: letters are lower than the picture. */
function wipeVerticalRules({ width, height, pixels }: Canvas): void {
  const thickness = Math.ceil(maxRuleThickness * height);
  const full = (x: number) => {
    let dark = 0;
    for (let y = 0; y < height; y++) if ((pixels[y * width + x] ?? paper) < ink + 40) dark++;
    return dark >= 0.97 * height;
  };
  for (let x = 0; x < width; x++) {
    if (!full(x)) continue;
    let end = x;
    while (end < width && full(end)) end++;
    if (end - x <= thickness)
      wipe({ width, height, pixels }, [Math.max(0, x - 2), 0, Math.min(width, end + 2), height]);
    x = end;
  }
}

/** Removes long thin dark rows, and the grey rows beside them unless a letter crosses. */
function wipeHorizontalRules({ width, height, pixels }: Canvas): void {
  const longest = Math.max(ruleLength * height, 0.3 * width);
  const thickness = maxRuleThickness * height;
  for (let y = 0; y < height; y++) {
    for (const [from, to] of darkStretches(pixels.subarray(y * width, (y + 1) * width), longest)) {
      for (let x = from; x < to; x++) {
        if (columnThickness({ width, height, pixels }, x, y) <= thickness) pixels[y * width + x] = paper;
      }
    }
  }
}

function darkStretches(row: Uint8Array, longest: number): [from: number, to: number][] {
  const stretches: [number, number][] = [];
  let from = -1;
  for (let x = 0; x <= row.length; x++) {
    const dark = x < row.length && (row[x] ?? paper) < ink + 40;
    if (dark && from < 0) from = x;
    if (dark || from < 0) continue;
    if (x - from >= longest) stretches.push([from, x]);
    from = -1;
  }
  return stretches;
}

function columnThickness({ width, height, pixels }: Canvas, x: number, y: number): number {
  let [top, bottom] = [y, y];
  while (top > 0 && (pixels[(top - 1) * width + x] ?? paper) < ink) top--;
  while (bottom < height - 1 && (pixels[(bottom + 1) * width + x] ?? paper) < ink) bottom++;
  return bottom - top + 1;
}

/** Removes ink at the edge that an empty row separates from the line: it belongs to an adjacent line. */
function wipeNeighbours({ width, height, pixels }: Canvas): void {
  const inked = Array.from({ length: height }, (_, y) => {
    let dark = 0;
    for (let x = 0; x < width; x++) if ((pixels[y * width + x] ?? paper) < ink) dark++;
    return dark > 0;
  });
  const third = Math.floor(height / 3);
  const above = inked.slice(0, third).lastIndexOf(false);
  const gap = above - inked.slice(0, Math.max(0, above)).lastIndexOf(true);
  if (above > 0 && inked[0] && gap > accentGap * height) wipe({ width, height, pixels }, [0, 0, width, above]);
  const below = inked.slice(height - third).indexOf(false);
  if (below >= 0 && inked[height - 1]) wipe({ width, height, pixels }, [0, height - third + below, width, height]);
}

function wipe({ width, pixels }: Canvas, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  for (let y = y0; y < y1; y++) pixels.fill(paper, y * width + x0, y * width + x1);
}
