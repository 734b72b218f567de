import { degrade, makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";
import { expect, test } from "vitest";
import { handmadePdf, printed } from "../pdf/handmade-pdf.ts";
import { identifyFormat } from "./identify.ts";
import { inspectFile } from "./inspect-file.ts";
import { openSource } from "./open-source.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: printed(`Page ${index}`, 50, 700) }));

test("the format is told by the bytes", async () => {
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: "white" } });
  expect(identifyFormat(await dot.clone().png().toBuffer())).toBe("png");
  expect(identifyFormat(await dot.clone().jpeg().toBuffer())).toBe("jpeg");
  expect(identifyFormat(await dot.clone().webp().toBuffer())).toBe("webp");
  expect(identifyFormat(bytesOf("%PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytesOf("\r\n%PDF-1.4"))).toBe("pdf");
});

test("a file that is something else first is no PDF", async () => {
  expect(identifyFormat(bytesOf("<html>%PDF-1.4"))).toBeUndefined();
  expect(await inspectFile(bytesOf("GIF89a"))).toMatchObject({ ok: false, code: "INVALID_FILE_FORMAT" });
});

test("an empty file is refused as empty", async () => {
  expect(await inspectFile(new Uint8Array())).toMatchObject({ ok: false, code: "EMPTY_FILE" });
});

test("50 pages are taken, 51 refused", async () => {
  expect(await inspectFile(handmadePdf(pagesOf(50)))).toEqual({ ok: true, format: "pdf", pages: 50 });
  expect(await inspectFile(handmadePdf(pagesOf(51)))).toMatchObject({ ok: false, code: "TOO_MANY_PAGES" });
});

test("pages are counted by going to them, whatever the file claims", async () => {
  expect(await inspectFile(handmadePdf(pagesOf(2), { count: 900_000 }))).toMatchObject({ ok: true, pages: 2 });
});

test("a picture of more than 50 megapixels is refused before it is decoded", async () => {
  const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(await inspectFile(huge)).toMatchObject({ ok: false, code: "FILE_TOO_LARGE" });
});

test("what is damaged passes inspection and fails to open as damaged", async () => {
  const broken = bytesOf("%PDF-1.7\nnothing of a PDF follows");
  expect(await inspectFile(broken)).toEqual({ ok: true, format: "pdf", pages: 0 });
  expect(await openSource(broken)).toMatchObject({ ok: false, code: "CORRUPT_FILE" });
  const halfPicture = (await renderedPng()).subarray(0, 20);
  expect(await inspectFile(halfPicture)).toMatchObject({ ok: true, pages: 0 });
  expect(await openSource(halfPicture)).toMatchObject({ ok: false, code: "CORRUPT_FILE" });
});

test("a locked PDF says so", async () => {
  expect(await openSource(lockedPdf())).toMatchObject({ ok: false, code: "PASSWORD_PROTECTED" });
});

test("a factory PDF opens with its pages", async () => {
  const document = makeDocument(11);
  const opened = await openSource(await renderPdf(document));
  expect(opened).toMatchObject({ ok: true, source: { kind: "pdf", pages: document.pages.length } });
  if (opened.ok) opened.source.close();
});

async function renderedPng(): Promise<Buffer> {
  const whole = await renderPicture(makeDocument(11), 0, { dpi: 50 });
  const { picture } = await degrade(whole, "clean", 1);
  const { width, height, channels } = picture;
  return sharp(picture.data, { raw: { width, height, channels } }).png().toBuffer();
}

/** An encryption dictionary whose user password is not the empty one. */
function lockedPdf(): Uint8Array {
  const key = "00".repeat(32);
  const text = new TextDecoder().decode(
    handmadePdf(pagesOf(1), {
      objects: `100 0 obj <</Filter/Standard/V 2/R 3/Length 128/P -44/O <${key}>/U <${key}>>> endobj`,
    }),
  );
  return bytesOf(text.replace("/Root 1 0 R", "/Root 1 0 R /Encrypt 100 0 R /ID [<00><00>]"));
}
