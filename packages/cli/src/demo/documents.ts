import { toUblXml } from "@inkvoice/contract";
import type { NewOrder } from "@inkvoice/sdk";
import { type DemoInvoice, drawInvoice, sumsOf } from "./draw-invoice.ts";
import { PdfPage, writePdf } from "./pdf-writer.ts";
import { type DemoVendor, demoCompany, demoVendors, type VendorKey } from "./vendors.ts";

export type DemoDocument = Readonly<{ name: DocumentName; daysAgo: number; filename: string; content: Uint8Array }>;

const dayMs = 86_400_000;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Days before today and vendor of the ordinary invoices, oldest first. */
const ordinary: readonly (readonly [daysAgo: number, vendor: VendorKey])[] = [
  [29.6, "freight"],
  [29.1, "supplies"],
  [28.4, "furniture"],
  [27.2, "energy"],
  [26.3, "print"],
  [25.7, "design"],
  [24.6, "plants"],
  [23.5, "leather"],
  [22.4, "supplies"],
  [21.8, "workshop"],
  [20.6, "freight"],
  [19.5, "lighting"],
  [18.7, "furniture"],
  [17.4, "print"],
  [16.3, "design"],
  [15.6, "supplies"],
  [14.5, "plants"],
  [13.3, "leather"],
  [11.8, "workshop"],
  [10.7, "freight"],
  [9.6, "lighting"],
  [8.6, "supplies"],
  [8.4, "furniture"],
  [8.3, "design"],
  [6.5, "print"],
  [5.4, "plants"],
  [4.6, "leather"],
  [3.4, "supplies"],
  [2.3, "workshop"],
  [0.2, "furniture"],
];

/** Purchase orders by the ordinary invoice that belongs to each. The second one was ordered at lower prices. */
const orders = [
  { number: "PO-8823", ordinary: 22, isPrinted: false, priceShare: 1 },
  { number: "PO-8829", ordinary: 27, isPrinted: true, priceShare: 0.9 },
  { number: "PO-8831", ordinary: 29, isPrinted: true, priceShare: 1 },
] as const;

export type DocumentName = `ordinary ${number}` | SpecialName;
type SpecialName =
  | "credit note"
  | "wrong total"
  | "wrong IBAN"
  | "new bank account"
  | "same file again"
  | "same invoice again"
  | "e-invoice"
  | "damaged"
  | "letter"
  | "empty page";

/** The wrong digit makes the check digits fail. */
const wrongIban = "ES9121000418450200051337";
const newIban = "DE02700202700010108669";

function invoiceOf(key: VendorKey, daysAgo: number, today: number): DemoInvoice {
  const vendor = demoVendors[key];
  // Tenths of days are unique for each vendor, and so are numbers and quantities made from them.
  const turn = Math.round(daysAgo * 10);
  const date = new Date(today - (daysAgo + 1) * dayMs);
  const items = vendor.goods.map(([description, price], index) => ({
    description,
    price,
    quantity: 1 + ((turn + index * 3) % 5),
  }));
  const due = new Date(date.getTime() + 30 * dayMs);
  return { vendor, number: `${vendor.prefix}${date.getUTCFullYear()}-${1400 - turn}`, date, due, items };
}

/** Orders of the month before `today`, as a purchasing program sends them. */
export function demoOrders(today: number): readonly NewOrder[] {
  return orders.flatMap(({ number, ordinary: index, priceShare }) => {
    const [daysAgo, key] = ordinary[index] ?? [];
    if (daysAgo === undefined || key === undefined) return [];
    const { vendor, items } = invoiceOf(key, daysAgo, today);
    const lines = items.map(({ description, quantity, price }) => ({
      description,
      quantity,
      unit_price: Math.round(price * priceShare * 100) / 100,
    }));
    return [{ number, vendor: { name: vendor.name, tax_id: vendor.taxId }, currency: vendor.currency, lines }];
  });
}

/** The 40 documents of the demo, oldest first, dated in the month before `today`. */
export function demoDocuments(today: number): readonly DemoDocument[] {
  const plain = ordinary.map(([daysAgo, key], index) => {
    const order = orders.find((one) => one.ordinary === index && one.isPrinted);
    return invoiceFile(`ordinary ${index}`, daysAgo, {
      ...invoiceOf(key, daysAgo, today),
      ...(order && { order: order.number }),
    });
  });
  const copied = invoiceOf("supplies", 8.6, today);
  const damaged = invoiceFile("damaged", 16.1, invoiceOf("design", 16.1, today));
  const xml = invoiceOf("freight", 5.8, today);
  const special: readonly DemoDocument[] = [
    invoiceFile("credit note", 12.6, asCreditNote(invoiceOf("print", 12.6, today))),
    invoiceFile("wrong total", 7.5, withWrongTotal(invoiceOf("leather", 7.5, today))),
    invoiceFile("wrong IBAN", 4.2, { ...invoiceOf("workshop", 4.2, today), iban: wrongIban }),
    invoiceFile("new bank account", 1.4, { ...invoiceOf("freight", 1.4, today), iban: newIban }),
    invoiceFile("same file again", 18.2, invoiceOf("freight", 20.6, today)),
    invoiceFile("same invoice again", 7.2, { ...copied, vendor: { ...copied.vendor, layout: "plain" } }),
    { name: "e-invoice", daysAgo: 5.8, filename: `${xml.number}.xml`, content: eInvoice(xml) },
    { ...damaged, content: damaged.content.slice(0, damagedBytes) },
    { name: "letter", daysAgo: 10.2, filename: "minutes.pdf", content: letter() },
    { name: "empty page", daysAgo: 3.1, filename: "scan-0031.pdf", content: writePdf(new PdfPage()) },
  ];
  return [...plain, ...special].sort((a, b) => b.daysAgo - a.daysAgo);
}

const damagedBytes = 700;

function invoiceFile(name: DocumentName, daysAgo: number, invoice: DemoInvoice): DemoDocument {
  const filename = `${invoice.number.replace("/", "-")}.pdf`;
  return { name, daysAgo, filename, content: drawInvoice(invoice) };
}

function asCreditNote(invoice: DemoInvoice): DemoInvoice {
  const items = invoice.items.map((item) => ({ ...item, quantity: -item.quantity }));
  return { ...invoice, items, isCreditNote: true };
}

function withWrongTotal(invoice: DemoInvoice): DemoInvoice {
  return { ...invoice, wrongTotal: sumsOf(invoice).total + 90 };
}

function letter(): Uint8Array {
  const page = new PdfPage();
  const lines = [
    "Minutes of the staff meeting",
    "Present: Ada Winter, Tom Keller",
    "The summer party takes place on a Friday.",
  ];
  for (const [row, line] of lines.entries()) page.text(line, 60, 90 + row * 20, { size: 12 });
  return writePdf(page);
}

function eInvoice(invoice: DemoInvoice): Uint8Array {
  const { vendor, items, number, date, due } = invoice;
  const { net, tax, total } = sumsOf(invoice);
  const xml = toUblXml({
    invoice_number: number,
    date: isoDay(date),
    due_date: isoDay(due),
    currency: vendor.currency,
    document_type: "invoice",
    vendor: partyOf(vendor, "DE"),
    customer: partyOf(demoCompany, "IE"),
    payment: { iban: vendor.iban },
    subtotal: net,
    total_tax: tax,
    total_amount: total,
    taxes: [{ rate: vendor.taxRate, base: net, amount: tax }],
    line_items: items.map(({ description, quantity, price }) => ({
      description,
      quantity,
      unit_price: price,
      total: quantity * price,
    })),
  });
  return new TextEncoder().encode(xml);
}

function partyOf({ name, address, taxId }: Pick<DemoVendor, "name" | "address" | "taxId">, country: string) {
  const [street, city] = address;
  return { name, address: address.join(", "), tax_id: taxId, address_parts: { street, city, country } };
}
