import type { GreyPicture } from "../../pages/page.ts";
import type { Box, PlaneMap, Word } from "../page-text.ts";
import { compose, slantedBack, turnedBack } from "../plane-map.ts";
import { detectLines } from "./detect-lines.ts";
import { cutLine } from "./line-picture.ts";
import type { LineReader, LineWord } from "./line-reader.ts";
import { isUpsideDown, liesOnItsSide, turnBox, turnPicture } from "./orientation.ts";
import { mainAngle, straighten } from "./skew.ts";
import type { TextBox } from "./text-box.ts";

/** What OCR makes of a picture: words on the straightened page, and where that page lies in the picture. */
export type PictureReading = Readonly<{
  width: number;
  height: number;
  words: readonly Word[];
  toDisplayed?: PlaneMap;
}>;

/** The part of a detected line's height that its font takes; the rest is the detector's margin. Measured on made pages. */
const FONT_SHARE = 0.8;

export async function readPicture(picture: GreyPicture, reader: LineReader): Promise<PictureReading> {
  const upright = await turnUpright(picture);
  const boxes = straighten(upright.boxes);
  const angle = mainAngle(boxes);
  const lines = boxes.map((box) => cutLine(upright.picture, box));
  const readings = await reader.read(lines);
  const frame = { width: upright.picture.width, height: upright.picture.height, angle };
  const words = boxes.flatMap((box, index) => {
    const scale = box.width / (lines[index]?.width ?? 1);
    return (readings[index]?.words ?? []).filter(isWord).map((word) => placeWord(word, box, { scale, frame }));
  });
  const toDisplayed = compose(turnedBack(upright.turns), slantedBack(angle, frame));
  return { width: frame.width, height: frame.height, words, ...(toDisplayed ? { toDisplayed } : {}) };
}

type Turned = Readonly<{ picture: GreyPicture; boxes: readonly TextBox[]; turns: number }>;

/** The detector was trained on level text and misses much of what lies on its side: such a page is looked at again. */
async function turnUpright(picture: GreyPicture): Promise<Turned> {
  const found = { picture, boxes: await detectLines(picture), turns: 0 };
  const level = liesOnItsSide(found.boxes) ? await turnAndDetect(picture) : found;
  return (await isUpsideDown(level.picture, level.boxes)) ? turn(level, 2) : level;
}

async function turnAndDetect(picture: GreyPicture): Promise<Turned> {
  const turned = turnPicture(picture, 1);
  return { picture: turned, boxes: await detectLines(turned), turns: 1 };
}

function turn({ picture, boxes, turns }: Turned, by: number): Turned {
  return {
    picture: turnPicture(picture, by),
    boxes: boxes.map((box) => turnBox(box, by, picture)),
    turns: (turns + by) & 3,
  };
}

function isWord({ text }: LineWord): boolean {
  return text.trim() !== "";
}

type Frame = Readonly<{ width: number; height: number; angle: number }>;

/** From the line's picture to fractions of the straightened page. */
function placeWord(word: LineWord, box: TextBox, { scale, frame }: { scale: number; frame: Frame }): Word {
  const along = ((word.x0 + word.x1) / 2) * scale - box.width / 2;
  const [x, y] = straightened(frame, box.x + Math.cos(box.angle) * along, box.y + Math.sin(box.angle) * along);
  const halfWidth = ((word.x1 - word.x0) * scale) / 2;
  const halfHeight = (FONT_SHARE * box.height) / 2;
  const place: Box = [
    fraction((x - halfWidth) / frame.width),
    fraction((y - halfHeight) / frame.height),
    fraction((x + halfWidth) / frame.width),
    fraction((y + halfHeight) / frame.height),
  ];
  return {
    text: word.text,
    box: place,
    confidence: word.confidence,
    source: "ocr",
    fontHeight: (2 * halfHeight) / frame.height,
  };
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Turned back about the middle of the picture, so that lines run level. */
function straightened({ width, height, angle }: Frame, x: number, y: number): [x: number, y: number] {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [width / 2 + dx * cos + dy * sin, height / 2 + dy * cos - dx * sin];
}
