import { expect, it } from "vitest";
import type { LabelledDocument } from "../labelled-document.ts";
import { makeDocument } from "../make-document.ts";
import { randomOf } from "../random.ts";
import { nameDamage } from "./legible-names.ts";
import { withMisreadLogo } from "./misread-logo.ts";
import { addOcrNoise } from "./ocr-noise.ts";

const documents = Array.from({ length: 500 }, (_, index) =>
  makeDocument(index + 8000, { kind: index % 2 ? "receipt" : "invoice" }),
);
const misread = documents.flatMap((document) => {
  const seen = withMisreadLogo(document, randomOf(document.seed));
  return seen === document ? [] : [{ document, seen }];
});

function namesOf({ pages }: LabelledDocument): Map<number, string> {
  const words = pages
    .flatMap((page) => page.words)
    .filter(({ label, ambiguous }) => label === "vendor.name" && !ambiguous);
  const spans = [...Map.groupBy(words, ({ span }) => span)];
  return new Map(spans.map(([span, parts]) => [span, parts.map(({ text }) => text).join(" ")]));
}

it("misreads the logo of one document in fifty to one in six, equally for the same seed", () => {
  expect(misread.length).toBeGreaterThan(documents.length / 50);
  expect(misread.length).toBeLessThan(documents.length / 6);
  for (const { document, seen } of misread.slice(0, 5))
    expect(withMisreadLogo(document, randomOf(document.seed))).toEqual(seen);
});

it("changes no word outside the logo", () => {
  for (const { document, seen } of misread) {
    const changed = new Set(
      document.pages[0]?.words.filter((word) => !seen.pages[0]?.words.includes(word)).map(({ span }) => span),
    );
    expect(changed.size).toBeLessThanOrEqual(1);
  }
});

it("joins words, loses letters and lowers their confidence", () => {
  const faults = misread.flatMap(({ document, seen }) => {
    const [before, after] = [document, seen].map(({ pages }) => pages[0]?.words ?? []);
    return [
      {
        fewer: (after?.length ?? 0) < (before?.length ?? 0),
        doubts: after?.some(({ confidence }) => (confidence ?? 1) < 0.8),
      },
    ];
  });
  expect(faults.some(({ fewer }) => fewer)).toBe(true);
  expect(faults.filter(({ doubts }) => doubts).length).toBeGreaterThan(faults.length / 4);
});

it("does not label a damaged name as the seller's if another print of it is intact", () => {
  let judged = 0;
  for (const document of documents) {
    if (withMisreadLogo(document, randomOf(document.seed ^ 0x516e)) === document) continue;
    const printed = namesOf(document);
    const damages = [...namesOf(addOcrNoise(document, document.seed))].map(([span, read]) =>
      nameDamage(printed.get(span) ?? read, read),
    );
    if (damages.length === 0 || Math.min(...damages) > 0.1) continue;
    judged++;
    expect(Math.max(...damages)).toBeLessThanOrEqual(0.1);
  }
  expect(judged).toBeGreaterThan(5);
});

it("measures damage in letters, ignoring blanks, case and accents", () => {
  expect(nameDamage("Ábc Def", "ABCDEF")).toBe(0);
  expect(nameDamage("ABCDEFGHIJ", "ABCDEFGH")).toBe(0.2);
  expect(nameDamage("ABCDE", "XBCDE")).toBe(0.2);
});
