import type { DecodedCharacter, DecodedWord } from "./decode.ts";

/** Steps at each end of a line that are paper in a crop of the whole line. */
const edge = 2;

/**
 * Drops signs at the very ends of a line: there a crop shows a piece of its neighbour, which looks like a point, a
 * comma or a bracket. Signs of the line itself have paper beside them.
 */
export function dropCutSigns(words: readonly DecodedWord[], steps: number): readonly DecodedWord[] {
  const isCut = ({ text, first, last }: DecodedCharacter): boolean =>
    /^[^\p{L}\p{N}]$/u.test(text) && (last < edge || first >= steps - edge);
  if (!words.some(({ characters }) => characters.some(isCut))) return words;
  return words
    .map((word) => ({ ...word, characters: word.characters.filter((character) => !isCut(character)) }))
    .filter(({ characters }) => characters.length > 0);
}
