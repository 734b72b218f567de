import { degrade, makeDocument, renderPdf, renderPicture, renderScannedPdf } from "@inkvoice/synth";
import sharp from "sharp";
import { expect, test } from "vitest";
import { asDisplayed } from "../page-text/displayed.ts";
import type { PageText } from "../page-text/page-text.ts";
import { readDocumentText } from "../pipeline.ts";

const document = makeDocument(4);
const firstPage = { ...document, pages: document.pages.slice(0, 1) };
/** Without words that touch their neighbour: OCR reads both as one word. */
const printed = (firstPage.pages[0]?.words ?? [])
  .filter(
    (word, _, words) =>
      !words.some((other) => other.baseline === word.baseline && touches(other.x1, word.x0, word.x1, other.x0)),
  )
  .map((word) => word.text);

function touches(...[leftEnd, start, end, rightStart]: [number, number, number, number]): boolean {
  return Math.abs(start - leftEnd) < 0.5 || Math.abs(rightStart - end) < 0.5;
}

async function pageOf(file: Uint8Array): Promise<PageText> {
  const reading = await readDocumentText(file);
  if (!reading.ok) throw new Error(reading.message);
  return reading.pages[0] as PageText;
}

function shareRead(page: PageText, wanted: readonly string[] = printed): number {
  const read = new Set(page.words.map((word) => word.text));
  return wanted.filter((text) => read.has(text)).length / wanted.length;
}

async function spoiled(condition: Parameters<typeof degrade>[1]) {
  return (await degrade(await renderPicture(firstPage, 0, { dpi: 200 }), condition, 3)).picture;
}

test("every word of a generated PDF is read from its text layer, each time the same", async () => {
  const pdf = await renderPdf(firstPage);
  const page = await pageOf(pdf);
  expect(page.words.every((word) => word.source === "text" && word.confidence === 1)).toBe(true);
  expect(shareRead(page)).toBeGreaterThan(0.98);
  expect(await pageOf(pdf)).toEqual(page);
});

test("an upside-down scan is read, and its words are located as the file shows it", async () => {
  const picture = await spoiled("turned 180°");
  const pdf = await renderScannedPdf([picture], 200);
  const page = await pageOf(pdf);
  expect(page.words.every((word) => word.source === "ocr" && word.confidence <= 1)).toBe(true);
  expect(shareRead(page)).toBeGreaterThan(0.8);
  const displayed = asDisplayed(page);
  const upright = page.words[0]?.box ?? [0, 0, 0, 0];
  expect(displayed.words[0]?.box[0]).toBeCloseTo(1 - upright[2], 1);
  expect(displayed.words[0]?.box[1]).toBeCloseTo(1 - upright[3], 1);
});

test("an empty page has no text, and a truncated picture is damaged", async () => {
  const empty = await sharp({ create: { width: 600, height: 800, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(await readDocumentText(empty)).toMatchObject({ ok: false, code: "UNREADABLE_TEXT" });
  const { width, height, channels, data } = await spoiled("clean");
  const whole = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  expect(await readDocumentText(whole.subarray(0, whole.length / 2))).toMatchObject({
    ok: false,
    code: "CORRUPT_FILE",
  });
});

test("a picture that is too dark is reported as such", async () => {
  const { width, height, channels, data } = await renderPicture(firstPage, 0, { dpi: 100 });
  const night = data.map((value) => value / 40);
  const file = await sharp(night, { raw: { width, height, channels } }).png().toBuffer();
  expect(await readDocumentText(file)).toEqual({
    ok: false,
    code: "UNREADABLE_TEXT",
    message: "The text in the document could not be read: it is too dark.",
  });
});
