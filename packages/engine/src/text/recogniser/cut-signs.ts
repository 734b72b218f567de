import type { DecodedCharacter, DecodedWord } from "./decode.ts";

/** Number of steps at each end that show blank paper if the crop holds the whole line. */
const edge = 2;

/**
 * Drops punctuation at the very ends of a line. There, a crop shows pieces of neighbouring print that look like a point,
 * a comma or a bracket; the punctuation of the line itself has blank paper beside it.
 */
export function dropCutSigns(words: readonly DecodedWord[], steps: number): readonly DecodedWord[] {
  const isCut = ({ text, first, last }: DecodedCharacter): boolean =>
    /^[^\p{L}\p{N}]$/u.test(text) && (last < edge || first >= steps - edge);
  if (!words.some(({ characters }) => characters.some(isCut))) return words;
  return words
    .map((word) => ({ ...word, characters: word.characters.filter((character) => !isCut(character)) }))
    .filter(({ characters }) => characters.length > 0);
}
