import { charactersPerWord, hashesPerWord, type WordShape, wordShapeOf } from "./word-shape.ts";

/**
 * The words of a text as model input: features of a word's letters are computed once per distinct word, and features of
 * letters once per distinct triple.
 */
export type Spellings = Readonly<{
  /** For each word of the text, its index among the distinct words. */
  words: Int32Array;
  /** Row by row, the hashes of each distinct word. */
  hashes: Int32Array;
  /** Row by row, the triple around each character of each distinct word, counted from 1; 0 is outside the word. */
  spellings: Int32Array;
  /** Row by row, the distinct triples: a character with its predecessor and successor. */
  trigrams: Int32Array;
}>;

/** Positions per word: its characters, and one outside on either side. */
export const spellingSize = charactersPerWord + 2;
export const trigramSize = 3;
const characterBits = 7;

export function spellWords(texts: readonly string[]): Spellings {
  const different = new Map<WordShape, number>();
  const words = new Int32Array(texts.length);
  for (const [index, text] of texts.entries()) words[index] = numberOf(different, wordShapeOf(text));
  const hashes = new Int32Array(different.size * hashesPerWord);
  const spellings = new Int32Array(different.size * spellingSize);
  const trigrams = new Map<number, number>();
  for (const [shape, index] of different) {
    hashes.set(shape.hashes, index * hashesPerWord);
    spellWord(shape.characters, trigrams, spellings, index * spellingSize + 1);
  }
  return { words, hashes, spellings, trigrams: charactersOf(trigrams) };
}

function numberOf<Key>(known: Map<Key, number>, key: Key): number {
  const number = known.get(key);
  if (number !== undefined) return number;
  known.set(key, known.size);
  return known.size - 1;
}

function spellWord(characters: Uint8Array, trigrams: Map<number, number>, spellings: Int32Array, start: number): void {
  let triple = characters[0] ?? 0;
  for (let place = 0; place < charactersPerWord; place++) {
    const next = characters[place + 1] ?? 0;
    triple = ((triple << characterBits) | next) & ((1 << (trigramSize * characterBits)) - 1);
    spellings[start + place] = numberOf(trigrams, triple) + 1;
    // The end of a word ends the triple, too.
    if (triple === 0) {
      spellings.fill(spellings[start + place] ?? 0, start + place, start + charactersPerWord);
      return;
    }
  }
}

function charactersOf(trigrams: ReadonlyMap<number, number>): Int32Array {
  const rows = new Int32Array(trigrams.size * trigramSize);
  const mask = (1 << characterBits) - 1;
  for (const [triple, index] of trigrams) {
    rows[index * trigramSize] = triple >> (2 * characterBits);
    rows[index * trigramSize + 1] = (triple >> characterBits) & mask;
    rows[index * trigramSize + 2] = triple & mask;
  }
  return rows;
}
