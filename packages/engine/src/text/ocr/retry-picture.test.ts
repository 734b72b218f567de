import { makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import { displayedBox } from "../../page-text/displayed.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { evenBackground } from "./even-background.ts";
import { turnPicture } from "./levelling/orientation.ts";
import type { LineRecogniser } from "./lines/line-recogniser.ts";
import { readPicture } from "./read-picture.ts";
import { isLegible, retryPicture, showsDocument } from "./retry-picture.ts";
import { sharedLineRecogniser } from "./shared-line-recogniser.ts";

/** A page that lies in the dark: light falls on its right edge only. */
async function darkPage(): Promise<GreyPicture> {
  const document = makeDocument(4);
  const { data, width, height, channels } = await renderPicture(document, 0, { dpi: 150 });
  const light = (x: number) => 0.07 + 0.9 * (x / width) ** 10;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => (data[at * channels] ?? 0) * light(at % width));
  return { width, height, pixels };
}

const word = (confidence: number) =>
  ({ text: "total", confidence, box: [0, 0, 1, 1], source: "ocr", fontHeight: 0.1 }) as const;
const reading = (sure: number, doubtful: number) => ({
  width: 10,
  height: 10,
  words: [...Array(sure).fill(word(0.9)), ...Array(doubtful).fill(word(0.2))],
});
const nobody: LineRecogniser = {
  read: () => Promise.reject(new Error("read again")),
  skim: () => Promise.reject(new Error("read again")),
  close: async () => {},
};

test("a picture is legible with many certain words, and shows a document with a few", () => {
  expect([isLegible(reading(70, 10)), isLegible(reading(70, 70)), isLegible(reading(20, 0))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([showsDocument(reading(12, 80)), showsDocument(reading(2, 9))]).toEqual([true, false]);
});

test("a legible picture is not read again", async () => {
  const picture = { width: 100, height: 100, pixels: new Uint8Array(10_000).fill(255) };
  const first = reading(70, 10);
  expect(await retryPicture(picture, nobody, first)).toBe(first);
});

test("uneven light is removed: paper becomes white, print stays dark", () => {
  const [width, height] = [600, 400];
  const paper = (x: number) => 60 + (180 * x) / width;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    at % 20 < 2 ? 0.2 * paper(at % width) : paper(at % width),
  );
  const even = evenBackground({ width, height, pixels });
  const row = even.pixels.subarray(200 * width, 201 * width);
  const [dark, light] = [row.filter((_, x) => x % 20 < 2), row.filter((_, x) => x % 20 >= 2)];
  expect(Math.max(...dark)).toBeLessThan(80);
  expect(Math.min(...light)).toBeGreaterThan(225);
});

test("a dark page is read in a second attempt, and its words are located as in the picture", async () => {
  const [dark, reader] = [await darkPage(), await sharedLineRecogniser()];
  const first = await readPicture(dark, reader);
  expect(isLegible(first)).toBe(false);
  const upright = await retryPicture(dark, reader, first);
  expect(isLegible(upright)).toBe(true);
  const turned = await retryPicture(turnPicture(dark, 1), reader, { width: 1, height: 1, words: [] });
  const known = upright.words.find(({ text, confidence }) => text.length > 6 && confidence > 0.95);
  const same = turned.words.find(({ text }) => text === known?.text);
  const [x0, y0, x1, y1] = displayedBox(known?.box ?? [0, 0, 0, 0], upright);
  const place = displayedBox(same?.box ?? [0, 0, 0, 0], turned);
  expect(place.map((at) => at.toFixed(1))).toEqual([1 - y1, x0, 1 - y0, x1].map((at) => at.toFixed(1)));
});
