import { describe, expect, it } from "vitest";
import type { PageText, Word } from "../../page-text/page-text.ts";
import { orderWords } from "../layout/reading-order.ts";
import { relateAmounts } from "./amount-relations.ts";
import { cutIntoChunks, featuresOfChunk, wholeDocumentWords } from "./chunks.ts";
import { coordinatesPerWord, featureLayout, measureFeatures, numbersPerWord } from "./features.ts";
import { wordShapeOf } from "./word-shape.ts";

function word(text: string, x: number, y: number): Word {
  return { text, box: [x, y, x + text.length * 0.01, y + 0.012], confidence: 0.9, source: "ocr", fontHeight: 0.012 };
}

/** Pages of rows: a name, a quantity, a price and their product. */
function pages(count: number, rows: number): PageText[] {
  return Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    width: 595,
    height: 842,
    lines: [],
    words: Array.from({ length: rows }, (_, row) => {
      const y = 0.05 + (row * 0.9) / rows;
      return [word(`Part${row}`, 0.1, y), word("3", 0.5, y), word("2.50", 0.6, y), word("7.50", 0.8, y)];
    }).flat(),
  }));
}

describe("the features", () => {
  it("give every word a row of finite numbers", () => {
    const features = measureFeatures(orderWords(pages(1, 20)));
    expect(features.count).toBe(80);
    expect(features.numbers).toHaveLength(80 * numbersPerWord);
    expect(features.numbers.every(Number.isFinite)).toBe(true);
    expect(features.coordinates.every(Number.isFinite)).toBe(true);
  });

  it("do not depend on the size at which a page was scanned", () => {
    const [page] = pages(1, 10);
    const small = measureFeatures(orderWords([page as PageText]));
    const large = measureFeatures(orderWords([{ ...(page as PageText), width: 5950, height: 8420 }]));
    expect(large.numbers).toEqual(small.numbers);
    expect(large.coordinates).toEqual(small.coordinates);
  });

  it("mark the product of a line and its factors", () => {
    const features = measureFeatures(orderWords(pages(1, 1)));
    const at = (row: number, relation: number) =>
      features.numbers[row * numbersPerWord + featureLayout.relations[0] + relation];
    expect([at(3, 6), at(1, 7), at(2, 7), at(0, 7)]).toEqual([1, 1, 1, 0]);
  });

  it("treat digits as equal and keep both ends of a long word", () => {
    expect(wordShapeOf("INV-001").hashes).toEqual(wordShapeOf("INV-942").hashes);
    expect(wordShapeOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ").characters.slice(-6)).toEqual(
      Uint8Array.from("UVWXYZ", (letter) => letter.charCodeAt(0)),
    );
  });
});

it("has features for the sum of a column and the tax on it", () => {
  const column = [40, 60, 100, 19, 119].map((value, index) => ({
    index,
    value,
    isMoney: true,
    line: index,
    right: 50,
    page: 0,
  }));
  const relations = relateAmounts(column);
  expect(relations.get(2)?.[8]).toBe(1);
  expect(relations.get(3)?.[9]).toBe(1);
  expect(relations.get(4)?.[4]).toBe(1);
  expect(relations.get(4)?.[0]).toBe(1);
});

describe("chunks", () => {
  it("keep a usual document whole", () => {
    expect(cutIntoChunks(orderWords(pages(1, 30)))).toHaveLength(1);
  });

  it("cover every word of a long document exactly once, each with its head and tail as context", () => {
    const ordered = orderWords(pages(12, 60));
    const chunks = cutIntoChunks(ordered);
    expect(
      chunks.flatMap((chunk) => Array.from({ length: chunk.ownTo - chunk.ownFrom }, (_, at) => chunk.ownFrom + at)),
    ).toEqual(ordered.words.map((_, index) => index));
    for (const chunk of chunks) {
      expect(chunk.words.length).toBeLessThanOrEqual(wholeDocumentWords);
      expect(chunk.words).toContain(0);
      expect(chunk.words).toContain(ordered.words.length - 1);
    }
  });

  it("close the gap of words that were left out", () => {
    const ordered = orderWords(pages(12, 60));
    const middle = cutIntoChunks(ordered)[3];
    const { coordinates, count } = featuresOfChunk(measureFeatures(ordered), middle as NonNullable<typeof middle>);
    const ys = Array.from({ length: count }, (_, row) => coordinates[row * coordinatesPerWord + 2] ?? 0);
    expect(Math.max(...ys.slice(1).map((y, row) => y - (ys[row] ?? 0)))).toBeLessThan(20);
  });
});
