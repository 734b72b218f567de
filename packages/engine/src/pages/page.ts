import type { Box, Homography } from "../page-text/page-text.ts";

/** One printed character of a text layer, placed on the upright page. */
export type Character = Readonly<{
  text: string;
  /** The cell of the character (advance width, ascent to descent), not its ink. */
  box: Box;
  /** Where the pen stood: fractions of the upright page. */
  originX: number;
  originY: number;
  /** Where the pen stood afterwards. */
  endX: number;
  endY: number;
  /** The em in points. */
  size: number;
  /** Quarter turns clockwise from upright reading: 0 for almost everything, 1 or 3 for text up the margin. */
  turns: number;
  /** The text object that drew it: an overprint comes from another one. */
  object: number;
  /** The font gives no Unicode for it: what `text` says is a guess. */
  unmapped: boolean;
  /** Drawn without ink: the hidden text that scanners lay behind the picture of the page. */
  invisible: boolean;
  /** Drawn in a light or transparent colour: white on a dark bar, or on white, where nobody sees it. */
  pale: boolean;
  /** Under an opaque box that was drawn later. */
  covered: boolean;
}>;

/** Text and drawings of a PDF page. */
export type TextLayer = Readonly<{
  characters: readonly Character[];
  images: readonly Box[];
  /** Areas full of small drawn shapes, as codes drawn dot by dot are. */
  patterns: readonly Box[];
}>;

/** Strips of paper beside each other in a picture are its pages. More than this are not laid on one scanner's glass. */
export const mostStrips = 4;

/** Grey pixels, row by row, 0 black. */
export type GreyPicture = Readonly<{ width: number; height: number; pixels: Uint8Array }>;

/** A page that stands upright as far as the file itself can tell. */
export type Page = Readonly<{
  /** 1 is the first page. */
  number: number;
  /** Points for a PDF, pixels for a picture. */
  width: number;
  height: number;
  /** From this page's fractions to those of the page as a viewer shows it; absent where they are the same. */
  toDisplayed?: Homography;
  /** Absent for a picture. */
  layer?: TextLayer;
  /** The page as grey pixels at a resolution good for reading. */
  picture(): Promise<GreyPicture>;
  /** A small picture, good for seeing where there is ink and nothing else. */
  glance(): Promise<GreyPicture>;
  /** A part of the page at the finest resolution that is worth looking at. */
  detail(part: Box): Promise<GreyPicture>;
}>;
