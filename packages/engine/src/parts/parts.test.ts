import { type LabelledDocument, makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import { PDFDocument, StandardFonts } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFilePage } from "../pages/page-picture.ts";
import { extractDocument, readPageText, renderPagePicture } from "../pipeline.ts";
import { pageNumberOf } from "./page-number.ts";

/** Invoices on full sheets, of one page each. */
function invoices(count: number, from = 1): LabelledDocument[] {
  const found: LabelledDocument[] = [];
  for (let seed = from; found.length < count; seed++) {
    const document = makeDocument(seed);
    if (document.pages.length === 1 && (document.pages[0]?.width ?? 0) > 550) found.push(document);
  }
  return found;
}

const drawn = new Map<string, Promise<Uint8Array>>();

/** One document, or several one after another, in one file; drawn once. */
function glued(...documents: readonly LabelledDocument[]): Promise<Uint8Array> {
  const [first] = documents;
  if (!first) throw new Error("Nothing to glue.");
  const seeds = documents.map(({ seed }) => seed).join();
  const file = drawn.get(seeds) ?? renderPdf({ ...first, pages: documents.flatMap(({ pages }) => pages) });
  drawn.set(seeds, file);
  return file;
}

async function extracted(bytes: Uint8Array, split?: "auto" | "never" | "pages") {
  const result = await extractDocument(bytes, split ? { split } : {});
  if (!result.ok) throw new Error(result.message);
  return result;
}

const readAlone = new Map<number, ReturnType<typeof extracted>>();

/** The extraction of an invoice that is the whole file; made once, because many tests compare with it. */
function alone(document: LabelledDocument): ReturnType<typeof extracted> {
  const reading = readAlone.get(document.seed) ?? glued(document).then((bytes) => extracted(bytes));
  readAlone.set(document.seed, reading);
  return reading;
}

test("two invoices in one file are split, each with the values it has alone", async () => {
  const [a, b] = invoices(2, 300);
  if (!a || !b) throw new Error("There are too few invoices.");
  const together = await extracted(await glued(a, b));
  expect(together.parts?.map(({ pages }) => pages)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const separate = [await alone(a), await alone(b)];
  for (const [index, part] of (together.parts ?? []).entries()) {
    expect(part.data.invoice_number).toBe(separate[index]?.data.invoice_number);
    expect(part.data.total_amount).toBe(separate[index]?.data.total_amount);
  }
  expect(together.data).toEqual(together.parts?.[0]?.data);
  expect(together.parts?.[1]?.data.locations.invoice_number?.page).toBe(2);
});

test("one invoice stays one, and `never` keeps several together", async () => {
  const [a, b] = invoices(2, 300);
  if (!a || !b) throw new Error("There are too few invoices.");
  expect(await alone(a)).not.toHaveProperty("parts");
  expect(await extracted(await glued(a, b), "never")).not.toHaveProperty("parts");
});

test("a copy of an invoice is no second invoice, and adds no lines", async () => {
  const [a] = invoices(1, 300);
  if (!a) throw new Error("There is no invoice.");
  const twice = await extracted(await glued(a, a));
  expect(twice).not.toHaveProperty("parts");
  expect(twice.data.line_items).toEqual((await alone(a)).data.line_items);
});

/** A monthly fee: the same seller, customer and amounts, with another number on each page. */
async function monthlyFees(numbers: readonly string[], sameDate: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [index, number] of numbers.entries()) {
    const page = pdf.addPage([595, 842]);
    const write = (text: string, x: number, y: number, size = 10) => page.drawText(text, { x, y, size, font });
    ["Lindqvist Hosting GmbH", "Hafenstrasse 12", "20457 Hamburg", "VAT ID: DE136695976"].forEach((line, row) => {
      write(line, 50, 790 - 14 * row);
    });
    ["Bill to:", "Petra Ohlsen Design", "Kirchweg 4", "24103 Kiel"].forEach((line, row) => {
      write(line, 50, 690 - 14 * row);
    });
    write("INVOICE", 50, 600, 20);
    write(`Invoice number: ${number}`, 350, 690);
    write(`Invoice date: 0${sameDate ? 3 : index + 3}.03.2026`, 350, 676);
    const rows = [
      ["Description", "Qty", "Unit price", "Amount"],
      ["Hosting, monthly fee", "1", "100.00", "100.00"],
      ["", "", "Net", "100.00"],
      ["", "", "VAT 19 %", "19.00"],
      ["", "", "Total EUR", "119.00"],
    ];
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) write(cell, [50, 300, 380, 480][column] ?? 50, 550 - 20 * row);
    }
    write("IBAN DE89 3704 0044 0532 0130 00", 50, 60, 8);
  }
  return pdf.save();
}

test.each([true, false])("equal amounts under other numbers are several invoices (same date: %s)", async (sameDate) => {
  const numbers = ["2026-0117", "2026-0118", "2026-0119"];
  const { parts } = await extracted(await monthlyFees(numbers, sameDate));
  expect(parts?.map(({ data }) => data.invoice_number)).toEqual(numbers);
  expect(parts?.map(({ data }) => data.total_amount)).toEqual([119, 119, 119]);
});

/** Pages that follow invoices, with words that look like fields. */
const attachments = {
  "Delivery note": [
    ["Delivery note", "Our reference 2024-77812", "Due date: 31.12.2031"],
    ["Item", "Quantity", "Price", "Amount"],
    ["Chairs, oak", "4", "120.00", "480.00"],
    ["Desks, birch", "2", "300.00", "600.00"],
    ["Total", "1,080.00 EUR"],
  ],
  Timesheet: [
    ["Timesheet", "Purchase order: PO-99123", "Payment within 90 days"],
    ["Monday", "Design", "8.00", "95.00", "760.00"],
    ["Tuesday", "Design", "7.50", "95.00", "712.50"],
    ["Sum", "1,472.50 EUR"],
  ],
  "Terms and Conditions": [
    ["Terms and Conditions"],
    ...Array.from({ length: 24 }, (_, at) => [
      `${at + 1}. All deliveries are made under these terms, and payment is due within 45 days of the date of the invoice.`,
    ]),
    ["Payments go to IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX."],
  ],
} as const;

test.each(Object.entries(attachments))("%s after an invoice changes none of its values", async (_, lines) => {
  for (const document of invoices(2, 300)) {
    const pdf = await PDFDocument.load(await glued(document));
    const page = pdf.addPage([595, 842]);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (const [row, words] of lines.entries()) {
      for (const [column, text] of words.entries()) {
        page.drawText(text, {
          x: 50 + 140 * column,
          y: 780 - 22 * row,
          size: row === 0 && column === 0 ? 16 : 9,
          font,
        });
      }
    }
    const together = await extracted(await pdf.save());
    expect(together).not.toHaveProperty("parts");
    expect(together.data).toEqual((await alone(document)).data);
  }
});

test("a person's split of the pages is used, and only those pages are extracted", async () => {
  const [a, b, c] = invoices(3, 300);
  if (!a || !b || !c) throw new Error("There are too few invoices.");
  const separate = await alone(c);
  const bytes = await glued(a, b, c);
  const result = await extractDocument(bytes, { split: [[3, 3]] });
  expect(result).toMatchObject({ ok: true, pages: 3, data: { invoice_number: separate.data.invoice_number } });
  expect(result.ok && result.data.locations.invoice_number?.page).toBe(3);
  const two = await extractDocument(bytes, {
    split: [
      [1, 2],
      [3, 3],
    ],
  });
  expect(two.ok && two.parts?.map(({ pages }) => pages)).toEqual([
    [1, 2],
    [3, 3],
  ]);
});

test("`pages` makes each page an invoice", async () => {
  const three = invoices(3, 300);
  const { parts } = await extracted(await glued(...three), "pages");
  expect(parts?.map(({ pages }) => pages)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test.each([
  ["Page 2 of 3", { number: 2, of: 3 }],
  ["Seite: 1/4", { number: 1, of: 4 }],
  ["Pág. 2 de 2", { number: 2, of: 2 }],
  ["Sida 1(2)", { number: 1, of: 2 }],
  ["Blatt 3", { number: 3 }],
  ["Page 4 of 3", undefined],
  ["Hauptstr. 45", undefined],
  ["Page 1.234,00", undefined],
])("%s is a page number, or none", (text, expected) => {
  const words = text.split(" ").map((word) => ({ text: word, box: [0, 0.5, 1, 0.52] as const }));
  const page = {
    page: 1,
    width: 1,
    height: 1,
    words,
    lines: [{ words: words.map((_, index) => index), box: [0, 0.5, 1, 0.52] }],
  };
  expect(pageNumberOf(page as never)).toEqual(expected);
});

/** Till receipts side by side on white, as from a flatbed scanner. */
async function sideBySide(documents: readonly LabelledDocument[]): Promise<Uint8Array> {
  const strips = await Promise.all(documents.map((document) => renderPicture(document, 0, { dpi: 150 })));
  const [gap, step] = [60, 57];
  const width = strips.reduce((sum, strip) => sum + strip.width + gap, gap);
  const height = Math.max(...strips.map((strip) => strip.height)) + 4 * step;
  let left = 0;
  const overlays = strips.map(({ data, ...raw }, index) => {
    left += gap + (strips[index - 1]?.width ?? 0);
    return { input: Buffer.from(data), raw, left, top: (index + 1) * step };
  });
  const paper = sharp({ create: { width, height, channels: 3, background: "#ffffff" } });
  return paper.composite(overlays).png().toBuffer();
}

test("receipts side by side in one picture are separate pages, each located in that picture", async () => {
  const receipts = [7_000_001, 7_000_003].map((seed) => makeDocument(seed, { kind: "receipt", country: "DE" }));
  const picture = await sideBySide(receipts);
  const { pages, parts } = await extracted(picture);
  expect(pages).toBe(2);
  expect(parts?.map((part) => part.pages)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(parts?.map(({ data }) => data.total_amount)).toEqual(receipts.map(({ truth }) => truth.total_amount));
  const places = parts?.map(({ data }) => data.locations.total_amount);
  expect(places?.map((place) => place?.page)).toEqual([1, 2]);
  expect(places?.map((place) => (place?.box[2] ?? 0) > 0.5)).toEqual([false, true]);
  const [first, second] = await Promise.all([1, 2].map((page) => renderPagePicture(picture, page, { maxSide: 300 })));
  expect(second?.image).toEqual(first?.image);
  // The service draws pages in processes that never load the reader.
  expect((await drawFilePage(picture, 2, { maxSide: 300 })).image).toEqual(first?.image);
  expect((await readPageText(picture, 2))?.words.every(({ box }) => box[0] > 0.4)).toBe(true);
});
