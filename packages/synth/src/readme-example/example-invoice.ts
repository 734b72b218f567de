import type { InvoiceFields } from "@inkvoice/contract";
import { lineMetrics, measure } from "../fonts/measure.ts";
import type { LabelledDocument, LabelledWord, Shape } from "../labelled-document.ts";

const width = 595;
const height = 842;
const left = 56;
const right = width - 56;
const ink = "#1f2933";
const quiet = "#6b7785";
const accent = "#20506b";

type Style = Readonly<{ size?: number; bold?: boolean; colour?: string; align?: "left" | "right" }>;

const lines = [
  { description: "Oak desk, oiled, 160 × 80 cm", quantity: 2, price: "640.00", total: "1,280.00" },
  { description: "Desk lamp, brass", quantity: 4, price: "85.50", total: "342.00" },
  { description: "Cable tray with felt lining", quantity: 4, price: "29.00", total: "116.00" },
  { description: "Assembly on site, per hour", quantity: 3, price: "54.00", total: "162.00" },
  { description: "Delivery, Galway city", quantity: 1, price: "45.00", total: "45.00" },
] as const;

const truth: InvoiceFields = {
  invoice_number: "LO-2026-0417",
  date: "2026-09-14",
  due_date: "2026-10-14",
  total_amount: 2392.35,
  currency: "EUR",
  vendor: {
    name: "Lantern & Oak Furniture Ltd",
    address: "14 Harbour Row, Kinsale, Co. Cork, P17 X4K2, Ireland",
    tax_id: "IE3492071A",
  },
  customer: {
    name: "Saltmarsh Press",
    address: "3 Quay Lane, Galway, H91 T2W7, Ireland",
    tax_id: "IE9817364W",
  },
  line_items: lines.map(({ description, quantity, price, total }) => ({
    description,
    quantity,
    unit_price: Number(price),
    total: Number(total.replace(",", "")),
  })),
  document_type: "invoice",
  language: "en",
  subtotal: 1945,
  total_tax: 447.35,
  taxes: [{ rate: 23, base: 1945, amount: 447.35 }],
  purchase_order: "PO-8823",
  payment: { iban: "IE40INKB90400112345678", bic: "INKBIE2D" },
};

/** The invoice of the README, laid out by hand. */
export function exampleInvoice(): LabelledDocument {
  const words: LabelledWord[] = [];
  const shapes: Shape[] = [];
  const print = (text: string, x: number, baseline: number, style: Style = {}) =>
    words.push(...place(text, x, baseline, style));
  const rule = (y: number, colour: string, from = left) =>
    shapes.push({ kind: "rule", x0: from, y0: y, x1: right, y1: y, thickness: 0.7, colour });

  shapes.push({ kind: "fill", x0: 0, y0: 0, x1: width, y1: 10, colour: accent });
  print("Lantern & Oak Furniture Ltd", left, 66, { size: 17, bold: true, colour: accent });
  print("14 Harbour Row, Kinsale, Co. Cork, P17 X4K2, Ireland", left, 84, { colour: quiet });
  print("VAT No: IE3492071A", left, 97, { colour: quiet });
  print("Invoice", right, 68, { size: 24, colour: ink, align: "right" });

  print("Bill to", left, 150, { size: 8, bold: true, colour: quiet });
  for (const [row, text] of ["Saltmarsh Press", "3 Quay Lane", "Galway, H91 T2W7", "Ireland"].entries())
    print(text, left, 166 + row * 13.5, { bold: row === 0 });
  print("VAT No: IE9817364W", left, 166 + 4 * 13.5);

  const content = [
    ["Invoice number", "LO-2026-0417"],
    ["Invoice date", "14 September 2026"],
    ["Due date", "14 October 2026"],
    ["Purchase order", "PO-8823"],
  ] as const;
  for (const [row, [name, value]] of content.entries()) {
    print(name, 350, 150 + row * 16, { colour: quiet });
    print(value, right, 150 + row * 16, { bold: row === 0, align: "right" });
  }

  itemTable(print, rule, shapes);
  sums(print, rule);
  print("Please pay within 30 days to", left, 640, { bold: true });
  print("IBAN IE40 INKB 9040 0112 3456 78", left, 655);
  print("BIC INKBIE2D", left, 669);
  rule(762, "#d5dbe1");
  print("Lantern & Oak Furniture Ltd · Registered in Ireland No. 612044 · hello@lanternandoak.example", left, 778, {
    size: 7.5,
    colour: quiet,
  });
  const page = { width, height, words, shapes };
  const about = { language: "en", currency: "EUR", documentType: "invoice", dateOrder: "dmy" } as const;
  return { seed: 0, pages: [page], parties: [], rows: [], truth, ...about };
}

type Print = (text: string, x: number, baseline: number, style?: Style) => void;
type Rule = (y: number, colour: string, from?: number) => void;

function itemTable(print: Print, rule: Rule, shapes: Shape[]): void {
  shapes.push({ kind: "fill", x0: left - 8, y0: 268, x1: right + 8, y1: 290, colour: "#eef2f5" });
  const head: Style = { size: 8.5, bold: true, colour: accent };
  print("Description", left, 282, head);
  print("Qty", 370, 282, { ...head, align: "right" });
  print("Unit price", 450, 282, { ...head, align: "right" });
  print("Amount", right, 282, { ...head, align: "right" });
  for (const [row, line] of lines.entries()) {
    const baseline = 311 + row * 25;
    print(line.description, left, baseline);
    print(String(line.quantity), 370, baseline, { align: "right" });
    print(line.price, 450, baseline, { align: "right" });
    print(line.total, right, baseline, { align: "right" });
    rule(baseline + 9, "#e3e8ec");
  }
}

function sums(print: Print, rule: Rule): void {
  const rows = [
    ["Subtotal", "1,945.00"],
    ["VAT 23 %", "447.35"],
  ] as const;
  for (const [row, [name, value]] of rows.entries()) {
    print(name, 370, 470 + row * 19, { colour: quiet });
    print(value, right, 470 + row * 19, { align: "right" });
  }
  rule(500, accent, 370);
  print("Total", 370, 520, { size: 13, bold: true });
  print("€2,392.35", right, 520, { size: 13, bold: true, align: "right" });
}

/** The words of a text with their positions. */
function place(text: string, x: number, baseline: number, style: Style): LabelledWord[] {
  const { size = 9.5, bold = false, colour = ink, align = "left" } = style;
  const font = bold ? "lato-bold" : "lato";
  const { ascent, descent } = lineMetrics(font, size);
  let at = align === "right" ? x - measure(text, font, size) : x;
  const blank = measure(" ", font, size);
  return text.split(" ").map((word) => {
    const x0 = at;
    const x1 = x0 + measure(word, font, size);
    at = x1 + blank;
    const box = { x0, x1, y0: baseline - ascent, y1: baseline + descent, baseline };
    return { text: word, ...box, font, size, colour, label: "none", span: -1 };
  });
}
