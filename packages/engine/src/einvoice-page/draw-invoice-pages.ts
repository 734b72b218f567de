import type { InvoiceFields, LineItem, Party } from "@inkvoice/contract";
import { singleFields, valueAt } from "@inkvoice/contract/field-paths";
import { PageWriter, wrapText } from "../pdf/page-writer.ts";
import { type WrittenPage, writePdf } from "../pdf/write-pdf.ts";

/** Right edges of the columns of numbers, in points. */
const columns = { quantity: 340, unit: 345, price: 430, tax: 470, total: PageWriter.right } as const;
const descriptionWidth = 225;
const lineHeight = 13;
/** Further line items are in the record only, not on the drawn pages. */
const mostLines = 1_500;

type SingleField = (typeof singleFields)[number];

/** The single fields of the field table; new ones appear automatically. Title and parties are drawn separately. */
const shownFields = singleFields.filter(({ shown, type }) => shown !== "never" && type !== "document_type");
const documentFields = shownFields.filter(
  ({ group, type }) => (group === "document" && type !== "text") || type === "currency",
);
const sums = shownFields.filter(({ type }) => type === "amount");
const terms = shownFields.filter(({ group, type }) => group === "payment" || (group === "document" && type === "text"));
/** Fields that are drawn first. */
const emphasised: ReadonlySet<string> = new Set(["total_amount", "amount_due"]);

/** Invoices as a PDF, with the first and last page of each. */
export type DrawnInvoices = Readonly<{ pdf: Uint8Array; places: readonly (readonly [from: number, to: number])[] }>;

/** Draws e-invoices without pages as a PDF, so that people can view them and every value has a location. */
export function drawInvoicePages(invoices: readonly InvoiceFields[]): DrawnInvoices {
  const pages: WrittenPage[] = [];
  const places = invoices.map((fields) => {
    const from = pages.length + 1;
    pages.push(...pagesOf(fields));
    return [from, pages.length] as const;
  });
  return { pdf: writePdf(pages), places };
}

function pagesOf(fields: InvoiceFields): readonly WrittenPage[] {
  const writer = new PageWriter();
  writeHead(writer, fields);
  writeLines(writer, fields.line_items ?? []);
  writeSums(writer, fields);
  writeDocumentFields(writer, PageWriter.left, fields, terms);
  return writer.pages();
}

function writeHead(writer: PageWriter, fields: InvoiceFields): void {
  writer.text(PageWriter.left, fields.document_type === "credit_note" ? "Credit note" : "Invoice", {
    size: 18,
    bold: true,
  });
  writer.down(14);
  writer.text(PageWriter.left, "Shown from the data of an electronic invoice", { size: 7 });
  writer.down(24);
  const top = writer.y;
  writeParty(writer, "Seller", fields.vendor);
  writer.down(8);
  writeParty(writer, "Buyer", fields.customer);
  const bottom = writer.y;
  writer.y = top;
  writeDocumentFields(writer, 330, fields, documentFields);
  writer.y = Math.min(writer.y, bottom);
  writer.down(16);
}

function writeDocumentFields(
  writer: PageWriter,
  x: number,
  fields: InvoiceFields,
  wanted: readonly SingleField[],
): void {
  for (const { path, label } of wanted) {
    const value = valueAt(fields, path);
    if (value !== undefined) writeFact(writer, x, label, String(value));
  }
}

function writeFact(writer: PageWriter, x: number, caption: string, value: string): void {
  const lines = wrapText(value, PageWriter.right - x - 90);
  writer.text(x, caption);
  for (const line of lines.length > 0 ? lines : [""]) {
    writer.text(x + 90, line);
    writer.down(lineHeight);
  }
}

function writeParty(writer: PageWriter, caption: string, party: Party | undefined): void {
  if (!party) return;
  writer.text(PageWriter.left, caption, { size: 7 });
  writer.down(lineHeight);
  for (const line of party.name === undefined ? [] : wrapText(party.name, 240)) {
    writer.text(PageWriter.left, line, { bold: true });
    writer.down(lineHeight);
  }
  const country = party.address_parts?.country;
  const lines = [...(party.address?.split(", ") ?? []), ...(country ? [country] : [])];
  for (const line of lines.flatMap((part) => wrapText(part, 240))) {
    writer.text(PageWriter.left, line);
    writer.down(lineHeight);
  }
  if (party.tax_id !== undefined) {
    writer.text(PageWriter.left, `Tax number ${party.tax_id}`);
    writer.down(lineHeight);
  }
}

function writeLines(writer: PageWriter, lines: readonly LineItem[]): void {
  if (lines.length === 0) return;
  writer.text(PageWriter.left, "Description", { bold: true });
  writer.text(columns.quantity, "Quantity", { bold: true, align: "right" });
  writer.text(columns.price, "Price", { bold: true, align: "right" });
  writer.text(columns.tax, "Tax %", { bold: true, align: "right" });
  writer.text(columns.total, "Total", { bold: true, align: "right" });
  writer.rule();
  writer.down(lineHeight + 3);
  for (const line of lines.slice(0, mostLines)) writeLine(writer, line);
  writer.rule();
  writer.down(lineHeight + 6);
}

function writeLine(writer: PageWriter, line: LineItem): void {
  const description = wrapText(line.description ?? "", descriptionWidth);
  writer.down(0, description.length * lineHeight);
  writeNumber(writer, columns.quantity, line.quantity);
  if (line.unit !== undefined) writer.text(columns.unit, line.unit);
  writeNumber(writer, columns.price, line.unit_price, 2);
  writeNumber(writer, columns.tax, line.tax_rate);
  writeNumber(writer, columns.total, line.total, 2);
  for (const text of description.length > 0 ? description : [""]) {
    writer.text(PageWriter.left, text);
    writer.down(lineHeight);
  }
  if (line.sku !== undefined) {
    writer.text(PageWriter.left + 8, line.sku, { size: 7 });
    writer.down(lineHeight - 2);
  }
}

function writeSums(writer: PageWriter, fields: InvoiceFields): void {
  const [first, ...others] = sums;
  if (first) writeSum(writer, first.label, valueAt(fields, first.path));
  // Charges and discounts between the subtotal and the other totals.
  for (const { kind, description, amount } of fields.charges ?? [])
    writeSum(writer, description ?? kind ?? "Charge", amount);
  for (const { rate, base, amount } of fields.taxes ?? []) writeSum(writer, taxCaption(rate, base), amount);
  for (const { label, path } of others) writeSum(writer, label, valueAt(fields, path), emphasised.has(path));
  writer.down(lineHeight);
}

function writeSum(writer: PageWriter, caption: string, amount: unknown, bold = false): void {
  if (typeof amount !== "number") return;
  writer.down(0, lineHeight);
  writer.text(330, wrapText(caption, 140)[0] ?? "", { bold });
  writer.text(columns.total, decimal(amount, 2), { bold, align: "right" });
  writer.down(lineHeight);
}

function taxCaption(rate: number | undefined, base: number | undefined): string {
  const of = base === undefined ? "" : ` of ${decimal(base, 2)}`;
  return rate === undefined ? `Tax${of}` : `Tax ${decimal(rate)} %${of}`;
}

function writeNumber(writer: PageWriter, right: number, value: number | undefined, places = 0): void {
  if (value !== undefined) writer.text(right, decimal(value, places), { align: "right" });
}

/** At least the given decimal places, and no digit that the value does not have. */
function decimal(value: number, places = 0): string {
  const exact = String(Number(value.toFixed(6)));
  return (exact.split(".")[1]?.length ?? 0) >= places ? exact : value.toFixed(places);
}
