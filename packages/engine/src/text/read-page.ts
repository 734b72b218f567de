import type { GreyPicture, Page } from "../pages/page.ts";
import { isSensible, judgeLayer } from "./layer/judge-layer.ts";
import { splitWords } from "./layer/split-words.ts";
import { orderWords } from "./lines.ts";
import { mergeReadings } from "./merge-readings.ts";
import { type PictureReading, readPicture } from "./ocr/read-picture.ts";
import { sharedLineReader } from "./ocr/shared-reader.ts";
import type { PageText, PlaneMap, Word } from "./page-text.ts";
import { compose } from "./plane-map.ts";

/** A picture whose greys span less than this shows nothing. */
const BLANK_CONTRAST = 24;

/** The words of one page, grouped and in reading order; by OCR only where the page's own text is missing or bad. */
export async function readPage(page: Page): Promise<PageText> {
  const ownWords = page.layer ? splitWords(page.layer.characters, page) : [];
  const verdict = page.layer ? judgeLayer(page.layer, ownWords) : "replace";
  const own = () => pageText(page, { ...page, words: ownWords });
  if (verdict === "enough") return own();
  const reading = await readByOcr(page);
  if (reading === undefined) return own();
  if (verdict === "supplement") return pageText(page, { ...page, words: mergeReadings(ownWords, reading) });
  // Somebody else's text is only given up for a reading that found as much.
  if (2 * countSensible(reading.words) < countSensible(ownWords)) return own();
  return pageText(page, { ...reading, toDisplayed: compose(page.toDisplayed, reading.toDisplayed) });
}

async function readByOcr(page: Page): Promise<PictureReading | undefined> {
  const picture = await page.picture();
  return isBlank(picture) ? undefined : readPicture(picture, await sharedLineReader());
}

function isBlank({ pixels }: GreyPicture): boolean {
  let [darkest, lightest] = [255, 0];
  for (const value of pixels) {
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
    if (lightest - darkest >= BLANK_CONTRAST) return false;
  }
  return true;
}

function countSensible(words: readonly Word[]): number {
  return words.filter(isSensible).length;
}

type Found = Readonly<{ width: number; height: number; words: readonly Word[]; toDisplayed?: PlaneMap | undefined }>;

function pageText(page: Page, { width, height, words, toDisplayed }: Found): PageText {
  const ordered = orderWords(words);
  return { page: page.number, width, height, ...(toDisplayed ? { toDisplayed } : {}), ...ordered, tables: [] };
}
