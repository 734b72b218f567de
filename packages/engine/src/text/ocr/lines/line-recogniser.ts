import type { GreyPicture } from "../../../pages/page.ts";

/**
 * A word as read in a line's picture; x0 and x1 are pixels of that picture. alternatives: other readings of doubtful
 * digits.
 */
export type LineWord = Readonly<{
  text: string;
  x0: number;
  x1: number;
  confidence: number;
  alternatives?: readonly string[];
}>;

export type LineReading = Readonly<{ words: readonly LineWord[] }>;

/** Turns pictures of single lines (upright, dark on light, lineHeight pixels high) into words, in the order given. */
export type LineRecogniser = Readonly<{
  read(lines: readonly GreyPicture[]): Promise<readonly LineReading[]>;
  /** The 8-bit model, in less than half the time; where it is confident it gives the same result as `read`. */
  skim(lines: readonly GreyPicture[]): Promise<readonly LineReading[]>;
  /** A reader that also knows the letters of the later languages, loaded on first use. */
  forLaterLanguages?(): Promise<LineRecogniser>;
  close(): Promise<void>;
}>;

/** Every line is scaled to this height before it is read. */
export const lineHeight = 48;
