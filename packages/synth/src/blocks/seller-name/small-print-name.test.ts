import { expect, it } from "vitest";
import { exampleContext } from "../../drawing/example-context.ts";
import { drawSmallPrintName } from "./small-print-name.ts";

/** Pens over a page that is written on down to this baseline. */
const pensOver = (bottom: number) =>
  Array.from({ length: 200 }, (_, seed) => {
    const context = exampleContext(seed, seed % 2 ? "US" : "DE");
    const ink = { font: context.look.font, size: 9 };
    for (let y = 40; y < bottom; y += 12) context.writer.put({ x: 40, y, text: "lorem", ink });
    return context;
  });
const added = (bottom: number) =>
  pensOver(bottom).flatMap((context) => {
    const before = context.writer.page.words.length;
    drawSmallPrintName(context);
    const words = context.writer.page.words.slice(before);
    return words.length > 0 ? [{ context, words }] : [];
  });

it("repeats the seller's full name below the content", () => {
  const papers = added(600);
  expect(papers.length).toBeGreaterThan(20);
  for (const { context, words } of papers) {
    const name = words.filter(({ label }) => label === "vendor.name").map(({ text }) => text);
    expect(name.join(" ").toLowerCase()).toContain(context.content.seller.name.toLowerCase());
    for (const { y0 } of words) expect(y0).toBeGreaterThan(588);
  }
});

it("writes nothing on a full page", () => {
  expect(added(835)).toEqual([]);
});
