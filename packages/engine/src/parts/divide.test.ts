import { expect, test } from "vitest";
import { divide } from "./divide.ts";
import type { PageSigns } from "./page-signs.ts";

const invoiceWords =
  "rechnung nr 4711 datum betrag summe netto brutto mwst kunde lieferung menge preis gesamt iban danke";
const letterWords =
  "department of health our ref dear sir please find enclosed the leaflet you asked for sincerely yours";

function sheet(page: number, text: string, shown: Partial<PageSigns> = {}): PageSigns {
  const words = text.split(" ");
  return {
    page,
    numbering: undefined,
    number: undefined,
    sellerIds: [],
    sellerName: [],
    date: undefined,
    total: undefined,
    language: undefined,
    currency: undefined,
    customerName: [],
    words: new Map(words.map((word) => [word, 1])),
    wordCount: words.length,
    shape: 0.7,
    isScan: false,
    isAttachment: false,
    ...shown,
  };
}

const invoice = (page: number): PageSigns =>
  sheet(page, invoiceWords, {
    numbering: { number: 1, of: 1 },
    number: "4711",
    sellerIds: ["atu90195887"],
    sellerName: ["beispiel"],
    date: "2025-03-04",
    total: 176.25,
    language: "de",
  });
/** A page of another sender, in another language and page size. */
const letter = (page: number): PageSigns => sheet(page, letterWords, { language: "en", shape: 1.3 });

test("a copy after an unrelated page is no second invoice, and the page gives no values", () => {
  const { parts } = divide([invoice(1), letter(2), invoice(3)]);
  expect(parts).toMatchObject([{ pages: [1, 2, 3], attachments: [2, 3] }]);
});

test("an invoice after an unrelated page begins a new part", () => {
  const other = sheet(3, letterWords, {
    ...invoice(3),
    number: "88-12",
    total: 99.5,
    sellerName: ["rasta"],
    words: new Map(),
  });
  const { parts } = divide([invoice(1), letter(2), other]);
  expect(parts.at(-1)).toMatchObject({ pages: [3] });
  expect(parts[0]?.pages).not.toContain(3);
});

/** A fee on the same form: every sheet has a number and a date that no other has, and the same amounts. */
function fee(page: number, shown: Partial<PageSigns> = {}): PageSigns {
  const sheetOf = invoice(page);
  const words = new Map(sheetOf.words);
  words.delete("4711");
  words.set(`471${page}`, 1);
  return { ...sheetOf, numbering: undefined, number: `471${page}`, words, ...shown };
}

test("invoices of one seller with equal amounts and dates and different numbers are parts", () => {
  const { parts, confidence } = divide([fee(1), fee(2), fee(3)]);
  expect(parts.map(({ pages }) => pages)).toEqual([[1], [2], [3]]);
  expect(confidence).toBeGreaterThan(0.95);
});

test("equal pages with different dates and no number are uncertain parts", () => {
  const dated = [1, 2].map((page) => fee(page, { number: undefined, date: `2025-0${page}-04` }));
  const { parts, confidence } = divide(dated);
  expect(parts.map(({ pages }) => pages)).toEqual([[1], [2]]);
  expect(confidence).toBeLessThan(0.95);
});

test("a scanned copy whose number was misread by a similar character is no second invoice", () => {
  const copies = ["a1071", "a1o71"].map((number, at) => fee(at + 1, { number, isScan: true }));
  expect(divide(copies).parts).toMatchObject([{ pages: [1, 2], attachments: [2] }]);
});

test("a second page 1 is uncertain unless it repeats the invoice's number", () => {
  const unnumbered = [1, 2].map((page) => ({ ...invoice(page), number: undefined }));
  expect(divide(unnumbered)).toMatchObject({ parts: [{ pages: [1, 2] }], confidence: 0.9 });
  expect(divide([invoice(1), invoice(2)]).confidence).toBeGreaterThan(0.95);
});

/** Invoices of two pages of one seller on one day: the head on the first page, the total on the second. */
function ofTwoPages(first: number, number: string): PageSigns[] {
  const head = { sellerIds: ["atu90195887"], sellerName: ["beispiel"], date: "2025-03-04" };
  const small = "menge preis gesamt iban danke zahlbar ohne abzug";
  return [
    sheet(first, `${invoiceWords.replace("4711", number)} zahlbar ohne abzug`, { ...head, number }),
    sheet(first + 1, `${small} summe`, { total: 176.25 }),
  ];
}

test("a heading with the seller's next number begins an invoice, though its total is on the next page", () => {
  const pages = ["4711", "4712", "4713"].flatMap((number, index) => ofTwoPages(2 * index + 1, number));
  expect(divide(pages).parts.map((part) => part.pages)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

test("an order number on the second page begins no invoice", () => {
  const [first, second] = ofTwoPages(1, "4711");
  const ordered = { ...second!, number: "9021", words: new Map([...second!.words, ["4711", 1]]) };
  expect(divide([first!, ordered]).parts.map((part) => part.pages)).toEqual([[1, 2]]);
});
