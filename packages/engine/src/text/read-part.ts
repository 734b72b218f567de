import { displayedBox } from "../page-text/displayed.ts";
import type { Box, Word } from "../page-text/page-text.ts";
import type { GreyPicture } from "../pages/page.ts";
import type { LineRecogniser } from "./ocr/lines/line-recogniser.ts";
import { readPicture } from "./ocr/read-picture.ts";

const margin = 8;

/** The words in a part of a page's picture, located on the page. */
export async function readPart(picture: GreyPicture, box: Box, reader: LineRecogniser): Promise<Word[]> {
  const part = cut(picture, box);
  const reading = await readPicture(part.picture, reader);
  return reading.words.map((word) => onPage({ ...word, box: displayedBox(word.box, reading) }, part, picture));
}

type Part = Readonly<{ picture: GreyPicture; left: number; top: number }>;

/** A part of a picture with a white margin, because print at the edge is read badly. */
function cut({ width, height, pixels }: GreyPicture, [x0, y0, x1, y1]: Box): Part {
  const [left, top] = [Math.floor(x0 * width), Math.floor(y0 * height)];
  const [right, bottom] = [Math.min(width, Math.ceil(x1 * width)), Math.min(height, Math.ceil(y1 * height))];
  const [partWidth, partHeight] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const part = new Uint8Array(partWidth * partHeight).fill(255);
  for (let y = top; y < bottom; y++) {
    part.set(pixels.subarray(y * width + left, y * width + right), (y - top + margin) * partWidth + margin);
  }
  return { picture: { width: partWidth, height: partHeight, pixels: part }, left: left - margin, top: top - margin };
}

/** Maps fractions of the part to fractions of the page. */
function onPage(word: Word, { picture: part, left, top }: Part, page: GreyPicture): Word {
  const across = (x: number) => (left + x * part.width) / page.width;
  const down = (y: number) => (top + y * part.height) / page.height;
  const [x0, y0, x1, y1] = word.box;
  const fontHeight = (word.fontHeight * part.height) / page.height;
  return { ...word, box: [across(x0), down(y0), across(x1), down(y1)], fontHeight };
}
