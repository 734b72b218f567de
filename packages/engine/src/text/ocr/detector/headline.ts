import type { GreyPicture } from "../../../pages/page.ts";
import { sampleLine, stretchContrast } from "../lines/line-picture.ts";
import type { TextBox } from "../text-box.ts";

/** Number of sampled rows: enough to see the gap between two lines. */
const rows = 40;
const ink = 128;
/** Minimum dark share of a row with ink. */
const leastInk = 0.004;
/** Margin above and below the ink in a line's picture, in ink heights. */
const margin = 0.2;

/** Minimum ink of another line, relative to the line with the most; dots, accents and specks have less. */
const inkOfALine = 0.08;

type Band = Readonly<{ first: number; last: number; ink: number }>;

/**
 * Crops a box found at a coarse scale to its ink, if it contains a single line. Small lines close together look like
 * one large line at that scale, but rows without ink separate them.
 */
export function cropHeadline(picture: GreyPicture, box: TextBox): TextBox[] {
  const bands = inkBands(stretchContrast(sampleLine(picture, box, rows)));
  const most = Math.max(...bands.map(({ ink }) => ink));
  const lines = bands.filter(({ ink }) => ink >= inkOfALine * most);
  const [line] = lines;
  if (!line || lines.length > 1) return [];
  const rowHeight = box.height / rows;
  const shift = ((line.first + line.last + 1) / 2 - rows / 2) * rowHeight;
  const height = (line.last + 1 - line.first) * rowHeight * (1 + 2 * margin);
  return [{ ...box, x: box.x - Math.sin(box.angle) * shift, y: box.y + Math.cos(box.angle) * shift, height }];
}

/** Groups of consecutive rows with ink. */
function inkBands({ width, pixels }: GreyPicture): Band[] {
  const bands: Band[] = [];
  for (let row = 0; row < rows; row++) {
    const dark = pixels.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + (value < ink ? 1 : 0), 0);
    if (dark <= leastInk * width) continue;
    const last = bands.at(-1);
    if (last?.last === row - 1) bands.splice(-1, 1, { ...last, last: row, ink: last.ink + dark });
    else bands.push({ first: row, last: row, ink: dark });
  }
  return bands;
}
