import { describe, expect, it } from "vitest";
import { labels } from "../../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../../packages/synth/src/make-document.ts";
import { encodeFrame } from "./encode-frame.ts";
import { answersFor, modelLayout } from "./model-outputs.ts";
import { packDocument } from "./pack-document.ts";

const seeds = Array.from({ length: 20 }, (_, index) => 700 + index);

describe("a packed document", () => {
  it("has one label, start and anchor for each word the engine sees", () => {
    for (const seed of seeds) {
      const document = makeDocument(seed);
      for (const { features, label, start, anchor } of packDocument(document, answersFor(document))) {
        expect([label.length, start.length, anchor.length]).toEqual([features.count, features.count, features.count]);
        expect(label.every((index) => index === -100 || labels[index] !== undefined)).toBe(true);
      }
    }
  });

  it("lets every word of a table row refer to an earlier or the same word of that row", () => {
    for (const seed of seeds) {
      const document = makeDocument(seed);
      for (const { kind, anchor } of packDocument(document, answersFor(document))) {
        for (const [row, to] of anchor.entries()) {
          if (to < 0) continue;
          expect(to).toBeLessThanOrEqual(row);
          expect(anchor[to]).toBe(to);
          expect(kind[row]).toBe(kind[to]);
          expect(modelLayout.kinds[kind[row] ?? 0]).not.toBe("none");
        }
      }
    }
  });

  it("fills a frame of the length in its header", () => {
    const document = makeDocument(701);
    const frame = encodeFrame(packDocument(document, answersFor(document)));
    expect(frame.readUInt32LE(12)).toBe(frame.length - 16);
  });
});

it("writes the lists that the engine reads beside the weights", () => {
  expect(modelLayout.labels).toEqual(labels);
  expect(modelLayout.currencies).toContain("EUR");
});
