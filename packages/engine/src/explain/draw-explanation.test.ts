import type { ExtractedData } from "@inkvoice/contract";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openSource } from "../intake/open-source.ts";
import { drawPage } from "../pages/page-picture.ts";
import { drawExplanation } from "./draw-explanation.ts";
import { labelText, placeLabels } from "./label-layout.ts";
import { marksOf } from "./marks.ts";

const data: ExtractedData = {
  invoice_number: "R-1",
  vendor: { name: "Łódź & Söhne" },
  line_items: [{ total: 5 }],
  confidence: { invoice_number: 0.98, vendor: { name: 0.6 }, line_items: [{ total: 0.8 }] },
  locations: {
    invoice_number: { page: 1, box: [0.5, 0.5, 0.7, 0.55] },
    vendor: { name: { page: 1, box: [0.5, 0.55, 0.7, 0.6] } },
  },
  checks: [],
  issues: [],
};

async function drawPdf(pdf: Uint8Array, maxSide: number) {
  const opened = await openSource(pdf);
  if (!opened.ok) throw new Error(opened.message);
  const picture = await drawPage(opened.source, 1, { maxSide });
  opened.source.close();
  if (!picture) throw new Error("no page");
  return picture;
}

describe("an explanation", () => {
  it("lists every value with its confidence and location, lists included", () => {
    expect(
      marksOf(data).map(({ field, value, confidence, location }) => [field, value, confidence, location?.page]),
    ).toEqual([
      ["invoice_number", "R-1", 0.98, 1],
      ["vendor.name", "Łódź & Söhne", 0.6, 1],
      ["line_items[0].total", "5", 0.8, undefined],
    ]);
  });

  it("keeps labels short, inside the picture, and apart from each other and the values", () => {
    const size = { width: 600, height: 800 };
    const crowd = Array.from({ length: 6 }, () => marksOf(data)).flat();
    const placed = placeLabels(crowd.slice(0, 8), size);
    for (const { label } of placed) {
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width).toBeLessThanOrEqual(size.width);
      expect(label.y).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(placed.map(({ label }) => `${label.x},${label.y}`)).size).toBe(placed.length);
    expect(
      labelText({ field: "f", value: "x".repeat(99), confidence: undefined, location: undefined }).length,
    ).toBeLessThan(40);
  });

  it("draws boxes in the colour of the confidence, and readable text without system fonts", async () => {
    const white = await sharp({ create: { width: 600, height: 800, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    const drawn = await drawExplanation({ image: white, width: 600, height: 800, pages: 1 }, marksOf(data), drawPdf);
    const { data: pixels, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...pixels.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const [red = 0, green = 0] = at(360, 420);
    expect(green).toBeGreaterThan(red);
    const [redBelow = 0, greenBelow = 0] = at(360, 465);
    expect(redBelow).toBeGreaterThan(greenBelow);
    const label = placeLabels(marksOf(data), { width: 600, height: 800 })[0]?.label;
    let dark = 0;
    for (let y = Math.ceil(label?.y ?? 0) + 2; y < (label?.y ?? 0) + (label?.height ?? 0) - 2; y++) {
      for (let x = Math.ceil(label?.x ?? 0) + 2; x < (label?.x ?? 0) + (label?.width ?? 0) - 2; x++) {
        if (at(x, y).every((channel) => channel < 100)) dark++;
      }
    }
    expect(dark).toBeGreaterThan(20);
  });
});
