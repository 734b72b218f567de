import type { InvoiceFields, LineItem, Party } from "@inkvoice/contract";
import { singleFields, valueAt } from "@inkvoice/contract/field-paths";
import { type WrittenPage, writePdf } from "../pdf/write-pdf.ts";
import { Pen, wrapped } from "./pen.ts";

/** Right edges of the columns of numbers, in points. */
const columns = { quantity: 340, unit: 345, price: 430, tax: 470, total: Pen.right } as const;
const descriptionWidth = 225;
const lineHeight = 13;
/** Lines beyond this are in the record; a page to look at need not show them all. */
const mostLines = 1_500;

type SingleField = (typeof singleFields)[number];

/** Fields of the invoice itself, as the table has them: a new one appears by itself. Parties and the title have a look of their own. */
const shownFields = singleFields.filter(({ shown, type }) => shown !== "never" && type !== "document_type");
const documentFields = shownFields.filter(
  ({ group, type }) => (group === "document" && type !== "text") || type === "currency",
);
const sums = shownFields.filter(({ type }) => type === "amount");
const terms = shownFields.filter(({ group, type }) => group === "payment" || (group === "document" && type === "text"));
/** What the reader looks for first. */
const emphasised: ReadonlySet<string> = new Set(["total_amount", "amount_due"]);

/** Invoices as a PDF, and of each its first and last page. */
export type PresentedInvoices = Readonly<{ pdf: Uint8Array; places: readonly (readonly [from: number, to: number])[] }>;

/** Invoices that are only data, as pages that a person can look at and on which every value has its place. */
export function presentInvoices(invoices: readonly InvoiceFields[]): PresentedInvoices {
  const pages: WrittenPage[] = [];
  const places = invoices.map((fields) => {
    const from = pages.length + 1;
    pages.push(...pagesOf(fields));
    return [from, pages.length] as const;
  });
  return { pdf: writePdf(pages), places };
}

function pagesOf(fields: InvoiceFields): readonly WrittenPage[] {
  const pen = new Pen();
  writeHead(pen, fields);
  writeLines(pen, fields.line_items ?? []);
  writeSums(pen, fields);
  writeDocumentFields(pen, Pen.left, fields, terms);
  return pen.pages();
}

function writeHead(pen: Pen, fields: InvoiceFields): void {
  pen.text(Pen.left, fields.document_type === "credit_note" ? "Credit note" : "Invoice", { size: 18, bold: true });
  pen.down(14);
  pen.text(Pen.left, "Shown from the data of an electronic invoice", { size: 7 });
  pen.down(24);
  const top = pen.y;
  writeParty(pen, "Seller", fields.vendor);
  pen.down(8);
  writeParty(pen, "Buyer", fields.customer);
  const bottom = pen.y;
  pen.y = top;
  writeDocumentFields(pen, 330, fields, documentFields);
  pen.y = Math.min(pen.y, bottom);
  pen.down(16);
}

function writeDocumentFields(pen: Pen, x: number, fields: InvoiceFields, wanted: readonly SingleField[]): void {
  for (const { path, label } of wanted) {
    const value = valueAt(fields, path);
    if (value !== undefined) writeFact(pen, x, label, String(value));
  }
}

function writeFact(pen: Pen, x: number, caption: string, value: string): void {
  const lines = wrapped(value, Pen.right - x - 90);
  pen.text(x, caption);
  for (const line of lines.length > 0 ? lines : [""]) {
    pen.text(x + 90, line);
    pen.down(lineHeight);
  }
}

function writeParty(pen: Pen, caption: string, party: Party | undefined): void {
  if (!party) return;
  pen.text(Pen.left, caption, { size: 7 });
  pen.down(lineHeight);
  for (const line of party.name === undefined ? [] : wrapped(party.name, 240)) {
    pen.text(Pen.left, line, { bold: true });
    pen.down(lineHeight);
  }
  const country = party.address_parts?.country;
  const lines = [...(party.address?.split(", ") ?? []), ...(country ? [country] : [])];
  for (const line of lines.flatMap((part) => wrapped(part, 240))) {
    pen.text(Pen.left, line);
    pen.down(lineHeight);
  }
  if (party.tax_id !== undefined) {
    pen.text(Pen.left, `Tax number ${party.tax_id}`);
    pen.down(lineHeight);
  }
}

function writeLines(pen: Pen, lines: readonly LineItem[]): void {
  if (lines.length === 0) return;
  pen.text(Pen.left, "Description", { bold: true });
  pen.text(columns.quantity, "Quantity", { bold: true, align: "right" });
  pen.text(columns.price, "Price", { bold: true, align: "right" });
  pen.text(columns.tax, "Tax %", { bold: true, align: "right" });
  pen.text(columns.total, "Total", { bold: true, align: "right" });
  pen.rule();
  pen.down(lineHeight + 3);
  for (const line of lines.slice(0, mostLines)) writeLine(pen, line);
  pen.rule();
  pen.down(lineHeight + 6);
}

function writeLine(pen: Pen, line: LineItem): void {
  const description = wrapped(line.description ?? "", descriptionWidth);
  pen.down(0, description.length * lineHeight);
  writeNumber(pen, columns.quantity, line.quantity);
  if (line.unit !== undefined) pen.text(columns.unit, line.unit);
  writeNumber(pen, columns.price, line.unit_price, 2);
  writeNumber(pen, columns.tax, line.tax_rate);
  writeNumber(pen, columns.total, line.total, 2);
  for (const text of description.length > 0 ? description : [""]) {
    pen.text(Pen.left, text);
    pen.down(lineHeight);
  }
  if (line.sku !== undefined) {
    pen.text(Pen.left + 8, line.sku, { size: 7 });
    pen.down(lineHeight - 2);
  }
}

function writeSums(pen: Pen, fields: InvoiceFields): void {
  const [first, ...others] = sums;
  if (first) writeSum(pen, first.label, valueAt(fields, first.path));
  // What stands between the first sum and the others.
  for (const { kind, description, amount } of fields.charges ?? [])
    writeSum(pen, description ?? kind ?? "Charge", amount);
  for (const { rate, base, amount } of fields.taxes ?? []) writeSum(pen, taxCaption(rate, base), amount);
  for (const { label, path } of others) writeSum(pen, label, valueAt(fields, path), emphasised.has(path));
  pen.down(lineHeight);
}

function writeSum(pen: Pen, caption: string, amount: unknown, bold = false): void {
  if (typeof amount !== "number") return;
  pen.down(0, lineHeight);
  pen.text(330, wrapped(caption, 140)[0] ?? "", { bold });
  pen.text(columns.total, decimal(amount, 2), { bold, align: "right" });
  pen.down(lineHeight);
}

function taxCaption(rate: number | undefined, base: number | undefined): string {
  const of = base === undefined ? "" : ` of ${decimal(base, 2)}`;
  return rate === undefined ? `Tax${of}` : `Tax ${decimal(rate)} %${of}`;
}

function writeNumber(pen: Pen, right: number, value: number | undefined, places = 0): void {
  if (value !== undefined) pen.text(right, decimal(value, places), { align: "right" });
}

/** At least the given decimal places, and no digit that the value does not have. */
function decimal(value: number, places = 0): string {
  const exact = String(Number(value.toFixed(6)));
  return (exact.split(".")[1]?.length ?? 0) >= places ? exact : value.toFixed(places);
}
