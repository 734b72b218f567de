import { printableCharacters } from "./characters.ts";
import { faceFor, facesOf } from "./font-files.ts";
import { type Font, fonts } from "./fonts.ts";

/** All in thousandths of the font size. `advances` follows the order of `printableCharacters`. */
export type FontMetrics = Readonly<{
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  advances: string;
}>;

/** The data of measure.ts, read from the font files. */
export function buildAdvanceTable(): Record<string, FontMetrics> {
  return Object.fromEntries(fonts.map((font) => [font.name, metricsOf(font)]));
}

function metricsOf(font: Font): FontMetrics {
  const [face] = facesOf(font);
  if (!face) throw new Error(`No file for the font ${font.name}.`);
  const scaled = (units: number): number => Math.round((units * 1000) / face.unitsPerEm);
  return {
    ascent: scaled(face.ascent),
    descent: scaled(face.descent),
    capHeight: scaled(face.capHeight),
    xHeight: scaled(face.xHeight),
    advances: [...printableCharacters].map((character) => advanceOf(font, character)).join(" "),
  };
}

function advanceOf(font: Font, character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  const face = faceFor(font, codePoint);
  return Math.round((face.advanceOf(face.glyphs.get(codePoint) ?? 0) * 1000) / face.unitsPerEm);
}
