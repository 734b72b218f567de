import { type InvoiceFields, toCiiXml } from "@inkvoice/contract";
import { PDFDocument, StandardFonts } from "pdf-lib";

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, bytes: Uint8Array): UploadFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

export type PrintedInvoice = Readonly<{ vendor: string; number: string; total: number }>;

function fieldsOf({ vendor, number, total }: PrintedInvoice): InvoiceFields {
  return {
    document_type: "invoice",
    invoice_number: number,
    date: "2026-03-02",
    due_date: "2026-04-01",
    currency: "GBP",
    vendor: { name: vendor, address: "12 Harbour Road, BS1 4RB Bristol", tax_id: "GB980780684" },
    customer: { name: "Winter & Sons Ltd" },
    line_items: [{ description: "Oak desk, 160 cm", quantity: 4, unit_price: 250, total: 1000, tax_rate: 20 }],
    taxes: [{ rate: 20, base: 1000, amount: 200 }],
    subtotal: 1000,
    total_tax: 200,
    total_amount: total,
  };
}

/**
 * An e-invoice over 1,000.00 net and 200.00 tax with the given total. Its XML makes every value certain, so that these
 * tests depend on the dashboard only.
 */
export async function printedInvoice(invoice: PrintedInvoice): Promise<UploadFile> {
  const { vendor, number } = invoice;
  const total = invoice.total.toLocaleString("en-GB", { minimumFractionDigits: 2 });
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([595, 842]);
  const write = (x: number, y: number, text: string, heavy = false) =>
    page.drawText(text, { x, y: 842 - y, size: heavy ? 13 : 10, font: heavy ? bold : font });
  write(60, 70, vendor, true);
  write(60, 88, "12 Harbour Road, Bristol BS1 4RB, United Kingdom");
  write(60, 104, "VAT No: GB 980 7806 84");
  write(60, 170, "Bill to:");
  write(60, 186, "Winter & Sons Ltd");
  write(60, 202, "4 Mill Lane, Oxford OX1 1AA");
  write(60, 250, "INVOICE", true);
  write(330, 250, `Invoice number: ${number}`);
  write(330, 268, "Invoice date: 2026-03-02");
  write(330, 286, "Due date: 2026-04-01");
  const columns = [60, 320, 400, 490] as const;
  ["Description", "Quantity", "Unit price", "Amount"].forEach((text, index) => {
    write(columns[index] ?? 60, 330, text);
  });
  ["Oak desk, 160 cm", "4", "250.00", "1,000.00"].forEach((text, index) => {
    write(columns[index] ?? 60, 352, text);
  });
  const sums = [
    ["Subtotal", "1,000.00"],
    ["VAT 20 %", "200.00"],
    ["Total GBP", total],
  ] as const;
  sums.forEach(([label, amount], index) => {
    write(400, 400 + index * 20, label, index === 2);
    write(490, 400 + index * 20, amount, index === 2);
  });
  await pdf.attach(new TextEncoder().encode(toCiiXml(fieldsOf(invoice))), "factur-x.xml", { mimeType: "text/xml" });
  return file(`${number}.pdf`, await pdf.save());
}

/** A page of prose with a date and an amount, but no invoice. */
export async function letter(): Promise<UploadFile> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const lines = [
    "Harbour Desks Ltd, 12 Harbour Road, Bristol BS1 4RB",
    "2 March 2026",
    "Dear Mrs Winter,",
    "thank you for visiting our workshop last week. We enjoyed showing you how the oak is",
    "dried, planed and oiled, and we hope that the tour answered your questions.",
    "We look forward to seeing you again in spring.",
    "Yours sincerely,",
    "Harold Bourne",
  ];
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - index * 28, size: 11, font });
  return file("letter.pdf", await pdf.save());
}
