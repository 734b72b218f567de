import type { Box, Homography } from "../page-text/page-text.ts";

/** One printed character of a text layer, placed on the upright page. */
export type Character = Readonly<{
  text: string;
  /** The cell of the character (advance width, ascent to descent), not its ink. */
  box: Box;
  /** Position of the pen before the glyph, in fractions of the upright page. */
  originX: number;
  originY: number;
  /** Position of the pen after the glyph. */
  endX: number;
  endY: number;
  /** The em in points. */
  size: number;
  /** Quarter turns clockwise from upright reading: 0 for almost everything, 1 or 3 for text up the margin. */
  turns: number;
  /** The text object that drew it: an overprint comes from another one. */
  object: number;
  /** Whether the font has no Unicode for it, so that `text` is a guess. */
  unmapped: boolean;
  /** Drawn without ink: the hidden text that scanners place behind the picture of the page. */
  invisible: boolean;
  /** Drawn in a light or transparent colour: visible on a dark bar, invisible on white. */
  pale: boolean;
  /** Under an opaque box that was drawn later. */
  covered: boolean;
}>;

/** Text and drawings of a PDF page. */
export type TextLayer = Readonly<{
  characters: readonly Character[];
  images: readonly Box[];
  /** Areas with many small drawn shapes, as in codes drawn dot by dot. */
  patterns: readonly Box[];
}>;

/** Limit of paper strips in one picture; each becomes a page. */
export const mostStrips = 4;

/** Grey pixels, row by row, 0 black. */
export type GreyPicture = Readonly<{ width: number; height: number; pixels: Uint8Array }>;

/** A page that is upright according to its file. */
export type Page = Readonly<{
  /** 1 is the first page. */
  number: number;
  /** Points for a PDF, pixels for a picture. */
  width: number;
  height: number;
  /** Maps fractions of this page to those of the page as a viewer displays it; absent if they are equal. */
  toDisplayed?: Homography;
  /** Absent for a picture. */
  layer?: TextLayer;
  /** The page as grey pixels at the resolution for OCR. */
  picture(): Promise<GreyPicture>;
  /** A small picture, for finding ink. */
  glance(): Promise<GreyPicture>;
  /** A part of the page at the finest useful resolution. */
  detail(part: Box): Promise<GreyPicture>;
}>;
