import type { Character } from "../../pages/page.ts";
import type { Box, Word } from "../page-text.ts";

/** Wider than this part of the font's height, a gap parts two words. Measured: kerning stays below, word spaces above. */
const WORD_GAP = 0.28;
/** Narrow no-break spaces group digits: "1 225,00" is one number. */
const GROUPING_SPACES = new Set(["\u202f", "\u2009", "\u200a", "\u2060", "\u200b", "\ufeff", "\u00ad"]);
const LIGATURES = /[\ufb00-\ufb06]/g;

/** A word in the making: its characters, in the file's order. */
type Run = { characters: Character[] };

/** Cuts the page's characters into printed words, in the file's order. */
export function splitWords(characters: readonly Character[], page: { width: number; height: number }): Word[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  let last: Character | undefined;
  for (const character of characters) {
    if (GROUPING_SPACES.has(character.text)) continue;
    if (isBlank(character)) {
      current = undefined;
      continue;
    }
    if (current === undefined || last === undefined || !continues(last, character, page)) {
      current = { characters: [] };
      runs.push(current);
    }
    current.characters.push(character);
    last = character;
  }
  return runs.map((run) => wordOf(run.characters));
}

function isBlank({ text }: Character): boolean {
  return text.trim() === "" || text < " " || text === "\ufffe" || text === "\uffff";
}

/** Whether `next` stands right after `last` on the same baseline. Lengths are compared in points, not fractions. */
function continues(last: Character, next: Character, page: { width: number; height: number }): boolean {
  if (last.turns !== next.turns) return false;
  const a = along(last, page);
  const b = along(next, page);
  const height = Math.max(a.height, b.height);
  if (Math.abs(b.baseline - a.baseline) > 0.5 * height) return false;
  const gap = b.start - a.end;
  return gap <= WORD_GAP * Math.min(a.height, b.height) && gap > -0.7 * height;
}

/** A character's extent in its own reading direction, in points. */
function along({ box, originX, originY, turns }: Character, { width, height }: { width: number; height: number }) {
  const [x0, y0, x1, y1] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height];
  switch (turns) {
    case 1:
      return { start: y0, end: y1, height: x1 - x0, baseline: -originX * width };
    case 2:
      return { start: -x1, end: -x0, height: y1 - y0, baseline: -originY * height };
    case 3:
      return { start: -y1, end: -y0, height: x1 - x0, baseline: originX * width };
    default:
      return { start: x0, end: x1, height: y1 - y0, baseline: originY * height };
  }
}

function wordOf(characters: readonly Character[]): Word {
  const text = characters.map((character) => character.text).join("");
  const box: Box = [
    Math.min(...characters.map((c) => c.box[0])),
    Math.min(...characters.map((c) => c.box[1])),
    Math.max(...characters.map((c) => c.box[2])),
    Math.max(...characters.map((c) => c.box[3])),
  ];
  const fontHeight = Math.max(...characters.map((c) => c.box[3] - c.box[1]));
  return {
    text: text.replace(LIGATURES, (ligature) => ligature.normalize("NFKC")),
    box,
    confidence: 1,
    source: "text",
    fontHeight,
  };
}
