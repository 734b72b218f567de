/** x0, y0, x1, y1 as fractions of the upright page, origin at the top left. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * A projective map of the plane, row by row: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w, w = g·x + h·y + i.
 * One form for a quarter turn, a straightened skew and a photographed sheet.
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
  /** 1 for a text layer; the reader's own estimate for OCR. */
  confidence: number;
  source: WordSource;
  /** Height of the font (not of the ink) as a fraction of the page height. */
  fontHeight: number;
  /** Present where the word stands on its side on an upright page, as text along a margin does: which way it is read. */
  sideways?: "up" | "down";
  /** Where a digit was hard to read: the word with another digit in its place, the likeliest first. */
  alternatives?: readonly string[];
}>;

/** Words that stand on one baseline, left to right, by index into the page's words. */
export type Line = Readonly<{ words: readonly number[]; box: Box }>;

/** What makes a picture's text hard to read. */
export type ReadingDifficulty = "dark" | "faint" | "small" | "blurred";

/** A page as text: words in reading order on an upright page. */
export type PageText = Readonly<{
  /** 1 is the first page. */
  page: number;
  /** Size of the upright page: points for a PDF, pixels for a picture. Only the ratio matters to readers of boxes. */
  width: number;
  height: number;
  /** From fractions of this upright page to fractions of the page as a viewer shows it; absent where they are the same. */
  toDisplayed?: Homography;
  /** Present where most words are doubtful or none was found: what of the picture may be to blame, as far as it shows. */
  difficulties?: readonly ReadingDifficulty[];
  words: readonly Word[];
  lines: readonly Line[];
}>;
