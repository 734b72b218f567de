import type { DecodedCharacter, DecodedWord } from "./decode.ts";

const DIGIT = /^\d$/;
/** Marks that stand inside numbers, dates and times, with the same paper on both sides. */
const INNER_MARK = /^[.,:/'’-]$/;
/** A blank is at least this much of a digit's width; what is less is only the mark's own paper. */
const LEAST_BLANK = 0.3;

const centre = ({ first, last }: DecodedCharacter): number => (first + last) / 2;

/**
 * Joins numbers that were split at a mark: in fixed-width print a point stands alone in a wide cell, and "2.0" looks much
 * like "2. 0". A real blank makes one side of the mark wider than the other; equal sides mean that there is none.
 */
export function joinSplitNumbers(words: readonly DecodedWord[]): DecodedWord[] {
  const pitch = digitPitch(words);
  const joined: DecodedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && belongTogether(before.characters, word.characters, pitch)) {
      joined[joined.length - 1] = {
        characters: [...before.characters, ...word.characters],
        confidence: before.confidence * word.confidence,
      };
    } else joined.push(word);
  }
  return joined;
}

function belongTogether(left: readonly DecodedCharacter[], right: readonly DecodedCharacter[], pitch: number): boolean {
  const [beforeLast, last, first, second] = [left.at(-2), left.at(-1), right[0], right[1]];
  if (!last || !first) return false;
  const gap = centre(first) - centre(last);
  if (beforeLast && isNumber(beforeLast, first) && INNER_MARK.test(last.text)) {
    return gap < centre(last) - centre(beforeLast) + LEAST_BLANK * pitch;
  }
  if (second && isNumber(last, second) && INNER_MARK.test(first.text)) {
    return gap < centre(second) - centre(first) + LEAST_BLANK * pitch;
  }
  return false;
}

const isNumber = (a: DecodedCharacter, b: DecodedCharacter): boolean => DIGIT.test(a.text) && DIGIT.test(b.text);

/** The middle distance between two digits that stand next to each other; without such a pair nothing is joined. */
function digitPitch(words: readonly DecodedWord[]): number {
  const distances = words.flatMap(({ characters }) =>
    characters.slice(1).flatMap((character, index) => {
      const before = characters[index];
      return before && isNumber(before, character) ? [centre(character) - centre(before)] : [];
    }),
  );
  distances.sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}
