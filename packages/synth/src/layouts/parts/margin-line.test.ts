import { expect, test } from "vitest";
import { makeDocument } from "../../make-document.ts";
import { hasOverlaps } from "../../overlaps.ts";

const documents = Array.from({ length: 300 }, (_, index) => makeDocument(410_000 + index, { kind: "invoice" }));
const withMargin = documents.filter(({ pages }) => pages.some(({ words }) => words.some(({ sideways }) => sideways)));

test("some pages have text along their margin, most do not", () => {
  expect(withMargin.length).toBeGreaterThan(2);
  expect(withMargin.length).toBeLessThan(30);
});

test("the text is rotated, beside the print and not over it", () => {
  for (const { pages } of withMargin) {
    expect(hasOverlaps(pages)).toBe(false);
    const turned = pages.flatMap(({ words }) => words.filter(({ sideways, text }) => sideways && text.length > 2));
    for (const { x0, x1, y0, y1 } of turned) expect(y1 - y0).toBeGreaterThan(x1 - x0);
  }
});

test("the text is never labelled as a name, number or amount", () => {
  const labels = withMargin.flatMap(({ pages }) =>
    pages.flatMap(({ words }) => words.filter(({ sideways }) => sideways).map(({ label }) => label)),
  );
  expect([...new Set(labels)].filter((label) => label !== "none" && label !== "registration")).toEqual([]);
});
