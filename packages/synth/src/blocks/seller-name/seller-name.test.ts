import { expect, it } from "vitest";
import type { DrawContext } from "../../drawing/draw-context.ts";
import { PageWriter } from "../../drawing/page-writer.ts";
import type { LabelledWord } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";
import { randomOf } from "../../random.ts";
import { drawSellerName } from "./seller-name.ts";

const names = Array.from({ length: 400 }, (_, seed) => namedBy(seed));

function namedBy(seed: number): readonly LabelledWord[] {
  const writer = new PageWriter(400, 400);
  const look = { font: "arimo", bold: "arimo-bold", heading: "arimo-bold", size: 9, leading: 11 };
  const context = { random: randomOf(seed), writer, look } as unknown as DrawContext;
  const ink = { font: "arimo-bold", size: 14 };
  drawSellerName(
    context,
    { x: 20, y: 60, width: 350 },
    { text: "Alpha Beta GmbH", ink, align: "left", annotation: { label: "vendor.name" } },
  );
  return writer.page.words.filter(({ label }) => label === "vendor.name");
}

it("draws some sellers' names on lines of different size, labelled as one name", () => {
  const inTiers = names.filter((words) => new Set(words.map(({ size }) => size)).size > 1);
  expect(inTiers.length).toBeGreaterThan(names.length / 8);
  expect(inTiers.length).toBeLessThan(names.length / 3);
  for (const words of inTiers) {
    expect(new Set(words.map(({ baseline }) => baseline)).size).toBeGreaterThan(1);
    expect(new Set(words.map(({ span }) => span)).size).toBe(1);
  }
});

it("does not label opening hours", () => {
  const receipts = Array.from({ length: 300 }, (_, index) => makeDocument(4200 + index, { kind: "receipt" }));
  const hours = receipts
    .flatMap(({ pages }) => pages.flatMap(({ words }) => words))
    .filter(({ text }) => /^\d{1,2}[:.h]\d{2}[-–]\d{1,2}[:.h]\d{2}$/.test(text));
  expect(hours.length).toBeGreaterThan(0);
  expect(new Set(hours.map(({ label }) => label))).toEqual(new Set(["none"]));
});
