import type { Box, PageText, Word } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { commonGrey, greyHistogram } from "./grey-histogram.ts";
import { groupIntoLines } from "./lines.ts";
import { sharedLineReader } from "./ocr/shared-reader.ts";
import { readPart } from "./read-part.ts";
import { coverage, showsMoreThan } from "./uncovered-ink.ts";

/** Where a seller's sign stands: in the upper third of the first page. */
const head: Box = [0, 0, 1, 1 / 3];
/** A drawing read as letters gives words of which the reader is not sure, or none of three letters. */
const sure = 0.85;
const longEnough = /\p{L}{3}/u;
const partOfName = /[\p{L}\p{N}&]/u;

/**
 * A page that has text together with the words in its head that are drawn and not written: a logo. Undefined where
 * there are none. It takes as long as reading a third of a scan.
 */
export async function withLogos(page: Page, text: PageText): Promise<PageText | undefined> {
  const isPicture = !page.layer || text.words.some(({ source }) => source === "ocr");
  if (isPicture || !showsMoreThan(text.words, await page.glance())) return undefined;
  const picture = withoutWords(await page.picture(), text.words);
  const read = await readPart(picture, head, await sharedLineReader());
  const logos = read.filter(({ text: word, confidence }) => confidence > sure && partOfName.test(word));
  const isName = logos.some(({ text: word }) => longEnough.test(word));
  return !isName ? undefined : { ...text, ...groupIntoLines([...text.words, ...logos]) };
}

/** The picture as if the words of the text layer were not printed. */
function withoutWords({ width, height, pixels }: GreyPicture, words: readonly Word[]): GreyPicture {
  const covered = coverage(words, width, height);
  const paper = commonGrey(greyHistogram(pixels));
  return { width, height, pixels: pixels.map((grey, index) => (covered[index] ? paper : grey)) };
}
