import { expect, it } from "vitest";
import type { DrawContext } from "../../drawing/draw-context.ts";
import { PageWriter } from "../../drawing/page-writer.ts";
import type { LabelledWord } from "../../labelled-document.ts";
import { makeDocument } from "../../make-document.ts";
import { randomOf } from "../../random.ts";
import { drawSellerName } from "./seller-name.ts";

/** Draws one name in a wide or narrow frame and gives its words. */
function drawn(seed: number, width = 300): readonly LabelledWord[] {
  const writer = new PageWriter(400, 400);
  const look = { font: "arimo", bold: "arimo-bold", heading: "arimo-bold", size: 9, leading: 11 };
  const context = { random: randomOf(seed), writer, look } as unknown as DrawContext;
  const ink = { font: "arimo-bold", size: 14 };
  const align = (["left", "centre", "right"] as const)[seed % 3] ?? "left";
  drawSellerName(
    context,
    { x: 40, y: 60, width },
    { text: "Alpha Beta GmbH", ink, align, annotation: { label: "vendor.name" } },
  );
  return writer.finish().flatMap(({ words }) => words);
}

it("does not label the letters of a logo, and keeps the name whole", () => {
  const all = Array.from({ length: 500 }, (_, seed) => drawn(seed, seed % 2 ? 300 : 120));
  const withLogo = all.filter((words) => words.some(({ label }) => label === "none"));
  expect(withLogo.length).toBeGreaterThan(25);
  expect(withLogo.length).toBeLessThan(100);
  for (const words of all) {
    const name = words.filter(({ label }) => label === "vendor.name");
    expect(name.map(({ text }) => text).join(" ")).toBe("Alpha Beta GmbH");
    expect(new Set(name.map(({ span }) => span)).size).toBe(1);
  }
});

it("prints a logo beside the name or above it, never over it", () => {
  for (let seed = 0; seed < 500; seed++) {
    const words = drawn(seed, seed % 2 ? 300 : 120);
    const logo = words.find(({ label }) => label === "none");
    for (const word of words) {
      if (logo === undefined || word === logo) continue;
      const apart = logo.x1 <= word.x0 || logo.baseline <= word.baseline - 0.7 * word.size;
      expect(apart, `seed ${seed}`).toBe(true);
    }
  }
});

it("creates one-word seller names on more than one document in ten", () => {
  const sellers = Array.from({ length: 150 }, (_, seed) => makeDocument(seed).truth.vendor?.name ?? "");
  expect(sellers.filter((name) => /^\S+$/.test(name)).length).toBeGreaterThan(15);
});
