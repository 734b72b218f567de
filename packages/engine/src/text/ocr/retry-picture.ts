import { compose, rotationBack } from "../../page-text/homography.ts";
import type { Word } from "../../page-text/page-text.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { shrink } from "./detector/detector-input.ts";
import { evenBackground } from "./even-background.ts";
import { turnPicture } from "./levelling/orientation.ts";
import type { LineRecogniser } from "./lines/line-recogniser.ts";
import { type PictureReading, readPicture } from "./read-picture.ts";

/** Minimum confidence of a word that counts. */
const sureConfidence = 0.7;
/** Minimum number and share of confident words in a legible picture. */
const legibleWords = 60;
const legibleShare = 0.6;
/** Minimum number of confident words; a picture with fewer shows no document, or was read badly. */
const fewestWords = 8;
/** Pixel limit of enlargements; more does not help. */
const mostPixels = 12_000_000;

/** Another attempt at a picture: with evened light, rotated clockwise by quarters, larger or smaller. */
type Attempt = Readonly<{ turns: number; scale: number }>;

/** In order of success. */
const attempts: readonly Attempt[] = [
  { turns: 0, scale: 1 },
  { turns: 1, scale: 1 },
  { turns: 0, scale: 1.6 },
  { turns: 0, scale: 0.5 },
  { turns: 2, scale: 1 },
  { turns: 3, scale: 1 },
];

type Read = Readonly<{ words: readonly Word[] }>;

/** Whether a picture was read so well that further attempts would find nothing new. */
export function isLegible({ words }: Read): boolean {
  const sure = words.filter(isSure).length;
  return sure >= legibleWords && sure >= legibleShare * words.length;
}

export function showsDocument({ words }: Read): boolean {
  return words.filter(isSure).length >= fewestWords;
}

/**
 * Reads a picture with other settings until it is legible; returns the reading with the most confident letters, the
 * given one included.
 */
export async function retryPicture(
  picture: GreyPicture,
  reader: LineRecogniser,
  first: PictureReading,
): Promise<PictureReading> {
  const even = evenBackground(picture);
  let best = first;
  for (const attempt of attempts) {
    if (isLegible(best)) break;
    const scale = Math.min(attempt.scale, Math.max(1, Math.sqrt(mostPixels / (picture.width * picture.height))));
    const shown = scale === 1 ? even : await shrink(even, scale);
    const reading = await readPicture(turnPicture(shown, attempt.turns), reader);
    if (sureLetters(reading) > sureLetters(best)) best = turnedReading(reading, attempt.turns);
  }
  return best;
}

function turnedReading(reading: PictureReading, turns: number): PictureReading {
  const toDisplayed = compose(rotationBack(turns), reading.toDisplayed);
  const { toDisplayed: _, ...rest } = reading;
  return { ...rest, ...(toDisplayed ? { toDisplayed } : {}) };
}

function isSure({ confidence, text }: Word): boolean {
  return confidence >= sureConfidence && text.length > 1;
}

function sureLetters({ words }: Read): number {
  return words.filter(isSure).reduce((sum, { text }) => sum + text.length, 0);
}
