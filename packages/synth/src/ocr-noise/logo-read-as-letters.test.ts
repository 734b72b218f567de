import { expect, it } from "vitest";
import { makeDocument } from "../make-document.ts";
import { randomOf } from "../random.ts";
import { withLogoReadAsLetters } from "./logo-read-as-letters.ts";

const documents = Array.from({ length: 400 }, (_, index) => makeDocument(index + 9000));
const read = documents.flatMap((document) => {
  const seen = withLogoReadAsLetters(document, randomOf(document.seed));
  return seen === document ? [] : [{ document, seen }];
});

it("adds a misread logo to one document in thirty to one in eight", () => {
  expect(read.length).toBeGreaterThan(documents.length / 30);
  expect(read.length).toBeLessThan(documents.length / 8);
});

it("adds one unlabelled word, left of the seller's name or above it, and changes no other", () => {
  for (const { document, seen } of read) {
    const before = document.pages[0]?.words ?? [];
    const added = (seen.pages[0]?.words ?? []).filter((word) => !before.includes(word));
    const sign = before.find(({ label, ambiguous }) => label === "vendor.name" && !ambiguous);
    expect(added).toHaveLength(1);
    const [figure] = added;
    expect(figure).toMatchObject({ label: "none", span: -1 });
    expect((figure?.x1 ?? 0) <= (sign?.x0 ?? 0) || (figure?.y1 ?? 0) <= (sign?.y0 ?? 0)).toBe(true);
    expect(seen.truth).toBe(document.truth);
  }
});
