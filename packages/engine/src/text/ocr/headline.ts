import type { GreyPicture } from "../../pages/page.ts";
import { sample, stretchContrast } from "./line-picture.ts";
import type { TextBox } from "./text-box.ts";

/** Rows to look at; enough to see the gap between two lines. */
const rows = 40;
const ink = 128;
/** The paper that a line's picture has above and below its ink, in parts of the ink's height. */
const margin = 0.2;

/**
 * A box seen from afar, cut to its ink, if it holds a single line: small lines close together look like one large line from
 * there, but rows without ink run between them.
 */
export function asHeadline(picture: GreyPicture, box: TextBox): TextBox[] {
  const { width, pixels } = stretchContrast(sample(picture, box, rows));
  const inked = Array.from({ length: rows }, (_, row) => {
    const dark = pixels.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + (value < ink ? 1 : 0), 0);
    return dark > 0.004 * width;
  });
  const [first, last] = [inked.indexOf(true), inked.lastIndexOf(true)];
  if (first < 0 || inked.slice(first, last).includes(false)) return [];
  const rowHeight = box.height / rows;
  const shift = ((first + last + 1) / 2 - rows / 2) * rowHeight;
  const height = (last + 1 - first) * rowHeight * (1 + 2 * margin);
  return [{ ...box, x: box.x - Math.sin(box.angle) * shift, y: box.y + Math.cos(box.angle) * shift, height }];
}
