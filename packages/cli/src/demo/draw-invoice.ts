import { type Captions, captionsIn } from "./captions.ts";
import { type Colour, PdfPage, pageWidth, writePdf } from "./pdf-writer.ts";
import { type DemoLanguage, type DemoVendor, demoCompany } from "./vendors.ts";

export type DemoInvoice = Readonly<{
  vendor: DemoVendor;
  number: string;
  date: Date;
  due: Date;
  items: readonly Readonly<{ description: string; quantity: number; price: number }>[];
  /** Number of the purchase order that it names. */
  order?: string;
  isCreditNote?: boolean;
  /** Printed instead of the sum. */
  wrongTotal?: number;
  /** Printed instead of the vendor's. */
  iban?: string;
}>;

const left = 56;
const right = pageWidth - 56;
const grey: Colour = [0.42, 0.47, 0.52];
const white: Colour = [1, 1, 1];

const localeOf: Readonly<Record<DemoLanguage, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  nl: "nl-NL",
  sv: "sv-SE",
};

type Drawing = Readonly<{
  page: PdfPage;
  invoice: DemoInvoice;
  captions: Captions;
  money(value: number): string;
  day(date: Date): string;
}>;

const cents = (value: number) => Math.round(value * 100) / 100;

export function sumsOf({ items, vendor }: Pick<DemoInvoice, "items" | "vendor">) {
  const net = cents(items.reduce((sum, { quantity, price }) => sum + cents(quantity * price), 0));
  const tax = cents((net * vendor.taxRate) / 100);
  return { net, tax, total: cents(net + tax) };
}

/** An invoice as a PDF of one page. */
export function drawInvoice(invoice: DemoInvoice): Uint8Array {
  const { language } = invoice.vendor;
  const numbers = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(localeOf[language], { day: "2-digit", month: "2-digit", year: "numeric" });
  const drawing: Drawing = {
    page: new PdfPage(),
    invoice,
    captions: captionsIn(language),
    // Ordinary spaces between thousands: the fonts lack the narrow one.
    money: (value) =>
      numbers
        .format(value)
        .replace(/[\u00a0\u202f]/g, " ")
        .replace("\u2212", "-"),
    day: (date) => days.format(date),
  };
  drawHead(drawing);
  drawParties(drawing);
  const end = drawItems(drawing);
  drawSums(drawing, end + 24);
  drawPayment(drawing);
  return writePdf(drawing.page);
}

function drawHead({ page, invoice, captions }: Drawing): void {
  const { vendor, isCreditNote } = invoice;
  const title = isCreditNote ? captions.creditNote : captions.invoice;
  if (vendor.layout === "band") {
    page.fill(0, 0, pageWidth, 92, vendor.colour);
    page.text(vendor.name, left, 46, { size: 18, bold: true, colour: white });
    page.text(vendor.address.join(", "), left, 66, { colour: white });
    page.text(title, left, 130, { size: 20, bold: true });
    return;
  }
  page.fill(0, 0, pageWidth, vendor.layout === "plain" ? 10 : 4, vendor.colour);
  page.text(vendor.name, left, 62, { size: 17, bold: true, colour: vendor.colour });
  page.text(vendor.address.join(", "), left, 80, { colour: grey });
  page.text(`${captions.taxNumber}: ${vendor.taxId}`, left, 93, { colour: grey });
  page.text(title, left, 130, { size: 20, bold: vendor.layout === "letter" });
}

function drawParties({ page, invoice, captions, day }: Drawing): void {
  const [street, city, country] = demoCompany.address;
  page.text(captions.customer, left, 158, { size: 8, bold: true, colour: grey });
  for (const [row, text] of [demoCompany.name, street, city, country].entries())
    page.text(text, left, 174 + row * 13, { bold: row === 0 });
  const facts = [
    [captions.number, invoice.number],
    [captions.date, day(invoice.date)],
    ...(invoice.isCreditNote ? [] : [[captions.due, day(invoice.due)]]),
    ...(invoice.order === undefined ? [] : [[captions.order, invoice.order]]),
  ] as const;
  for (const [row, [name = "", value = ""]] of facts.entries()) {
    page.text(name, 330, 158 + row * 16, { colour: grey });
    page.text(value, 450, 158 + row * 16, { bold: row === 0 });
  }
}

const columns = { quantity: 385, price: 465, amount: right };

function drawItems({ page, invoice, captions, money }: Drawing): number {
  const { vendor, items } = invoice;
  const head = { size: 8.5, bold: true, colour: vendor.colour };
  if (vendor.layout !== "letter") page.fill(left - 8, 258, right - left + 16, 22, [0.93, 0.95, 0.96]);
  page.text(captions.description, left, 272, head);
  page.text(captions.quantity, columns.quantity - 36, 272, head);
  page.text(captions.price, columns.price - 52, 272, head);
  page.text(captions.amount, columns.amount - 38, 272, head);
  for (const [row, { description, quantity, price }] of items.entries()) {
    const y = 300 + row * 24;
    page.text(description, left, y);
    page.text(String(quantity), columns.quantity, y, { right: true });
    page.text(money(price), columns.price, y, { right: true });
    page.text(money(cents(quantity * price)), columns.amount, y, { right: true });
    page.fill(left, y + 8, right - left, 0.6, [0.88, 0.9, 0.92]);
  }
  return 300 + items.length * 24;
}

/** 20.00 is 20, and 5.50 is 5.5. */
export const withoutEndZeros = (amount: string) => amount.replace(/[.,]00$|(?<=[.,]\d)0$/, "");

function drawSums({ page, invoice, captions, money }: Drawing, y: number): void {
  const { vendor, wrongTotal } = invoice;
  const { net, tax, total } = sumsOf(invoice);
  const rate = `${withoutEndZeros(money(vendor.taxRate))} %`;
  for (const [row, [name, value]] of [
    [captions.net, net] as const,
    [`${captions.tax} ${rate}`, tax] as const,
  ].entries()) {
    page.text(name, 350, y + row * 18, { colour: grey });
    page.text(money(value), right, y + row * 18, { right: true });
  }
  page.fill(350, y + 28, right - 350, 0.8, vendor.colour);
  page.text(`${captions.total} ${vendor.currency}`, 350, y + 48, { size: 12, bold: true });
  page.text(money(wrongTotal ?? total), right, y + 48, { size: 12, bold: true, right: true });
}

function drawPayment({ page, invoice, captions }: Drawing): void {
  const { vendor, iban = vendor.iban, isCreditNote } = invoice;
  if (!isCreditNote) {
    page.text(captions.payTo, left, 650, { bold: true });
    page.text(`IBAN ${iban.replace(/.{4}(?=.)/g, "$& ")}`, left, 665);
  }
  page.fill(left, 766, right - left, 0.6, [0.84, 0.86, 0.88]);
  const footer = `${vendor.name} · ${vendor.address.join(" · ")} · ${captions.taxNumber} ${vendor.taxId}`;
  page.text(footer, left, 782, { size: 7.5, colour: grey });
}
