import { isInLaterLanguage, mayBeInLaterLanguage } from "../../locale/written-language.ts";
import type { Bend } from "../../page-text/bend.ts";
import { clampToPage, mapPoint } from "../../page-text/displayed.ts";
import { compose, inFractions, rotationBack } from "../../page-text/homography.ts";
import type { Box, Homography, ReadingDifficulty, Word } from "../../page-text/page-text.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { addMissedLines } from "./detector/detect-missed-lines.ts";
import { type Detection, detectPicture, detectSmallPrint } from "./detector/detect-small-print.ts";
import { difficultiesOf } from "./legibility.ts";
import { findBend, flattenBox } from "./levelling/bend.ts";
import { type LevelFrame, levelFrame, levelStrip } from "./levelling/level-frame.ts";
import { isSideways, isUpsideDown, turnPicture } from "./levelling/orientation.ts";
import { straighten } from "./levelling/skew.ts";
import { untilt } from "./levelling/tilt.ts";
import type { LineRecogniser, LineWord } from "./lines/line-recogniser.ts";
import { type ReadLine, readLines } from "./lines/read-lines.ts";
import { stripsOf } from "./strips/strips.ts";
import type { TextBox } from "./text-box.ts";

/** The OCR result of a picture: words on the levelled page, and where that page lies in the picture. */
export type PictureReading = Readonly<{
  width: number;
  height: number;
  words: readonly Word[];
  bend?: Bend;
  toDisplayed?: Homography;
  difficulties?: readonly ReadingDifficulty[];
}>;

/**
 * Share of a detected line's height that is the font; the rest is the detector's margin. Measured on generated pages.
 */
const fontShare = 0.8;

export async function readPicture(picture: GreyPicture, reader: LineRecogniser): Promise<PictureReading> {
  const { upright, boxes, lines } = await readUpright(picture, reader);
  return placeOnPage(lines, levelFrame(boxes, upright.picture), upright);
}

/** One reading per strip of paper in the picture, from left to right; a single one for one sheet. */
export async function readStrips(picture: GreyPicture, reader: LineRecogniser): Promise<readonly PictureReading[]> {
  const { upright, boxes, lines } = await readUpright(picture, reader);
  const strips = stripsOf(lines, upright.picture);
  if (strips.length === 1) return [placeOnPage(lines, levelFrame(boxes, upright.picture), upright)];
  return strips.map((own) => {
    const ownBoxes = own.map(({ box }) => box);
    return placeOnPage(own, levelStrip(ownBoxes, upright.picture), upright);
  });
}

type ReadUpright = Readonly<{ upright: Turned; boxes: readonly TextBox[]; lines: readonly ReadLine[] }>;

async function readUpright(picture: GreyPicture, reader: LineRecogniser): Promise<ReadUpright> {
  const upright = await turnUpright(picture, reader);
  const { picture: page } = upright;
  const seen = straighten(await detectSmallPrint(page, upright));
  const boxes = straighten(await addMissedLines(page, seen));
  return { upright, boxes, lines: await readInItsLanguage(page, boxes, reader) };
}

/** Reads lines that may be in a later language a second time, with the reader that knows its letters. */
async function readInItsLanguage(
  page: GreyPicture,
  boxes: readonly TextBox[],
  reader: LineRecogniser,
): Promise<ReadLine[]> {
  const lines = await readLines(page, boxes, reader);
  if (!reader.forLaterLanguages || !mayBeInLaterLanguage(textsOf(lines))) return lines;
  const later = await readLines(page, boxes, await reader.forLaterLanguages());
  return isInLaterLanguage(textsOf(later)) ? later : lines;
}

function textsOf(lines: readonly ReadLine[]): string[] {
  return lines.flatMap(({ words }) => words.map(({ text }) => text));
}

function placeOnPage(lines: readonly ReadLine[], frame: LevelFrame, upright: Turned): PictureReading {
  const printed = lines.filter(({ words }) => words.length > 0);
  const bend = findBend(
    printed.map(({ box }) => box),
    frame,
  );
  const level = printed.flatMap(({ box, words }) => words.map((word) => placeWord(word, box, frame)));
  const words = bend ? level.map((word) => ({ ...word, box: flattenBox(word.box, bend) })) : level;
  const toGiven = compose(upright.toTilted, frame.toPicture) as Homography;
  const toDisplayed = compose(rotationBack(upright.turns), inFractions(toGiven, frame, upright.given));
  const difficulties = difficultiesOf(upright.picture, words);
  return {
    width: frame.width,
    height: frame.height,
    words,
    ...(bend ? { bend } : {}),
    ...(toDisplayed ? { toDisplayed } : {}),
    ...(difficulties ? { difficulties } : {}),
  };
}

/** A picture with upright text: after quarter turns and, if needed, a rotation. */
type Turned = Detection &
  Readonly<{
    picture: GreyPicture;
    turns: number;
    given: Pick<GreyPicture, "width" | "height">;
    toTilted?: Homography;
  }>;

/** The detector was trained on upright text and misses other lines, so a rotated page is detected again. */
async function turnUpright(picture: GreyPicture, reader: LineRecogniser): Promise<Turned> {
  const found = await detectTurned(picture, 0);
  const level = isSideways(found.boxes) ? await detectTurned(picture, 1) : found;
  const upsideDown = await isUpsideDown(level.picture, level.boxes, reader);
  return detectUntilted(upsideDown ? await detectTurned(picture, level.turns + 2) : level);
}

async function detectTurned(picture: GreyPicture, turns: number): Promise<Turned> {
  const turned = turnPicture(picture, turns);
  return { picture: turned, ...(await detectPicture(turned)), turns, given: turned };
}

async function detectUntilted(turned: Turned): Promise<Turned> {
  const level = await untilt(turned.picture, turned.boxes);
  return level ? { ...turned, ...level, ...(await detectPicture(level.picture)) } : turned;
}

/** Maps pixels of a line to fractions of the levelled page. */
function placeWord(word: LineWord, box: TextBox, frame: LevelFrame): Word {
  const onPage = (along: number, down: number) => {
    const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
    return mapPoint(frame.toLevel, box.x + cos * along - sin * down, box.y + sin * along + cos * down);
  };
  const [start, end] = [word.x0 - box.width / 2, word.x1 - box.width / 2];
  const half = (fontShare * box.height) / 2;
  const [left, right] = [onPage(start, 0), onPage(end, 0)];
  const [top, bottom] = [onPage((start + end) / 2, -half), onPage((start + end) / 2, half)];
  const place: Box = [
    clampToPage(left[0] / frame.width),
    clampToPage(top[1] / frame.height),
    clampToPage(right[0] / frame.width),
    clampToPage(bottom[1] / frame.height),
  ];
  const fontHeight = (bottom[1] - top[1]) / frame.height;
  const { text, confidence, alternatives } = word;
  return { text, box: place, confidence, source: "ocr", fontHeight, ...(alternatives ? { alternatives } : {}) };
}
