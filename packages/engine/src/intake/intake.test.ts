import { degrade, makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";
import { expect, test } from "vitest";
import { handmadePdf, printText } from "../pdf/handmade-pdf.ts";
import { identifyFormat } from "./identify.ts";
import { inspectFile } from "./inspect-file.ts";
import { openSource } from "./open-source.ts";
import { heicPicture } from "./testing/heic-picture.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: printText(`Page ${index}`, 50, 700) }));

test("the format is determined by the bytes", async () => {
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: "white" } });
  expect(identifyFormat(await dot.clone().png().toBuffer())).toBe("png");
  expect(identifyFormat(await dot.clone().jpeg().toBuffer())).toBe("jpeg");
  expect(identifyFormat(await dot.clone().webp().toBuffer())).toBe("webp");
  expect(identifyFormat(bytesOf("%PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytesOf("\r\n%PDF-1.4"))).toBe("pdf");
});

test("a TIFF may have up to 50 pages", async () => {
  const fax = await tiff(3);
  expect(identifyFormat(fax)).toBe("tiff");
  expect(await inspectFile(fax)).toEqual({ ok: true, format: "tiff", pages: 3 });
  expect(await inspectFile(await tiff(51))).toMatchObject({ ok: false, code: "TOO_MANY_PAGES" });
  const opened = await openSource(fax);
  expect(opened).toMatchObject({ ok: true, source: { kind: "picture", pages: 3 } });
});

test("a HEIC picture is opened; a damaged one fails as damaged", async () => {
  expect(await inspectFile(heicPicture)).toEqual({ ok: true, format: "heic", pages: 1 });
  const opened = await openSource(heicPicture);
  if (!opened.ok || opened.source.kind !== "picture") throw new Error("The picture was not opened.");
  expect(await sharp(opened.source.bytes).metadata()).toMatchObject({ format: "jpeg", width: 128, height: 96 });
  expect(await openSource(heicPicture.slice(0, 300))).toMatchObject({ ok: false, code: "CORRUPT_FILE" });
});

const invoice = '<?xml version="1.0"?><!-- <x> --><ubl:Invoice xmlns:ubl="urn:x">é</ubl:Invoice>';

test("an e-invoice is XML with a known root, in any encoding; other XML is refused with the accepted formats", async () => {
  expect(await inspectFile(bytesOf(invoice))).toEqual({ ok: true, format: "xml", pages: 1 });
  expect(await inspectFile(new Uint8Array(Buffer.from(`\uFEFF${invoice}`, "utf16le")))).toMatchObject({ ok: true });
  const order = await inspectFile(bytesOf("<Order><Invoice/></Order>"));
  expect(order).toMatchObject({ ok: false, code: "INVALID_FILE_FORMAT", reason: "file_is_other_xml" });
  const page = await inspectFile(
    bytesOf("<?xml version='1.0'?><!-- a --><html xmlns='http://www.w3.org/1999/xhtml'/>"),
  );
  expect(page).toMatchObject({ ok: false, code: "INVALID_FILE_FORMAT", reason: "file_is_web_page" });
  expect(!order.ok && order.message).toContain("FatturaPA");
});

test.each([
  ["of known length", signed],
  ["of open length, in pieces", signedInPieces],
  ["in base64", (xml: string) => bytesOf(Buffer.from(signed(xml)).toString("base64"))],
])("a signed e-invoice %s is unwrapped", async (_, wrap) => {
  const envelope = wrap(invoice);
  expect(await inspectFile(envelope)).toEqual({ ok: true, format: "p7m", pages: 1 });
  const opened = await openSource(envelope);
  expect(opened.ok && new TextDecoder().decode(opened.source.bytes)).toBe(invoice);
});

test("a signed envelope that is truncated, empty or nested endlessly is refused", async () => {
  const whole = signed(invoice);
  expect(await inspectFile(whole.slice(0, 30))).toMatchObject({ ok: false });
  const endless = Buffer.concat([Buffer.from(`3080${signedData}`, "hex"), Buffer.from("a080".repeat(5000), "hex")]);
  expect(await inspectFile(endless)).toMatchObject({ ok: false });
});

test("a PDF behind other content is refused", async () => {
  expect(identifyFormat(bytesOf("<html>%PDF-1.4"))).toBeUndefined();
  expect(await inspectFile(bytesOf("GIF89a"))).toMatchObject({ ok: false, code: "INVALID_FILE_FORMAT" });
});

test("an empty file is refused as empty", async () => {
  expect(await inspectFile(new Uint8Array())).toMatchObject({ ok: false, code: "EMPTY_FILE" });
});

test("50 pages are accepted, 51 refused", async () => {
  expect(await inspectFile(handmadePdf(pagesOf(50)))).toEqual({ ok: true, format: "pdf", pages: 50 });
  expect(await inspectFile(handmadePdf(pagesOf(51)))).toMatchObject({ ok: false, code: "TOO_MANY_PAGES" });
});

test("pages are counted by visiting them, whatever the file declares", async () => {
  expect(await inspectFile(handmadePdf(pagesOf(2), { count: 900_000 }))).toMatchObject({ ok: true, pages: 2 });
});

test("a picture of more than 50 megapixels is refused before it is decoded", async () => {
  const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(await inspectFile(huge)).toMatchObject({ code: "FILE_TOO_LARGE", reason: "picture_too_large" });
  expect(await openSource(huge)).toMatchObject({ ok: false, message: expect.stringContaining("51 megapixels") });
});

test("a damaged file passes inspection and fails to open as damaged", async () => {
  const broken = bytesOf("%PDF-1.7\nnothing of a PDF follows");
  expect(await inspectFile(broken)).toEqual({ ok: true, format: "pdf", pages: 0 });
  expect(await openSource(broken)).toMatchObject({ ok: false, code: "CORRUPT_FILE" });
  const halfPicture = (await renderedPng()).subarray(0, 20);
  expect(await inspectFile(halfPicture)).toMatchObject({ ok: true, pages: 0 });
  expect(await openSource(halfPicture)).toMatchObject({ ok: false, code: "CORRUPT_FILE" });
});

test("an encrypted PDF is reported as such", async () => {
  expect(await openSource(lockedPdf())).toMatchObject({ ok: false, code: "PASSWORD_PROTECTED" });
});

test("a generated PDF opens with its pages", async () => {
  const document = makeDocument(11);
  const opened = await openSource(await renderPdf(document));
  expect(opened).toMatchObject({ ok: true, source: { kind: "pdf", pages: document.pages.length } });
  if (opened.ok) opened.source.close();
});

const signedData = "06092a864886f70d010702";
const dataContentType = "06092a864886f70d010701";

/** A DER element with its length. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 0xff]), content]);
}

function signed(xml: string): Uint8Array {
  const content = der(0x30, Buffer.from(dataContentType, "hex"), der(0xa0, der(0x04, bytesOf(xml))));
  const data = der(0x30, Buffer.from("020101", "hex"), der(0x31), content, der(0x31));
  return new Uint8Array(der(0x30, Buffer.from(signedData, "hex"), der(0xa0, data)));
}

function signedInPieces(xml: string): Uint8Array {
  const bytes = bytesOf(xml);
  const open = (tag: number, ...parts: readonly Uint8Array[]) =>
    Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
  const pieces = open(0x24, der(0x04, bytes.subarray(0, 20)), der(0x04, bytes.subarray(20)));
  const content = open(0x30, Buffer.from(dataContentType, "hex"), open(0xa0, pieces));
  const data = open(0x30, Buffer.from("020101", "hex"), der(0x31), content);
  return new Uint8Array(open(0x30, Buffer.from(signedData, "hex"), open(0xa0, data)));
}

async function tiff(pages: number): Promise<Uint8Array> {
  const page = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  return sharp(
    Array.from({ length: pages }, () => page),
    { join: { animated: true } },
  )
    .tiff()
    .toBuffer();
}

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
