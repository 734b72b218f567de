import { expect, test } from "vitest";
import { makePrintSample, type PrintSample, printSamples } from "./print-samples.ts";

const kinds = Object.keys(printSamples) as PrintSample[];

test.each(kinds)("%s: the same seed gives the same page, with all words on it and apart", (kind) => {
  const { document, printed } = makePrintSample(kind, 11);
  expect(makePrintSample(kind, 11)).toEqual({ document, printed });
  expect(makePrintSample(kind, 12).printed).not.toEqual(printed);
  const [page] = document.pages;
  for (const { x0, x1, y0, y1 } of page?.words ?? []) {
    expect(x0).toBeGreaterThan(0);
    expect(x1).toBeLessThan(page?.width ?? 0);
    expect(y0).toBeGreaterThan(0);
    expect(y1).toBeLessThan(page?.height ?? 0);
  }
  const overlapping = (page?.words ?? []).filter((word, at, all) =>
    all.some(
      (other, index) =>
        index > at && word.baseline === other.baseline && other.x0 < word.x1 - 0.01 && word.x0 < other.x1 - 0.01,
    ),
  );
  expect(overlapping.map(({ text }) => text)).toEqual([]);
});

test("an amount with a paler currency sign is scored as one word", () => {
  const { printed } = makePrintSample("faint decimal signs", 3);
  expect(printed.filter((text) => /^\d+[.,]\d\d$/.test(text)).length).toBeGreaterThan(50);
  expect(printed).not.toContain(",");
});
