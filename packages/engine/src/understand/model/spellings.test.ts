import { describe, expect, it } from "vitest";
import { spellingSize, spellWords, trigramSize } from "./spellings.ts";
import { hashesPerWord, wordShapeOf } from "./word-shape.ts";

/** The characters of a distinct word decoded from its triples, with the padding on either side. */
function spelled({ spellings, trigrams }: ReturnType<typeof spellWords>, word: number) {
  const row = [...spellings.subarray(word * spellingSize, (word + 1) * spellingSize)];
  const inside = row.slice(1, -1).map((triple) => {
    const start = (triple - 1) * trigramSize;
    return [...trigrams.subarray(start, start + trigramSize)];
  });
  return { outside: [row[0], row.at(-1)], inside };
}

describe("the words of a text as the model's input", () => {
  it("refers to distinct words, in the order of their first appearance", () => {
    const { words, hashes } = spellWords(["Total", "EUR", "Total", "12.00", "EUR"]);
    expect([...words]).toEqual([0, 1, 0, 2, 1]);
    const expected = ["Total", "EUR", "12.00"].flatMap((text) => [...wordShapeOf(text).hashes]);
    expect([...hashes]).toEqual(expected);
    expect(hashes).toHaveLength(3 * hashesPerWord);
  });

  it.each(["a", "Total", "12,345.00", "Rindfleischetikettierung", "x".repeat(20), "€"])(
    "encodes %s by the triple around each character",
    (text) => {
      const characters = [...wordShapeOf(text).characters];
      const { outside, inside } = spelled(spellWords(["Date", text]), 1);
      expect(outside).toEqual([0, 0]);
      expect(inside).toEqual(
        characters.map((code, place) => [characters[place - 1] ?? 0, code, characters[place + 1] ?? 0]),
      );
    },
  );

  it("has each triple once, for all words", () => {
    const { trigrams } = spellWords(["Invoice", "Invoices", "invoice"]);
    const rows = Array.from({ length: trigrams.length / trigramSize }, (_, row) =>
      trigrams.subarray(row * trigramSize, (row + 1) * trigramSize).join(" "),
    );
    expect(new Set(rows).size).toBe(rows.length);
  });
});
