import type { Character } from "../../pages/page.ts";

export type PageSize = Readonly<{ width: number; height: number }>;

/** A character with its extent in its own reading direction, in points. */
export type Placed = Readonly<{ character: Character; start: number; end: number; height: number; baseline: number }>;

/** Narrow no-break spaces group digits ("1 225,00" is one number); the others have no width at all. */
const noBreak = new Set(["\u202f", "\u2009", "\u200a", "\u2060", "\u200b", "\ufeff", "\u00ad"]);
/** A gap as wide as the font is high is never inside a word, however its letters are spaced. */
const wideGap = 1;

/** Cuts characters where the file itself ends a word: at blanks, at a new line, at a jump. */
export function cutStretches(characters: readonly Character[], page: PageSize): Placed[][] {
  const stretches: Placed[][] = [];
  let last: Placed | undefined;
  for (const character of characters) {
    if (isGeneratedSpace(character)) continue;
    if (isBlank(character)) {
      last = undefined;
      continue;
    }
    // A space that does not break fills the gap between its neighbours and prints nothing.
    const placed = place(noBreak.has(character.text) ? { ...character, text: "" } : character, page);
    if (last !== undefined && continues(last, placed)) stretches.at(-1)?.push(placed);
    else stretches.push([placed]);
    last = placed;
  }
  return stretches;
}

/** PDFium adds a space where it sees a gap, also between letters that were only set apart: the gap itself decides. */
function isGeneratedSpace({ generated, text }: Character): boolean {
  return generated && text === " ";
}

function isBlank({ text }: Character): boolean {
  if (noBreak.has(text)) return false;
  return text.trim() === "" || text < " " || text === "\ufffe" || text === "\uffff";
}

function continues(last: Placed, next: Placed): boolean {
  if (last.character.turns !== next.character.turns) return false;
  const height = Math.max(last.height, next.height);
  if (Math.abs(next.baseline - last.baseline) > 0.5 * height) return false;
  // One glyph that stands for several letters gives each of them the same box.
  return next.start - last.end <= wideGap * height && next.start >= last.start - 0.1 * height;
}

function place(character: Character, { width, height }: PageSize): Placed {
  const { box, originX, originY, turns } = character;
  const [x0, y0, x1, y1] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height];
  switch (turns) {
    case 1:
      return { character, start: y0, end: y1, height: x1 - x0, baseline: -originX * width };
    case 2:
      return { character, start: -x1, end: -x0, height: y1 - y0, baseline: -originY * height };
    case 3:
      return { character, start: -y1, end: -y0, height: x1 - x0, baseline: originX * width };
    default:
      return { character, start: x0, end: x1, height: y1 - y0, baseline: originY * height };
  }
}
