import { expect, it } from "vitest";
import type { LabelledWord } from "../labelled-document.ts";
import { makeDocument } from "../make-document.ts";

const receipts = Array.from({ length: 160 }, (_, index) => makeDocument(4200 + index, { kind: "receipt" }));
const namesIn = (words: readonly LabelledWord[]) =>
  Map.groupBy(
    words.filter(({ label, span }) => label === "vendor.name" && span >= 0),
    ({ span }) => span,
  );

it("draws some sellers' names on lines of different size, as one name", () => {
  const names = receipts.flatMap(({ pages }) => pages.flatMap(({ words }) => [...namesIn(words).values()]));
  const inTiers = names.filter((words) => new Set(words.map(({ size }) => size)).size > 1);
  expect(inTiers.length).toBeGreaterThan(10);
  for (const words of inTiers) expect(new Set(words.map(({ baseline }) => baseline)).size).toBeGreaterThan(1);
});

it("gives opening hours no meaning", () => {
  const hours = receipts
    .flatMap(({ pages }) => pages.flatMap(({ words }) => words))
    .filter(({ text }) => /^\d{1,2}[:.h]\d{2}[-–]\d{1,2}[:.h]\d{2}$/.test(text));
  expect(hours.length).toBeGreaterThan(0);
  expect(new Set(hours.map(({ label }) => label))).toEqual(new Set(["none"]));
});
