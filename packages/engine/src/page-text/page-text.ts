import type { Bend } from "./bend.ts";

/** x0, y0, x1, y1 as fractions of the upright page, origin at the top left. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * A 3 × 3 projective map, row by row: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w, w = g·x + h·y + i.
 * Covers quarter turns, skew correction and photographed sheets.
 */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

export type WordSource = "text" | "ocr";

/** One printed word. Its box and height are fractions of the upright page. */
export type Word = Readonly<{
  text: string;
  box: Box;
  /** 1 for a text layer; the recogniser's estimate for OCR. */
  confidence: number;
  source: WordSource;
  /** Height of the font (not of the ink) as a fraction of the page height. */
  fontHeight: number;
  /** Reading direction of rotated words, as in text along a margin. */
  sideways?: "up" | "down";
  /** The word with an uncertain digit replaced, the likeliest alternative first. */
  alternatives?: readonly string[];
}>;

/** Words on one baseline, left to right, by index into the page's words. */
export type Line = Readonly<{ words: readonly number[]; box: Box }>;

/** Reasons why a picture's text is hard to read. */
export type ReadingDifficulty = "dark" | "faint" | "small" | "blurred";

/** A page as text: words in reading order on an upright page. */
export type PageText = Readonly<{
  /** 1 is the first page. */
  page: number;
  /**
   * Size of the upright page: points for a PDF, pixels for a picture. Boxes are fractions, so only the ratio matters.
   */
  width: number;
  height: number;
  /** Bend of a photographed sheet that is undone in the boxes. */
  bend?: Bend;
  /**
   * Maps fractions of this upright page, with its bend, to the page as a viewer displays it; absent if they are the
   * same.
   */
  toDisplayed?: Homography;
  /** Likely causes, present if most words have low confidence or none was found. */
  difficulties?: readonly ReadingDifficulty[];
  words: readonly Word[];
  lines: readonly Line[];
}>;
