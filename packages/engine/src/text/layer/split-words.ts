import type { Word } from "../../page-text/page-text.ts";
import type { Character } from "../../pages/page.ts";
import { enclosing } from "../lines.ts";
import { cutStretches, type PageSize, type Placed } from "./stretches.ts";

/** Wider than this part of the font's height, a gap parts two words: kerning stays below, the narrowest spaces above. */
const wordGap = 0.12;
/** Letters set apart on purpose have equal gaps; up to this width they still make one word. */
const maxLetterSpacing = 0.45;
const minSpacedLetters = 4;
/** A hyphen or a plus can come with a box as flat as its ink, which says nothing about its font: below this part of the usual height. */
const flat = 0.5;
/** By quarter turns clockwise. */
const sidewaysTurns = [undefined, "down", undefined, "up"] as const;
const ligatures = /[\ufb00-\ufb06]/g;

/** Cuts the page's characters into printed words, in the file's order. */
export function splitWords(characters: readonly Character[], page: PageSize): Word[] {
  const words = cutStretches(characters, page)
    .flatMap(cutWords)
    .map((placed) => wordOf(placed, page));
  return words.filter((word) => word.text !== "");
}

/** A stretch has no blank of its own: only the gaps between its letters can part words. */
function cutWords(stretch: readonly Placed[]): Placed[][] {
  const usual = usualHeight(stretch);
  const gaps = stretch.slice(1).map((next, index) => gapBetween(stretch[index], next, usual));
  const threshold = letterSpacing(gaps) + wordGap;
  const words: Placed[][] = [];
  stretch.forEach((placed, index) => {
    const gap = index === 0 ? Number.POSITIVE_INFINITY : (gaps[index - 1] ?? 0);
    if (gap > threshold) words.push([placed]);
    else words.at(-1)?.push(placed);
  });
  return words;
}

/** As a part of the font's height, which unlike widths is common to all letters. */
function gapBetween(last: Placed | undefined, next: Placed, usual: number): number {
  if (last === undefined) return 0;
  const fontHeight = ({ height }: Placed) => (height < flat * usual ? usual : height);
  return (next.start - last.end) / Math.max(1e-6, Math.min(fontHeight(last), fontHeight(next)));
}

/** The median: a few flat signs do not move it. */
function usualHeight(stretch: readonly Placed[]): number {
  const heights = stretch.map(({ height }) => height).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** The usual gap inside a stretch of letters that were set apart; 0 for ordinary print. */
function letterSpacing(gaps: readonly number[]): number {
  if (gaps.length < minSpacedLetters - 1) return 0;
  const sorted = [...gaps].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const even = at(0.75) - at(0.1) < wordGap;
  return even && at(0.5) <= maxLetterSpacing ? Math.max(0, at(0.5)) : 0;
}

function wordOf(placed: readonly Placed[], page: PageSize): Word {
  let text = "";
  let fontHeight = 0;
  for (const { character, height } of placed) {
    text += character.text;
    fontHeight = Math.max(fontHeight, height / page.height);
  }
  const sideways = sidewaysTurns[placed[0]?.character.turns ?? 0];
  return {
    text: text.replace(ligatures, (ligature) => ligature.normalize("NFKC")),
    box: enclosing(placed.map(({ character }) => character.box)),
    confidence: 1,
    source: "text",
    fontHeight,
    ...(sideways ? { sideways } : {}),
  };
}
