import type { Box, Word } from "../../page-text/page-text.ts";
import { bandAt, bandsOf } from "./bands.ts";

/** Characters that forms print where something is to be filled in. */
const blank = /^[._…·–-]{3,}$/;
/** Minimum overlap, as a share of the lower and of the narrower of two words. */
const sameLine = 0.5;
const underneath = 0.3;
/** Limit of such lines per page: each is compared with the other words at its height. */
const mostBlanks = 2000;

/** The words of a page without dotted lines that values are printed on, which would separate the words of a value. */
export function withoutFilledBlanks(words: readonly Word[]): Word[] {
  const blanks = words.filter(({ text }) => blank.test(text));
  if (blanks.length === 0 || blanks.length > mostBlanks) return [...words];
  const print = printByBand(words);
  const filled = new Set(
    blanks.filter(({ box }) => bandsOf(box).some((band) => print.get(band)?.some((word) => liesOn(word.box, box)))),
  );
  return words.filter((word) => !filled.has(word));
}

function printByBand(words: readonly Word[]): ReadonlyMap<number, readonly Word[]> {
  const print = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return Map.groupBy(print, ({ box }) => bandAt((box[1] + box[3]) / 2));
}

function liesOn(word: Box, under: Box): boolean {
  const across = Math.min(word[2], under[2]) - Math.max(word[0], under[0]);
  const down = Math.min(word[3], under[3]) - Math.max(word[1], under[1]);
  const [width, height] = [word[2] - word[0], Math.min(word[3] - word[1], under[3] - under[1])];
  return across > underneath * width && down > sameLine * height;
}
