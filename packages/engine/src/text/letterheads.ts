import type { Box, Word } from "../page-text/page-text.ts";
import type { Page } from "../pages/page.ts";
import { sharedLineRecogniser } from "./ocr/shared-line-recogniser.ts";
import { readPart } from "./read-part.ts";

/** Shares of the page: a letterhead is a band of several lines. Smaller pictures are logos, larger ones scans. */
const narrowest = 0.35;
const flattest = 0.035;
const largest = 0.2;
/** Letterheads are at the top or at the bottom of the page. */
const headEnds = 0.35;
const footBegins = 0.7;
/** A graphic without text gives few words, or words of low confidence. */
const sure = 0.8;
const fewestSure = 8;
const faint = 0.5;

/** The words in pictures at the head and foot of a page with text: a letterhead inserted as an image. */
export async function readLetterheads(page: Page, words: readonly Word[]): Promise<Word[]> {
  const boxes = letterheadsOf(page, words);
  if (boxes.length === 0) return [];
  const [picture, reader] = [await page.picture(), await sharedLineRecogniser()];
  const found: Word[] = [];
  for (const box of boxes) {
    const read = await readPart(picture, box, reader);
    if (read.filter(({ confidence }) => confidence > sure).length < fewestSure) continue;
    found.push(...read.filter(({ confidence }) => confidence > faint));
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
