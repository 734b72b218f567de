import type { PdfDocument } from "../pdf/document.ts";
import { isSlanted, type RawCharacter } from "./raw-character.ts";

/** Distance that the pen moves for a glyph, and the em of its font, in points. */
export type AdvanceOf = (raw: RawCharacter) => Readonly<{ advance: number; size: number }>;

/** In em: if glyphs usually stand closer than their stated widths by this, the widths are wrong. */
export const closerThanStated = 0.05;
/** In em: width of an average glyph, and the factor by which a stated font size must be wrong to be corrected. */
const averageAdvance = 0.5;
const wrongSizeFactor = 2.2;
/** In em: maximum width of a glyph that was only seen before a gap. */
const widestUnknown = 0.7;
/** In em: the white after a glyph exceeds the white before it by at most this, except for tabular figures. */
const unevenBearings = 0.1;
/** In em: closer glyphs are copies drawn for weight. */
const narrowestAdvance = 0.12;
/** Of the distance along the baseline. */
const sameBaseline = 0.1;

/**
 * Advances of one font. Its stated widths are used if the distances between origins agree with them; otherwise the
 * smallest distance seen after each glyph, as letter spacing and word gaps only ever add to the advance.
 */
export function advancesOf(document: PdfDocument, characters: readonly RawCharacter[]): AdvanceOf {
  const neighbours = neighboursOf(characters);
  const scale = emScale(neighbours);
  const seen = smallestAdvances(neighbours, scale);
  const stated = statedWidths(document, characters);
  const isStated = scale === 1 && agrees(neighbours, stated);
  return (raw) => {
    const size = raw.style.size * scale;
    const em = emAlongBaseline(raw) * scale;
    const known = isStated ? stated.get(raw.code) : undefined;
    if (known !== undefined && known > 0) return { advance: known * em, size };
    return { advance: Math.min((seen.get(raw.code) ?? widestUnknown) * em, widestByInk(raw, em)), size };
  };
}

/**
 * Upper bound from the ink: a glyph has about as much white after it as before, so a word gap is not part of its
 * advance.
 */
function widestByInk({ box, origin, quarter, style }: RawCharacter, em: number): number {
  const [x, y] = origin;
  const [before, after] = [
    [box[0] - x, box[2] - x],
    [y - box[3], y - box[1]],
    [x - box[2], x - box[0]],
    [box[1] - y, box[3] - y],
  ][quarter] as [number, number];
  const isInk = !isSlanted(style) && before > 0 && after - before < em;
  return isInk ? after + before + unevenBearings * em : Number.POSITIVE_INFINITY;
}

/** 1, unless glyphs stand several times closer or wider than the stated size allows, as with bitmap fonts of size 1. */
function emScale(neighbours: readonly Neighbour[]): number {
  const usual = medianOf(neighbours.map(({ distance }) => distance));
  if (usual === undefined) return 1;
  const scale = usual / averageAdvance;
  return scale > wrongSizeFactor || scale < 1 / wrongSizeFactor ? scale : 1;
}

/** The em along the baseline, in points: smaller than the font's height where letters are condensed. */
export function emAlongBaseline({ style }: RawCharacter): number {
  return Math.hypot(style.direction[0], style.direction[1]);
}

type Neighbour = Readonly<{ raw: RawCharacter; distance: number }>;

/** Characters followed by another on their baseline, with the distance of the origins in em of the stated size. */
export function neighboursOf(characters: readonly RawCharacter[]): Neighbour[] {
  return characters.slice(1).flatMap((next, index) => {
    const last = characters[index];
    if (last === undefined) return [];
    const [x, y] = last.style.direction;
    const em = emAlongBaseline(last);
    if (em === 0) return [];
    const [dx, dy] = [next.origin[0] - last.origin[0], next.origin[1] - last.origin[1]];
    const along = (dx * x + dy * y) / em;
    const across = (dx * y - dy * x) / em;
    return along > 0 && Math.abs(across) < sameBaseline * along ? [{ raw: last, distance: along / em }] : [];
  });
}

function smallestAdvances(neighbours: readonly Neighbour[], scale: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const { raw, distance } of neighbours) {
    const advance = distance / scale;
    if (advance > narrowestAdvance) found.set(raw.code, Math.min(advance, found.get(raw.code) ?? widestUnknown));
  }
  return found;
}

/** By Unicode, in em. PDFium looks the glyph up by its character, which fails for some subset fonts. */
function statedWidths({ pdfium }: PdfDocument, characters: readonly RawCharacter[]): Map<number, number> {
  const { memory, scratch } = pdfium;
  const found = new Map<number, number>();
  for (const { code, style } of characters) {
    if (found.has(code) || style.font === 0) continue;
    const isKnown = memory.wasmExports.FPDFFont_GetGlyphWidth(style.font, code, 1, scratch) === 1;
    found.set(code, isKnown ? (memory.HEAPF32[scratch >> 2] ?? 0) : 0);
  }
  return found;
}

function agrees(neighbours: readonly Neighbour[], stated: ReadonlyMap<number, number>): boolean {
  const spare = medianOf(neighbours.map(({ raw, distance }) => distance - (stated.get(raw.code) ?? 0)));
  return spare === undefined || spare > -closerThanStated;
}

export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
