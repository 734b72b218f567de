import type { Box, PageText, Word } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { commonGrey, greyHistogram } from "./grey-histogram.ts";
import { groupIntoLines } from "./lines.ts";
import { sharedLineRecogniser } from "./ocr/shared-line-recogniser.ts";
import { readPart } from "./read-part.ts";
import { coverage, hasUncoveredInk } from "./uncovered-ink.ts";

/** Share of the first page in which the seller's logo is expected. */
const head: Box = [0, 0, 1, 1 / 3];
/** A graphic without text gives words of low confidence, or none of three letters. */
const sure = 0.85;
const longEnough = /\p{L}{3}/u;
const partOfName = /[\p{L}\p{N}&]/u;

/**
 * A page with the words of its logo added: words in its head that are drawn and not in the text layer. Undefined if
 * there are none. Takes as long as a third of a scan.
 */
export async function withLogos(page: Page, text: PageText): Promise<PageText | undefined> {
  const isPicture = !page.layer || text.words.some(({ source }) => source === "ocr");
  if (isPicture || !hasUncoveredInk(text.words, await page.glance())) return undefined;
  const picture = withoutWords(await page.picture(), text.words);
  const read = await readPart(picture, head, await sharedLineRecogniser());
  const logos = read.filter(({ text: word, confidence }) => confidence > sure && partOfName.test(word));
  const isName = logos.some(({ text: word }) => longEnough.test(word));
  return !isName ? undefined : { ...text, ...groupIntoLines([...text.words, ...logos]) };
}

/** The picture with the words of the text layer painted over. */
function withoutWords({ width, height, pixels }: GreyPicture, words: readonly Word[]): GreyPicture {
  const covered = coverage(words, width, height);
  const paper = commonGrey(greyHistogram(pixels));
  return { width, height, pixels: pixels.map((grey, index) => (covered[index] ? paper : grey)) };
}
