/** How the text object that a character belongs to is drawn. */
export type TextStyle = Readonly<{
  /** PDFium's handle of the text object; 0 where there is none. */
  object: number;
  font: number;
  /** Render mode without ink. */
  invisible: boolean;
  pale: boolean;
  /** The em on the page, in points. */
  size: number;
  /** One em along the baseline, in points: (a, b) of the text matrix times the font size. */
  direction: readonly [x: number, y: number];
}>;

/** A character as PDFium reports it, in the page's own points. */
export type RawCharacter = Readonly<{
  code: number;
  /** left, bottom, right, top of PDFium's loose box: the cell where the font has metrics, otherwise the ink. */
  box: readonly [left: number, bottom: number, right: number, top: number];
  origin: readonly [x: number, y: number];
  /** Quarter turns clockwise. */
  quarter: number;
  unmapped: boolean;
  style: TextStyle;
}>;

/** Sine of the angle off a quarter turn from which a box around a glyph overlaps its neighbours'. */
const slanted = 0.05;

export function isSlanted({ direction: [x, y] }: TextStyle): boolean {
  return Math.min(Math.abs(x), Math.abs(y)) > slanted * Math.hypot(x, y);
}
