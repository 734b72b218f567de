import { beforeAll, expect, test } from "vitest";
import type { Degraded } from "./damage.ts";
import { conditions, degrade, judgedConditions, type PageCondition } from "./degrade.ts";
import type { Box } from "./homography.ts";
import { renderPdf, renderScannedPdf } from "./pdf.ts";
import type { Picture } from "./picture.ts";
import { rasterise } from "./rasterise.ts";
import { renderPicture } from "./render-picture.ts";
import { sampleDocument } from "./sample-document.ts";

const dpi = 144;
const document = sampleDocument([
  { font: "arimo", texts: ["Rechnung", "Größe", "Łódź", "1\u202f225,00", "€"] },
  { font: "share-tech-mono", texts: ["TOTAL", "№7", "żółw", "₹50"] },
]);

/**
 * The lowest resolution at which words are still darker than paper in every condition: some drop half of the pixels.
 */
const smallDpi = 102;

let picture: Picture;
let small: Picture;
beforeAll(async () => {
  picture = await renderPicture(document, 0, { dpi });
  small = await renderPicture(document, 0, { dpi: smallDpi });
});

/** Mean darkness inside a box, 0 white to 1 black. */
function inkIn({ data, width, channels }: Picture, { x0, y0, x1, y1 }: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(y0); y < y1; y++) {
    for (let x = Math.round(x0); x < x1; x++, count++) sum += 255 - (data[(y * width + x) * channels] ?? 255);
  }
  return sum / count / 255;
}

/** Mean darkness of a degraded picture where the points of a box of the original went. */
function inkWhere({ picture: { data, width, channels }, map }: Degraded, { x0, y0, x1, y1 }: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(y0); y < y1; y++) {
    for (let x = Math.round(x0); x < x1; x++, count++) {
      const there = map({ x, y });
      sum += 255 - (data[(Math.round(there.y) * width + Math.round(there.x)) * channels] ?? 255);
    }
  }
  return sum / count / 255;
}

const wordBoxesAt = (pixelsPerInch: number) =>
  document.pages[0]?.words.map(({ x0, baseline, x1, size }) => ({
    x0: (x0 * pixelsPerInch) / 72,
    y0: ((baseline - size * 0.7) * pixelsPerInch) / 72,
    x1: (x1 * pixelsPerInch) / 72,
    y1: (baseline * pixelsPerInch) / 72,
  })) as Box[];
const wordBoxes = wordBoxesAt(dpi);

test("the PDF is identical each time", async () => {
  expect(Buffer.compare(await renderPdf(document), await renderPdf(document))).toBe(0);
});

test("the picture has ink at the words and none beside them", () => {
  expect([picture.width, picture.height, picture.channels]).toEqual([600, 400, 1]);
  for (const box of wordBoxes) expect(inkIn(picture, box)).toBeGreaterThan(0.08);
  expect(inkIn(picture, { x0: 40, y0: 160, x1: 560, y1: 290 })).toBe(0);
});

test("fills keep their colour and rules are drawn", async () => {
  const coloured = await renderPicture(document, 0, { dpi: dpi, colour: true });
  const at = (30 * coloured.width + 540) * 3;
  expect([...coloured.data.subarray(at, at + 3)]).toEqual([0xc0, 0, 0]);
  expect(inkIn(coloured, { x0: 60, y0: 299, x1: 540, y1: 301 })).toBeGreaterThan(0.9);
});

test("a scanned PDF shows the page but has no fonts", async () => {
  const pdf = await renderScannedPdf([picture], dpi);
  expect(Buffer.from(pdf).includes("/Font")).toBe(false);
  const seen = await rasterise(pdf, 0, dpi);
  expect([seen.width, seen.height]).toEqual([600, 400]);
  for (const box of wordBoxes) expect(inkIn(seen, box)).toBeGreaterThan(0.06);
});

test("each judged condition is in the index once", () => {
  expect(new Set(judgedConditions).size).toBe(judgedConditions.length);
  for (const condition of judgedConditions) expect(conditions).toHaveProperty([condition]);
});

test.each(Object.keys(conditions) as PageCondition[])(
  "%s: the words are at their mapped places, and a seed repeats",
  async (condition) => {
    const first = await degrade(small, condition, 7);
    const second = await degrade(small, condition, 7);
    expect(Buffer.compare(first.picture.data, second.picture.data)).toBe(0);
    for (const box of wordBoxesAt(smallDpi)) {
      // The paper just above a word lies in the same light as the word.
      const paper = { ...box, y0: box.y0 - 8, y1: box.y0 - 3 };
      expect(inkWhere(first, box) - inkWhere(first, paper)).toBeGreaterThan(0.015);
      const there = first.map({ x: box.x0, y: box.y0 });
      const back = first.back(there);
      expect([back.x, back.y]).toEqual([expect.closeTo(box.x0, 1), expect.closeTo(box.y0, 1)]);
    }
  },
);
