import type { Character } from "../../pages/page.ts";

export type PageSize = Readonly<{ width: number; height: number }>;

/** A character with its start and end along its reading direction, in points. */
export type Placed = Readonly<{
  character: Character;
  start: number;
  end: number;
  /** Of its cell. */
  height: number;
  baseline: number;
  /** Start of the file's blank before it, if there is one. */
  blankAt?: number;
}>;

/** Narrow spaces, which group digits: "1 225,00" is one number. */
const narrowSpaces = new Set(["\u202f", "\u2009", "\u200a"]);
/** Zero-width characters for line breaks. */
const formatting = new Set(["\u2060", "\u200b", "\u200c", "\u200d", "\ufeff"]);
/** A soft hyphen that is drawn as a glyph is a hyphen. */
const softHyphen = "\u00ad";
/** In em: a gap this wide always separates words. */
const wideGap = 1.1;
/** In em: characters with a larger vertical distance are on another line. */
const sameLine = 0.55;
/** In em: kerning moves a letter back by less than this. */
const mostKerning = 0.11;

/**
 * Cuts characters at new lines and at jumps. Blanks are only recorded, because another text object may be drawn over
 * them.
 */
export function cutStretches(characters: readonly Character[], page: PageSize): Placed[][] {
  const stretches: Placed[][] = [];
  let last: Placed | undefined;
  let blank: Placed | undefined;
  for (const character of characters) {
    if (formatting.has(character.text)) continue;
    if (isBlank(character)) {
      blank ??= place(character, page);
      continue;
    }
    const placed = place({ ...character, text: printedText(character.text) }, page);
    if (last === undefined || !continues(last, placed)) stretches.push([placed]);
    else {
      const isBetween = blank !== undefined && continues(last, blank) && continues(blank, placed);
      stretches.at(-1)?.push(isBetween ? { ...placed, blankAt: blank?.start ?? 0 } : placed);
    }
    last = placed;
    blank = undefined;
  }
  return stretches;
}

/** A narrow space fills the gap between its neighbours. */
function printedText(text: string): string {
  if (text === softHyphen) return "-";
  return narrowSpaces.has(text) ? "" : text;
}

function isBlank({ text }: Character): boolean {
  if (narrowSpaces.has(text)) return false;
  return text.trim() === "" || text < " " || text === "\ufffe" || text === "\uffff";
}

function continues(last: Placed, next: Placed): boolean {
  if (last.character.turns !== next.character.turns) return false;
  const em = Math.max(last.character.size, next.character.size);
  if (Math.abs(next.baseline - last.baseline) > sameLine * em) return false;
  // The letters of a ligature all have the position of its glyph.
  return next.start - last.end <= wideGap * em && next.start >= last.start - mostKerning * em;
}

function place(character: Character, { width, height }: PageSize): Placed {
  const { box, originX, originY, endX, endY, turns } = character;
  const isLevel = turns % 2 === 0;
  const sign = turns === 0 || turns === 1 ? 1 : -1;
  const [from, to] = isLevel ? [originX * width, endX * width] : [originY * height, endY * height];
  return {
    character,
    start: sign * from,
    end: sign * to,
    height: isLevel ? (box[3] - box[1]) * height : (box[2] - box[0]) * width,
    baseline: isLevel ? originY * height : originX * width,
  };
}

/**
 * In em, which is the same for all letters. A blank begins where the last letter ends, even if its stated width is
 * wrong.
 */
export function gapBetween(last: Placed | undefined, next: Placed): number {
  if (last === undefined) return 0;
  return (
    (next.start - Math.min(last.end, next.blankAt ?? last.end)) /
    Math.max(1e-6, Math.min(last.character.size, next.character.size))
  );
}
