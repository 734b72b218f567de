import type { Word } from "../../page-text/page-text.ts";
import type { Character } from "../../pages/page.ts";
import { enclosingBox } from "../lines.ts";
import { withoutOverprint } from "./overprint.ts";
import { joinSpacedCapitals } from "./spaced-capitals.ts";
import { cutStretches, gapBetween, type PageSize, type Placed } from "./stretches.ts";

/** In em: wider gaps separate words. Kerning is below, the narrowest spaces are above. */
const wordGap = 0.11;
/** In em: the same if the file has a blank there; a narrower one was overlapped by the next word. */
const blankGap = 0.04;
/** In em: maximum gap of spaced letters within one word, if all gaps are equal. */
const maxLetterSpacing = 0.5;
/** In em: gaps that differ by less count as equal. */
const evenGaps = 0.13;
const minSpacedLetters = 4;
/** By quarter turns clockwise. */
const sidewaysTurns = [undefined, "down", undefined, "up"] as const;
const ligatures = /[\ufb00-\ufb06]/g;

/** Cuts the page's characters into printed words, in the file's order. */
export function splitWords(characters: readonly Character[], page: PageSize): Word[] {
  const words = cutStretches(withoutOverprint(characters, page), page)
    .flatMap((stretch) => joinSpacedCapitals(cutWords(stretch)))
    .map((placed) => wordOf(placed, page));
  return words.filter((word) => word.text !== "");
}

/** Splits a stretch (characters on one line without a jump) into words at its gaps. */
function cutWords(stretch: readonly Placed[]): Placed[][] {
  const gaps = stretch.slice(1).map((next, index) => gapBetween(stretch[index], next));
  const spacing = letterSpacing(gaps.filter((_, index) => stretch[index + 1]?.blankAt === undefined));
  const words: Placed[][] = [];
  stretch.forEach((placed, index) => {
    const gap = index === 0 ? Number.POSITIVE_INFINITY : (gaps[index - 1] ?? 0);
    const isNew = gap > spacing + (placed.blankAt === undefined ? wordGap : blankGap);
    if (isNew) words.push([placed]);
    else words.at(-1)?.push(placed);
  });
  return words;
}

/** The usual gap within a stretch of spaced letters; 0 for ordinary print. */
function letterSpacing(gaps: readonly number[]): number {
  if (gaps.length < minSpacedLetters - 1) return 0;
  const sorted = [...gaps].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const even = at(0.75) - at(0.1) < evenGaps;
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
    box: enclosingBox(placed.map(({ character }) => character.box)),
    confidence: 1,
    source: "text",
    fontHeight,
    ...(sideways ? { sideways } : {}),
  };
}
