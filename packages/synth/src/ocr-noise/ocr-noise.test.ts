import { expect, it } from "vitest";
import { makeDocument } from "../make-document.ts";
import { addOcrNoise } from "./ocr-noise.ts";

const seeds = Array.from({ length: 30 }, (_, index) => 400 + index);

it("gives the same noise for the same seed", () => {
  const document = makeDocument(400);
  expect(addOcrNoise(document, 7)).toEqual(addOcrNoise(document, 7));
});

it("leaves most words unchanged and gives each a confidence", () => {
  let same = 0;
  let all = 0;
  for (const seed of seeds) {
    const document = makeDocument(seed);
    const printed = new Set(document.pages.flatMap((page) => page.words.map((word) => word.text)));
    for (const word of addOcrNoise(document, seed).pages.flatMap((page) => page.words)) {
      all++;
      if (printed.has(word.text)) same++;
      expect(word.text).not.toMatch(/^$|\s/);
      expect(word.confidence).toBeGreaterThanOrEqual(0);
      expect(word.confidence).toBeLessThanOrEqual(1);
      expect(word.x1).toBeGreaterThan(word.x0);
    }
  }
  expect(same / all).toBeGreaterThan(0.8);
  expect(same / all).toBeLessThan(0.99);
});
