import { displayedBox } from "../page-text/displayed.ts";
import type { Box, Word } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { sharedLineReader } from "./ocr/shared-reader.ts";

/** As parts of the page: a letterhead is a band of several lines. Smaller pictures are logos, larger ones scans. */
const narrowest = 0.35;
const flattest = 0.035;
const largest = 0.2;
/** Companies put their particulars at the top or at the bottom. */
const headEnds = 0.35;
const footBegins = 0.7;
/** A drawing read as letters gives few words, or words of which the reader is not sure. */
const sure = 0.8;
const fewestSure = 8;
const faint = 0.5;
const margin = 8;

/** The words in pictures at the head and foot of a page that has text: a letterhead that somebody pasted as an image. */
export async function readLetterheads(page: Page, words: readonly Word[]): Promise<Word[]> {
  const boxes = letterheadsOf(page, words);
  if (boxes.length === 0) return [];
  const [picture, reader] = [await page.picture(), await sharedLineReader()];
  const found: Word[] = [];
  for (const box of boxes) {
    const part = cut(picture, box);
    const reading = await readPicture(part.picture, reader);
    if (reading.words.filter(({ confidence }) => confidence > sure).length < fewestSure) continue;
    const legible = reading.words.filter(({ confidence }) => confidence > faint);
    const onPart = legible.map((word) => withBox(word, displayedBox(word.box, reading.toDisplayed)));
    found.push(...onPart.map((word) => onPage(word, part, picture)));
  }
  return found;
}

function letterheadsOf({ number, layer }: Page, words: readonly Word[]): readonly Box[] {
  if (number > 1 || !layer) return [];
  return layer.images.filter((box) => isLetterhead(box) && !words.some((word) => isOver(word.box, box)));
}

function isLetterhead([x0, y0, x1, y1]: Box): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const isBand = width > narrowest && height > flattest && width * height < largest;
  return isBand && (y1 < headEnds || y0 > footBegins);
}

function isOver(word: Box, picture: Box): boolean {
  const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
  return x > picture[0] && x < picture[2] && y > picture[1] && y < picture[3];
}

type Part = Readonly<{ picture: GreyPicture; left: number; top: number }>;

/** A part of a picture with some white around it, as print at the very edge is read badly. */
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

/** From fractions of the part to fractions of the page. */
function onPage(word: Word, { picture: part, left, top }: Part, page: GreyPicture): Word {
  const across = (x: number) => (left + x * part.width) / page.width;
  const down = (y: number) => (top + y * part.height) / page.height;
  const [x0, y0, x1, y1] = word.box;
  const fontHeight = (word.fontHeight * part.height) / page.height;
  return { ...withBox(word, [across(x0), down(y0), across(x1), down(y1)]), fontHeight };
}

function withBox(word: Word, box: Box): Word {
  return { ...word, box };
}
