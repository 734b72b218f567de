import type { GreyPicture } from "../../../pages/page.ts";
import { sample, stretchContrast } from "../lines/line-picture.ts";
import type { TextBox } from "../text-box.ts";

/** Rows to look at; enough to see the gap between two lines. */
const rows = 40;
const ink = 128;
/** A row with a smaller part of its width dark has no ink. */
const leastInk = 0.004;
/** The paper that a line's picture has above and below its ink, in parts of the ink's height. */
const margin = 0.2;

/**
 * Another line has at least this part of the ink of the one with most; the dots and accents of a line have less, and so
 * has dirt.
 */
const inkOfALine = 0.08;

type Band = Readonly<{ first: number; last: number; ink: number }>;

/**
 * A box seen from afar, cut to its ink, if it holds a single line: small lines close together look like one large line
 * from there, but rows without ink run between them.
 */
export function asHeadline(picture: GreyPicture, box: TextBox): TextBox[] {
  const bands = inkBands(stretchContrast(sample(picture, box, rows)));
  const most = Math.max(...bands.map(({ ink }) => ink));
  const lines = bands.filter(({ ink }) => ink >= inkOfALine * most);
  const [line] = lines;
  if (!line || lines.length > 1) return [];
  const rowHeight = box.height / rows;
  const shift = ((line.first + line.last + 1) / 2 - rows / 2) * rowHeight;
  const height = (line.last + 1 - line.first) * rowHeight * (1 + 2 * margin);
  return [{ ...box, x: box.x - Math.sin(box.angle) * shift, y: box.y + Math.cos(box.angle) * shift, height }];
}

/** Rows with ink that follow each other. */
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
