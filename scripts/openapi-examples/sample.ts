import { PDFDocument, StandardFonts } from "pdf-lib";

type PrintedText = readonly [x: number, y: number, text: string, size?: number];

const invoiceText: readonly PrintedText[] = [
  [50, 780, "Lantern & Oak Furniture Ltd", 16],
  [50, 762, "14 Harbour Row, Kinsale, Co. Cork"],
  [50, 748, "VAT No: IE3492071A"],
  [50, 700, "Bill to"],
  [50, 686, "Saltmarsh Press"],
  [50, 672, "3 Quay Lane, Galway"],
  [360, 700, "INVOICE", 16],
  [360, 680, "Invoice No: LO-2026-0417"],
  [360, 666, "Invoice date: 14 September 2026"],
  [50, 600, "Description"],
  [300, 600, "Qty"],
  [360, 600, "Unit price"],
  [470, 600, "Amount"],
  [50, 580, "Oak desk, oiled"],
  [300, 580, "2"],
  [360, 580, "640.00"],
  [470, 580, "1,280.00"],
  [360, 540, "Subtotal"],
  [470, 540, "1,280.00"],
  [360, 524, "VAT 23 %"],
  [470, 524, "294.40"],
  [360, 508, "Total EUR"],
  [470, 508, "1,574.40"],
];

const receiptText: readonly PrintedText[] = [
  [50, 780, "Quay Coffee House", 16],
  [50, 740, "RECEIPT"],
  [50, 720, "Date: 15 September 2026"],
  [50, 700, "Total EUR 9.40"],
];

async function printed(text: readonly PrintedText[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [x, y, line, size = 10] of text) page.drawText(line, { x, y, size, font });
  return await document.save();
}

/** Documents with few values: their records are examples, which should fit on a screen. */
export const sampleInvoice = () => printed(invoiceText);
export const sampleReceipt = () => printed(receiptText);
export const blankPage = () => printed([]);
