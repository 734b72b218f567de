import type { PdfDocument } from "../pdf/document.ts";
import {
  type AdvanceOf,
  advancesOf,
  closerThanStated,
  emAlongBaseline,
  medianOf,
  neighboursOf,
} from "./glyph-advances.ts";
import { isSlanted, type RawCharacter } from "./raw-character.ts";

/** A character with its cell, in the page's own points. */
export type Cell = Readonly<{
  raw: RawCharacter;
  box: RawCharacter["box"];
  /** Position of the pen after the glyph. */
  end: readonly [x: number, y: number];
  /** The em in points. */
  size: number;
}>;

/** Ascent and descent of Helvetica, in em, for fonts that state none. */
const usualAscent = 0.9;
const usualDescent = 0.22;
/** In em: maximum height of a cell. */
const highestCell = 3;
/** In em: rounding moves a box by less, and nearly every glyph has more white than this before its ink. */
const leastBearing = 0.01;
/** Share of a font's characters whose box may look like ink by chance. */
const mostInk = 0.3;
const blank = 0x20;

/**
 * The cell of each character. PDFium's loose box is the cell where the font has metrics and the text is level or turned
 * by quarters. Elsewhere it is the ink box, whose gaps do not separate words, and the cell is built from origin and
 * advance.
 */
export function cellsOf(document: PdfDocument, characters: readonly RawCharacter[]): Cell[] {
  const advances = new Map<number, AdvanceOf>();
  const hasCells = fontsWithCells(characters);
  return characters.map((raw) => {
    const { font } = raw.style;
    const usable = hasCells.has(font);
    if (usable && !isSlanted(raw.style)) return { raw, box: raw.box, end: endOfBox(raw), size: raw.style.size };
    const ofFont =
      advances.get(font) ??
      advancesOf(
        document,
        characters.filter(({ style }) => style.font === font),
      );
    advances.set(font, ofFont);
    const { advance, size } = ofFont(raw);
    const end = penAfter(raw, advance);
    return { raw, end, size, box: usable ? raw.box : boxAround(raw, end, size) };
  });
}

/**
 * Whether a box is a cell: it begins at the origin and is about as high as its font. Ink begins after the origin, and a
 * font's bounding box is far larger.
 */
function fontsWithCells(characters: readonly RawCharacter[]): Set<number> {
  const found = new Set<number>();
  const printed = characters.filter((raw) => raw.code !== blank && !isSlanted(raw.style));
  for (const [font, members] of Map.groupBy(printed, ({ style }) => style.font)) {
    const ink = members.filter((raw) => beginsAfterOrigin(raw) || heightOf(raw) > highestCell * raw.style.size);
    if (ink.length <= mostInk * members.length && !overlap(members)) found.add(font);
  }
  return found;
}

/** Whether glyphs usually stand closer than their cells are wide, because the widths in the file are wrong. */
function overlap(members: readonly RawCharacter[]): boolean {
  const spare = neighboursOf(members).map(({ raw, distance }) => distance - widthOf(raw) / emAlongBaseline(raw));
  return (medianOf(spare) ?? 0) < -closerThanStated;
}

function widthOf({ box, quarter }: RawCharacter): number {
  return quarter % 2 === 0 ? box[2] - box[0] : box[3] - box[1];
}

function heightOf({ box, quarter }: RawCharacter): number {
  return quarter % 2 === 0 ? box[3] - box[1] : box[2] - box[0];
}

function beginsAfterOrigin({ box, origin, quarter, style }: RawCharacter): boolean {
  const bearings = [box[0] - origin[0], origin[1] - box[3], origin[0] - box[2], box[1] - origin[1]];
  return (bearings[quarter] ?? 0) > leastBearing * style.size;
}

function endOfBox({ box, origin, quarter }: RawCharacter): Cell["end"] {
  if (quarter % 2 === 0) return [quarter === 0 ? box[2] : box[0], origin[1]];
  return [origin[0], quarter === 3 ? box[3] : box[1]];
}

function penAfter({ origin, style }: RawCharacter, advance: number): Cell["end"] {
  const [x, y] = style.direction;
  const length = Math.hypot(x, y) || 1;
  return [origin[0] + (advance * x) / length, origin[1] + (advance * y) / length];
}

function boxAround({ origin, style }: RawCharacter, end: Cell["end"], size: number): RawCharacter["box"] {
  const [x, y] = style.direction;
  const length = Math.hypot(x, y) || 1;
  const up = [(-y / length) * size, (x / length) * size] as const;
  const xs = [origin[0], end[0]].flatMap((at) => [at + usualAscent * up[0], at - usualDescent * up[0]]);
  const ys = [origin[1], end[1]].flatMap((at) => [at + usualAscent * up[1], at - usualDescent * up[1]]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
