import { expect, it } from "vitest";
import type { PageText } from "../../packages/engine/src/page-text/page-text.ts";
import { readingOf } from "../../packages/engine/src/validate/testing/readings.ts";
import { disturbPages, withoutValues } from "./disturb-pages.ts";

const texts = Array.from({ length: 200 }, (_, index) => `word${index}`);
const page: PageText = {
  page: 1,
  width: 100,
  height: 100,
  lines: [],
  words: texts.map((text, index) => ({
    text,
    box: [0.1, index / 250, 0.2, (index + 0.8) / 250],
    confidence: 1,
    source: "text",
    fontHeight: 0.004,
  })),
};
const reading = readingOf({ invoice_number: [["4711", 0.9]] });
const [number] = reading.fields.invoice_number;
const isAt = (from: number, to: number) => ({
  ...reading,
  fields: {
    ...reading.fields,
    invoice_number: [{ ...number!, evidence: { page: 1, box: [0.1, from / 250, 0.2, to / 250] as const } }],
  },
});

it("removes some words, but none of a candidate, and moves the others", () => {
  const [disturbed] = disturbPages([page], isAt(50, 150), 1);
  const kept = disturbed?.words ?? [];
  expect(kept.length).toBeLessThan(195);
  expect(kept.length).toBeGreaterThan(160);
  expect(kept.map(({ text }) => text)).toEqual(expect.arrayContaining(texts.slice(50, 150)));
  expect(kept.every(({ text, box }) => box[0] !== page.words[texts.indexOf(text)]?.box[0])).toBe(true);
});

it("gives the same result for the same seed, and another for another", () => {
  const [first, again, other] = [1, 1, 2].map((seed) => disturbPages([page], isAt(0, 1), seed));
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it("removes the words of about half of the values, and no others", () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const left = seeds.map((seed) => withoutValues([page], isAt(50, 51.5), seed)[0]?.words.map(({ text }) => text) ?? []);
  const without = left.filter((words) => words.length < texts.length);
  expect(without.length).toBeGreaterThan(10);
  expect(without.length).toBeLessThan(30);
  for (const words of without) expect(words).toEqual(texts.filter((text) => !["word50", "word51"].includes(text)));
});
