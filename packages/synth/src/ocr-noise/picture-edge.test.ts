import { expect, it } from "vitest";
import type { LabelledDocument, LabelledWord } from "../labelled-document.ts";
import { makeDocument } from "../make-document.ts";
import { randomOf } from "../random.ts";
import { cutAtPictureEdge } from "./picture-edge.ts";

const pairs = Array.from({ length: 400 }, (_, seed) => {
  const document = makeDocument(seed + 600, { kind: seed % 2 ? "receipt" : "invoice" });
  return [document, cutAtPictureEdge(document, randomOf(seed))] as const;
});
const cut = pairs.filter(([document, seen]) => document !== seen);
const wordsOf = ({ pages }: LabelledDocument) => pages.flatMap(({ words }) => words);

/** The words of each span of a label that is not ambiguous. */
function valuesOf(document: LabelledDocument, label: LabelledWord["label"]): string[] {
  const words = wordsOf(document).filter((word) => word.label === label && !word.ambiguous);
  return [...Map.groupBy(words, ({ span }) => span).values()].map((span) => span.map(({ text }) => text).join(" "));
}

it("crops one picture in fifty to one in five, equally for the same seed", () => {
  expect(cut.length).toBeGreaterThan(pairs.length / 50);
  expect(cut.length).toBeLessThan(pairs.length / 5);
  for (const [document, seen] of cut.slice(0, 5)) {
    const seed = document.seed - 600;
    expect(cutAtPictureEdge(document, randomOf(seed))).toEqual(seen);
  }
});

it("removes letters or words and keeps the rest inside the picture", () => {
  for (const [document, seen] of cut) {
    const letters = (words: readonly LabelledWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);
    expect(letters(wordsOf(seen))).toBeLessThan(letters(wordsOf(document)));
    for (const { words, width, height } of seen.pages)
      for (const { x0, x1, y0, y1, text } of words) {
        expect(text).not.toBe("");
        expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(-0.001);
        expect(x1).toBeGreaterThan(x0);
        expect(x1).toBeLessThanOrEqual(width + 0.001);
        expect(y1).toBeLessThanOrEqual(height + 0.001);
      }
  }
});

it("does not label a number, date or amount with a missing character", () => {
  for (const [document, seen] of cut)
    for (const label of ["invoice_number", "date", "total_amount", "vendor.tax_id", "line.total"] as const)
      for (const value of valuesOf(seen, label)) expect(valuesOf(document, label)).toContain(value);
});

it("labels only whole words of names and addresses, and none if too much is missing", () => {
  let nameless = 0;
  for (const [document, seen] of cut) {
    const printed = new Set(wordsOf(document).map(({ text }) => text));
    for (const label of ["vendor.name", "vendor.address", "customer.address"] as const)
      for (const value of valuesOf(seen, label)) for (const word of value.split(" ")) expect(printed).toContain(word);
    if (document.truth.vendor?.name !== undefined && seen.truth.vendor?.name === undefined) {
      nameless++;
      expect(valuesOf(seen, "vendor.name")).toEqual([]);
    }
  }
  expect(nameless).toBeGreaterThan(0);
});
