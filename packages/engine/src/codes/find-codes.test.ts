import {
  type CodeExample,
  codeExample,
  codeSymbol,
  degrade,
  makeDocument,
  type Picture,
  renderPdf,
  renderPicture,
  renderScannedPdf,
  symbolFormats,
  withCode,
} from "@inkvoice/synth";
import sharp from "sharp";
import { expect, test } from "vitest";
import { extractDocument, readDocumentCodes } from "../pipeline.ts";

const place = { page: 0, x: 60, y: 500 };
/** Points: 3.3 pixels at 200 dpi. */
const usualModule = 1.2;

async function documentWith({ format, payload }: Pick<CodeExample, "format" | "payload">, module = usualModule) {
  return withCode(makeDocument(35), await codeSymbol(format, payload), { ...place, module });
}

async function codesOf(bytes: Uint8Array) {
  const read = await readDocumentCodes(bytes);
  if (!read.ok) throw new Error(read.message);
  return read.codes;
}

/** Hardly packed: the pixels are the same, and packing a photograph well takes most of a second. */
const png = ({ data, width, height, channels }: Picture) =>
  sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();

test("a code drawn dot by dot on a page of text is located", async () => {
  const example = codeExample("pt-atcud", 5);
  const codes = await codesOf(await renderPdf(await documentWith(example)));
  expect(codes).toMatchObject([{ kind: "pt-atcud", page: 1, values: example.values }]);
  const [x0 = 0, y0 = 0] = codes[0]?.box ?? [];
  const { width = 0, height = 0 } = makeDocument(35).pages[0] ?? {};
  expect(x0 * width).toBeCloseTo(60, -0.5);
  expect(y0 * height).toBeCloseTo(500, -0.5);
});

test.each(symbolFormats)("%s is read from a scan", async (format) => {
  const { payload, values } = codeExample("epc", 9);
  const picture = await renderPicture(await documentWith({ format, payload }), 0, { dpi: 200 });
  const codes = await codesOf(await renderScannedPdf([picture], 200));
  expect(codes).toMatchObject([{ kind: "epc", values }]);
});

test("a code on a page that lies on its side is located as a viewer shows it", async () => {
  const example = codeExample("ch-qr-bill", 2);
  const upright = await renderPicture(await documentWith(example), 0, { dpi: 150 });
  const { picture } = await degrade(upright, "turned 90°", 1);
  const codes = await codesOf(await png(picture));
  expect(codes).toMatchObject([{ kind: "ch-qr-bill" }]);
  const [x0 = 0, , x1 = 0] = codes[0]?.box ?? [];
  // 500 to 600 points from the top of the sheet are now that far from its right edge.
  expect(1 - (x0 + x1) / 2).toBeGreaterThan(0.5);
});

test("a PDF417 with slanted rows on a photo is read", async () => {
  const seed = 8_000_000;
  const example = codeExample("cl-ted", seed);
  const symbol = await codeSymbol(example.format, example.payload);
  const sheet = withCode(makeDocument(seed, { kind: "invoice" }), symbol, { page: 0, x: 30, y: 300, module: 1.56 });
  const { picture } = await degrade(await renderPicture(sheet, 0, { dpi: 300 }), "photo", seed);
  expect(await codesOf(await png(picture))).toMatchObject([{ kind: "cl-ted", values: example.values }]);
});

test("a long PDF417 of which only a part looks like a code is read as a whole", async () => {
  const seed = 8_000_000;
  const example = codeExample("hr-hub3", seed);
  const symbol = await codeSymbol(example.format, example.payload);
  const sheet = withCode(makeDocument(seed, { kind: "invoice" }), symbol, { page: 0, x: 30, y: 300, module: 3.6 });
  expect(await codesOf(await png(await renderPicture(sheet, 0, { dpi: 100 })))).toMatchObject([
    { kind: "hr-hub3", values: example.values },
  ]);
});

test("a code that covers half of a page is read", async () => {
  const { format, payload, values } = codeExample("epc", 9);
  const poster = withCode(makeDocument(22), await codeSymbol(format, payload), { page: 0, x: 60, y: 80, module: 14 });
  const codes = await codesOf(await png(await renderPicture(poster, 0, { dpi: 72 })));
  expect(codes).toMatchObject([{ kind: "epc", values }]);
});

test("a page without a code has none", async () => {
  expect(await codesOf(await renderPdf(makeDocument(35)))).toEqual([]);
  expect(await codesOf(await png(await renderPicture(makeDocument(35), 0, { dpi: 150 })))).toEqual([]);
});

test("the record lists its codes and takes values that the page lacks from them", async () => {
  const example = codeExample("pl-ksef", 3);
  const read = await extractDocument(await renderPdf(await documentWith(example)));
  if (!read.ok) throw new Error(read.message);
  expect(read.data.codes).toMatchObject([{ kind: "pl-ksef", page: 1, values: example.values }]);
  expect(read.data.source?.total_amount).toBe("page");
});

/** A sheet with a heading and a payment code, and nothing else. */
async function sheetWithPayment(kind: "epc" | "ch-qr-bill", heading: string) {
  const example = codeExample(kind, 9);
  const [sheet] = makeDocument(35).pages;
  const word = sheet?.words[0];
  if (!sheet || !word) throw new Error("The document has no words.");
  const bare = { ...makeDocument(35), pages: [{ ...sheet, words: [{ ...word, text: heading }], shapes: [] }] };
  const symbol = await codeSymbol(example.format, example.payload);
  return { example, bytes: await renderPdf(withCode(bare, symbol, { ...place, module: usualModule })) };
}

test.each(["epc", "ch-qr-bill"] as const)(
  "a page with 'Invoice' and a payment code %s is accepted as an invoice",
  async (kind) => {
    const { example, bytes } = await sheetWithPayment(kind, "Invoice");
    const result = await extractDocument(bytes);
    if (!result.ok) throw new Error(result.message);
    expect(result.data.total_amount).toBe(example.values.total_amount);
    expect(result.data.payment?.iban).toBe(example.values["payment.iban"]);
    expect(result.data.source).toMatchObject({ total_amount: "code", payment: { iban: "code" } });
  },
);

test("a payment code under another heading is no invoice", async () => {
  const { bytes } = await sheetWithPayment("epc", "Donation");
  expect(await extractDocument(bytes)).toMatchObject({ ok: false, code: "NO_INVOICE_FOUND" });
});
