import type { DecodedCharacter, DecodedWord, StepProbabilities } from "./decode.ts";

const scripts = ["latin", "greek", "cyrillic"] as const;

/**
 * Letters of the same shape in Latin, Greek and Cyrillic; "-" where a script has none. Training has the same table
 * (training/recogniser/shapes.py).
 */
const sameShape =
  "AΑА BΒВ C-С EΕЕ HΗН IΙ- KΚК MΜМ NΝ- OΟО PΡР TΤТ XΧХ YΥУ ZΖ- ÏΪ- ŸΫ- a-а c-с e-е oοо p-р vν- x-х y-у µμ- óό- íί- ïϊ- -ΓГ -ΠП -ΦФ -κк";
const none = "-";
const shapes: readonly (readonly string[])[] = sameShape.split(" ").map((row) => [...row]);
const shapeOf = new Map(
  shapes.flatMap((row) => row.filter((letter) => letter !== none).map((letter) => [letter, row])),
);

/** The classes of an alphabet by shape and by script. Class 0 is "no character". */
export type AlphabetScripts = Readonly<{
  /** The class that stands for all letters of a shape; the class itself for most. */
  shape: Int32Array;
  /** Index of the class's script; −1 for digits, signs and "no character". */
  script: Int8Array;
}>;

export function scriptsOf(alphabet: readonly string[]): AlphabetScripts {
  const classes = new Map(alphabet.map((character, index) => [character, index + 1]));
  const standsFor = (character: string, own: number): number =>
    shapeOf
      .get(character)
      ?.map((letter) => (letter === none ? undefined : classes.get(letter)))
      .find((found) => found !== undefined) ?? own;
  return {
    shape: Int32Array.from([0, ...alphabet.map((character, index) => standsFor(character, index + 1))]),
    script: Int8Array.from([-1, ...alphabet.map(scriptIndex)]),
  };
}

function scriptIndex(character: string): number {
  if (!/\p{L}/u.test(character)) return -1;
  return /\p{Script=Greek}/u.test(character) ? 1 : /\p{Script=Cyrillic}/u.test(character) ? 2 : 0;
}

/**
 * Adds up the probabilities of letters of the same shape: doubt about the script of a lone A is not doubt about its
 * shape.
 */
export function mergeSameShapes(
  { steps, classes, values }: StepProbabilities,
  { shape }: AlphabetScripts,
): StepProbabilities {
  const merged = values.slice();
  const shared = [...shape.keys()].filter((kind) => shape[kind] !== kind);
  for (let from = 0; from < steps * classes; from += classes) {
    for (const kind of shared) {
      const to = from + (shape[kind] ?? 0);
      merged[to] = (merged[to] ?? 0) + (merged[from + kind] ?? 0);
      merged[from + kind] = 0;
    }
  }
  return { steps, classes, values: merged };
}

/**
 * Writes every word's shared letters in its script: that of its other letters or, without any, the one that the
 * recogniser holds likeliest. Parts around signs such as `/` count on their own, as in `ΦΠΑ/VAT`.
 */
export function writeInScripts(
  words: readonly DecodedWord[],
  line: StepProbabilities,
  alphabet: AlphabetScripts,
): DecodedWord[] {
  return words.map((word) => {
    const isCode = word.characters.some(({ text }) => /\d/.test(text));
    return { ...word, characters: partsOf(word).flatMap((part) => writePart(part, isCode, line, alphabet)) };
  });
}

/** Runs of letters with the points and apostrophes between them, and runs of everything else. */
function partsOf({ characters }: DecodedWord): DecodedCharacter[][] {
  const parts: DecodedCharacter[][] = [];
  let inLetters: boolean | undefined;
  for (const character of characters) {
    const belongs = /[\p{L}.'’]/u.test(character.text);
    if (belongs === inLetters) parts.at(-1)?.push(character);
    else parts.push([character]);
    inLetters = belongs;
  }
  return parts;
}

/** Codes of shared letters and digits are Latin: tax numbers, bank accounts and article numbers are. */
function writePart(
  part: readonly DecodedCharacter[],
  isCode: boolean,
  line: StepProbabilities,
  alphabet: AlphabetScripts,
): readonly DecodedCharacter[] {
  const letters = part.filter(({ text }) => /\p{L}/u.test(text));
  if (letters.length === 0) return part;
  const own = lettersThatDecide(letters);
  const script = isCode && own.length === 0 ? 0 : mostSeen(own.length > 0 ? own : letters, line, alphabet);
  return part.map((character) => {
    const written = shapeOf.get(character.text)?.[script];
    return written === undefined || written === none ? character : { ...character, text: written };
  });
}

/** Letters of one script alone or, if there are none, those that Latin lacks. */
function lettersThatDecide(letters: readonly DecodedCharacter[]): readonly DecodedCharacter[] {
  const ofOneScript = letters.filter(({ text }) => !shapeOf.has(text));
  return ofOneScript.length > 0 ? ofOneScript : letters.filter(({ text }) => shapeOf.get(text)?.[0] === none);
}

/** Index of the script with the most probability over all letters. */
function mostSeen(
  letters: readonly DecodedCharacter[],
  { classes, values }: StepProbabilities,
  { script }: AlphabetScripts,
): number {
  const seen = scripts.map(() => 0);
  for (const { first, last } of letters) {
    for (let step = first; step <= last; step++) {
      for (let kind = 1; kind < classes; kind++) {
        const of = script[kind] ?? -1;
        if (of >= 0) seen[of] = (seen[of] ?? 0) + (values[step * classes + kind] ?? 0) / (last - first + 1);
      }
    }
  }
  return seen.indexOf(Math.max(...seen));
}
