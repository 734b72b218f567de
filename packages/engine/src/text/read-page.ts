import type { Bend } from "../page-text/bend.ts";
import { compose } from "../page-text/homography.ts";
import type { Homography, PageText, ReadingDifficulty, Word } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { allRules, type RuleSet } from "../rules.ts";
import { mergeHiddenText } from "./hidden-text.ts";
import { withoutFilledBlanks } from "./layer/form-blanks.ts";
import { isPlausibleWord, judgeLayer } from "./layer/judge-layer.ts";
import { splitWords } from "./layer/split-words.ts";
import { visibleLayer } from "./layer/visible-characters.ts";
import { readLetterheads } from "./letterheads.ts";
import { groupIntoLines } from "./lines.ts";
import { mergeReadings } from "./merge-readings.ts";
import { difficultiesOf } from "./ocr/legibility.ts";
import type { LineRecogniser } from "./ocr/lines/line-recogniser.ts";
import { type PictureReading, readPicture, readStrips } from "./ocr/read-picture.ts";
import { retryPicture, showsDocument } from "./ocr/retry-picture.ts";
import { sharedLineRecogniser } from "./ocr/shared-line-recogniser.ts";
import { hasUncoveredInk } from "./uncovered-ink.ts";

export type PageReadOptions = Readonly<{
  /** For a picture that is the whole file: strips of paper on it become pages, numbered from this one. */
  isWholeFile?: boolean;
  /** Reads hardly legible pictures again with other settings: worth the time if the first reading showed no invoice. */
  retry?: boolean;
  /** The active rules; the evaluation switches single ones off. */
  rules?: RuleSet;
}>;

/** The words of one page in reading order; by OCR only if the text layer is missing or bad. */
export async function readPage(
  page: Page,
  { isWholeFile = false, retry = false, rules = allRules }: PageReadOptions = {},
): Promise<readonly PageText[]> {
  const layer = await visibleLayer(page);
  const ownWords = layer ? withoutFilledBlanks(splitWords(layer.characters, page)) : [];
  const verdict = layer ? judgeLayer(layer, ownWords) : "replace";
  if (verdict === "enough") {
    const words = [...ownWords, ...(await readLetterheads(page, ownWords))];
    return [pageText(page, { ...page, words })];
  }
  const glance = await page.glance();
  if (!hasUncoveredInk(verdict === "supplement" ? ownWords : [], glance)) {
    const difficulties = ownWords.length === 0 ? (difficultiesOf(glance, []) ?? []) : [];
    return [pageText(page, { ...page, words: ownWords, ...(difficulties.length > 0 ? { difficulties } : {}) })];
  }
  const [picture, reader] = [await page.picture(), await sharedLineRecogniser(rules)];
  if (isWholeFile && ownWords.length === 0) {
    const readings = await readPictureFile(picture, reader, retry);
    return readings.map((reading, index) => pageText({ number: page.number + index }, onFilePage(reading, page)));
  }
  const first = await readPicture(picture, reader);
  const reading = retry ? await retryPicture(picture, reader, first) : first;
  if (verdict === "supplement") return [pageText(page, { ...page, words: mergeReadings(ownWords, reading) })];
  // Another OCR engine's text is replaced only by a reading with at least half as many plausible words.
  if (2 * countSensible(reading.words) < countSensible(ownWords)) return [pageText(page, { ...page, words: ownWords })];
  return [pageText(page, onFilePage(mergeHiddenText(reading, ownWords), page))];
}

/** Each strip of paper on the picture; a single one is read again if it shows no document. */
async function readPictureFile(
  picture: GreyPicture,
  reader: LineRecogniser,
  retry: boolean,
): Promise<readonly PictureReading[]> {
  const strips = await readStrips(picture, reader);
  const [only] = strips;
  const isRetried = only && strips.length === 1 && (retry || !showsDocument(only));
  return isRetried ? [await retryPicture(picture, reader, only)] : strips;
}

function onFilePage(reading: PictureReading, page: Page): Found {
  return { ...reading, toDisplayed: compose(page.toDisplayed, reading.toDisplayed) };
}

function countSensible(words: readonly Word[]): number {
  return words.filter(isPlausibleWord).length;
}

type Found = Readonly<{
  width: number;
  height: number;
  words: readonly Word[];
  bend?: Bend;
  toDisplayed?: Homography | undefined;
  difficulties?: readonly ReadingDifficulty[];
}>;

function pageText(page: Pick<Page, "number">, found: Found): PageText {
  const { width, height, words, bend, toDisplayed, difficulties } = found;
  return {
    page: page.number,
    width,
    height,
    ...(bend ? { bend } : {}),
    ...(toDisplayed ? { toDisplayed } : {}),
    ...(difficulties ? { difficulties } : {}),
    ...groupIntoLines(words),
  };
}
