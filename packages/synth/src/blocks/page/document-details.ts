import { buyerOf } from "../../content/content.ts";
import { hashLike, otherNumber } from "../../content/identifiers.ts";
import {
  anchor,
  body,
  caption,
  captioned,
  captionInk,
  cased,
  type Frame,
  type Pen,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formatTime } from "../../formats/dates.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { askedPiece, datePiece, duePiece, numberPiece, otherDatePiece, signedNumber } from "./printed-values.ts";

/** A caption with its value: "Invoice no. 123". */
export type InfoEntry = Readonly<{ caption: string; value: readonly Piece[] }>;

/** Which of the document's own identifiers are still to be printed by this block. */
export type InfoWish = Readonly<{ number: boolean; date: boolean; due: boolean; more: number }>;

export function infoEntries(pen: Pen, wish: InfoWish): InfoEntry[] {
  const { random, content } = pen;
  const numberKey: LexiconKey =
    content.documentType === "credit_note"
      ? random.chance(0.7)
        ? "creditNumber"
        : "invoiceNumber"
      : content.documentType === "receipt"
        ? "receiptNumber"
        : "invoiceNumber";
  const own: InfoEntry[] = [];
  if (wish.number) own.push(entry(pen, numberKey, random.chance(0.05) ? signedNumber(pen) : [numberPiece(pen)]));
  if (wish.date) own.push(entry(pen, "date", dateWithTime(pen)));
  if (wish.due) own.push(entry(pen, "dueDate", [duePiece(pen)]));
  const others: InfoEntry[] = [];
  for (const [make, probability] of optionalEntries(pen))
    if (random.chance(probability * wish.more)) others.push(make());
  if (random.chance(0.05 * wish.more)) others.push(...bothTaxIds(pen));
  const count = others.length;
  if (random.chance(0.6)) return [...own, ...others];
  if (random.chance(0.5)) return random.shuffle([...own, ...others]);
  const cut = random.int(0, count);
  return [...others.slice(0, cut), ...own, ...others.slice(cut)];
}

/** The numbers of both parties one after the other: only their captions tell them apart. */
function bothTaxIds(pen: Pen): InfoEntry[] {
  const { content, random } = pen;
  const own = entry(pen, "taxId", [{ text: content.seller.taxId, mark: { label: "vendor.tax_id" } }]);
  const theirs = entry(pen, "customerTaxId", [{ text: content.buyer.taxId, mark: { label: "customer.tax_id" } }]);
  const named = {
    caption: `${caption(pen, "customerTaxId")} ${caption(pen, "billTo")}`,
    value: theirs.value,
  };
  return random.chance(0.6) ? [own, named] : [named, own];
}

function dateWithTime(pen: Pen): Piece[] {
  return pen.random.chance(0.04) ? [datePiece(pen), { text: formatTime(pen.random) }] : [datePiece(pen)];
}

function entry(pen: Pen, key: LexiconKey, value: readonly Piece[]): InfoEntry {
  return { caption: caption(pen, key), value };
}

function optionalEntries(pen: Pen): readonly (readonly [() => InfoEntry, number])[] {
  const { random, content } = pen;
  const number = () => otherNumber(random, content.date.year);
  const day = (key: LexiconKey) => () => entry(pen, key, [otherDatePiece(pen)]);
  return [
    [() => entry(pen, "purchaseOrder", [{ text: content.purchaseOrder, mark: { label: "purchase_order" } }]), 0.24],
    [() => entry(pen, "orderNumber", [{ text: content.orderNumber, mark: { label: "order_number" } }]), 0.3],
    [() => entry(pen, "orderNumber", [{ text: number(), mark: { label: "order_number" } }]), 0.1],
    [() => entry(pen, "customerNumber", [{ text: content.customerNumber, mark: { label: "customer_number" } }]), 0.35],
    [day("otherDate"), 0.22],
    [day("otherDate"), 0.08],
    [() => entry(pen, "period", periodPieces(pen)), 0.12],
    [() => entry(pen, "terms", [{ text: termsText(pen), mark: { label: "payment_terms" } }]), 0.22],
    [() => entry(pen, "method", [{ text: random.pick(content.lexicon.methodValue) }]), 0.14],
    [() => entry(pen, "contact", [personPiece(pen)]), 0.14],
    [
      () =>
        entry(pen, "otherReference", [
          { text: random.chance(0.5) ? number() : random.pick(content.lexicon.department) },
        ]),
      0.14,
    ],
    [() => entry(pen, "currency", [{ text: content.currency, mark: { label: "currency" } }]), 0.08],
    [() => entry(pen, content.sums.due === content.sums.total ? "amountShown" : "amountDue", [askedPiece(pen)]), 0.1],
    [() => entry(pen, "page", [{ text: random.pick(["1", "1/1", "1 of 1", "1 / 2"]) }]), 0.05],
    [() => entry(pen, "taxId", [{ text: content.seller.taxId, mark: { label: "vendor.tax_id" } }]), 0.08],
    [() => entry(pen, "customerTaxId", [{ text: content.buyer.taxId, mark: { label: "customer.tax_id" } }]), 0.08],
    [() => entry(pen, "orderNumber", [{ text: hashLike(random), mark: { label: "order_number" } }]), 0.04],
    [
      () => entry(pen, "precedingInvoice", [{ text: number(), mark: { label: "order_number" } }]),
      content.documentType === "credit_note" ? 0.6 : 0.06,
    ],
    [() => entry(pen, "billTo", [{ text: content.buyer.name, mark: { label: "customer.name" } }]), 0.05],
    [() => entry(pen, random.pick(["contact", "otherReference", "method", "orderNumber"] as const), []), 0.05],
    [() => entry(pen, "phone", [{ text: content.seller.phone, mark: { label: "contact" } }]), 0.04],
    [() => entry(pen, "period", [monthPiece(pen)]), 0.06],
    [() => advertiserEntry(pen), content.language === "en" ? (content.trade === "media" ? 0.6 : 0.01) : 0],
    [() => registryEntry(pen), content.country.code === "PL" ? 0.3 : 0],
  ];
}

/** The month that is billed: no date of the document's own. */
function monthPiece({ content, random }: Pen): Piece {
  const { month, year } = content.date;
  const name = content.lexicon.months[month - 1] ?? String(month);
  const text = random.pick([`${name} ${year}`, `${name} ${year}`, `${String(month).padStart(2, "0")}/${year}`]);
  return { text, mark: { label: "other_date" } };
}

/** On whose behalf an agency buys. */
function advertiserEntry(pen: Pen): InfoEntry {
  const { random, content } = pen;
  const other = buyerOf(random, content.country, content.language);
  const text = random.pick([other.name, `${other.name}/${random.letters(3)}`, `${random.letters(3)}/${other.name}`]);
  const name = random.pick(["Advertiser", "Client", "Brand", "Advertiser Name", "Product"]);
  return {
    caption: cased(pen, name),
    value: [{ text, mark: { label: "party.name", party: pen.sheet.newParty("third_party") } }],
  };
}

/** Poland's register of invoices gives each a number of its own: tax number, day, and letters. */
function registryEntry(pen: Pen): InfoEntry {
  const { random, content } = pen;
  const { year, month, day } = content.date;
  const hex = (count: number) => Array.from({ length: count }, () => random.pick([..."0123456789ABCDEF"])).join("");
  const received = `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
  const text = `${content.seller.taxId.replace(/\D/g, "")}-${received}-${hex(12)}-${hex(2)}`;
  const name = random.pick(["Numer KSeF", "Numer KSEF", "Nr KSeF", "Numer KSeF faktury"]);
  return { caption: name, value: [{ text, mark: { label: "order_number" } }] };
}

/** Somebody who answers for the seller. */
function personPiece(pen: Pen): Piece {
  return { text: pen.content.seller.person, mark: { label: "none", party: pen.sheet.newParty("person") } };
}

export function periodPieces(pen: Pen): Piece[] {
  const first = otherDatePiece(pen);
  const second = otherDatePiece(pen);
  return [first, { text: pen.random.pick(["-", "–", "to", "/", "bis", "-"]) }, second];
}

export function termsText(pen: Pen): string {
  return pen.random.pick(pen.content.lexicon.termsValue).replace("{days}", String(pen.content.days || 14));
}

export type InfoStyle = "inline" | "columns" | "rightCaptions" | "above" | "grid" | "spread" | "table" | "wrapped";
const infoStyles: readonly (readonly [InfoStyle, number])[] = [
  ["inline", 24],
  ["columns", 28],
  ["rightCaptions", 9],
  ["above", 9],
  ["grid", 9],
  ["spread", 8],
  ["table", 8],
  ["wrapped", 4],
];

/** Draws the entries; returns the next free baseline. */
export function drawInfo(
  pen: Pen,
  frame: Frame,
  entries: readonly InfoEntry[],
  more?: { style?: InfoStyle; align?: Align },
): number {
  const style = more?.style ?? pen.random.weighted(infoStyles);
  const align = more?.align ?? "left";
  if (entries.length === 0) return frame.y;
  if (style === "inline") return drawInline(pen, frame, entries, align);
  if (style === "above") return drawAbove(pen, frame, entries, align);
  if (style === "grid" || style === "table") return drawGrid(pen, frame, entries, style === "table");
  if (style === "wrapped") return drawWrapped(pen, frame, entries);
  return drawColumns(pen, frame, entries, style);
}

function drawInline(pen: Pen, frame: Frame, entries: readonly InfoEntry[], align: Align): number {
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    putPieces(pen, anchor(frame, align), y, captioned(pen, text, boldened(pen, value), captionInk(pen)), { align });
    y += pen.look.leading;
  }
  return y;
}

function boldened(pen: Pen, value: readonly Piece[]): Piece[] {
  return pen.look.valueBold ? value.map((piece) => ({ ...piece, ink: body(pen, { bold: true }) })) : [...value];
}

function drawColumns(pen: Pen, frame: Frame, entries: readonly InfoEntry[], style: InfoStyle): number {
  const ink = captionInk(pen);
  const { random, look, sheet } = pen;
  const captions = entries.map(({ caption: text }) => withColon(pen, text));
  const captionWidth = Math.min(Math.max(...captions.map((text) => sheet.textWidth(text, ink))), frame.width * 0.62);
  const gap = random.between(0.6, 3) * look.size;
  let y = frame.y;
  const ruled = random.chance(0.12);
  for (const [i, { value }] of entries.entries()) {
    const text = captions[i] as string;
    if (style === "rightCaptions") put(pen, frame.x + captionWidth, y, text, { ink, align: "right" });
    else put(pen, frame.x, y, sheet.fit(text, ink, captionWidth + gap * 0.8), { ink });
    const pieces = boldened(pen, value);
    if (style === "spread") putPieces(pen, frame.x + frame.width, y, pieces, { align: "right" });
    else putPieces(pen, frame.x + captionWidth + gap, y, pieces);
    if (ruled) sheet.rule(frame.x, y + look.size * 0.35, frame.x + frame.width, y + look.size * 0.35, 0.4);
    y += look.leading * (ruled ? 1.25 : 1);
  }
  return y;
}

function drawAbove(pen: Pen, frame: Frame, entries: readonly InfoEntry[], align: Align): number {
  const { look } = pen;
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    put(pen, anchor(frame, align), y, withColon(pen, text), { ink: captionInk(pen), align });
    putPieces(pen, anchor(frame, align), y + look.leading * 0.98, boldened(pen, value), { align });
    y += look.leading * 2.3;
  }
  return y;
}

/** Captions in one row and values in the row beneath, as many columns as fit. */
function drawGrid(pen: Pen, frame: Frame, entries: readonly InfoEntry[], boxed: boolean): number {
  const { look, sheet, random } = pen;
  const ink = captionInk(pen);
  const widest = Math.max(
    ...entries.map(({ caption: text, value }) =>
      Math.max(sheet.textWidth(withColon(pen, text), ink), piecesWidth(pen, value, body(pen))),
    ),
  );
  const perRow = Math.max(1, Math.min(entries.length, Math.floor(frame.width / (widest + look.size))));
  const cell = frame.width / perRow;
  const align: Align = random.chance(0.25) ? "centre" : "left";
  let y = frame.y;
  for (let start = 0; start < entries.length; start += perRow) {
    const row = entries.slice(start, start + perRow);
    for (const [i, { caption: text, value }] of row.entries()) {
      const x = align === "centre" ? frame.x + (i + 0.5) * cell : frame.x + i * cell + 3;
      put(pen, x, y, withColon(pen, text), { ink, align });
      putPieces(pen, x, y + look.leading * 1.15, boldened(pen, value), { align });
      if (boxed)
        sheet.box(
          frame.x + i * cell,
          y - look.size * 1.05,
          frame.x + (i + 1) * cell,
          y + look.leading * 1.15 + look.size * 0.45,
        );
    }
    y += look.leading * (boxed ? 2.75 : 2.6);
  }
  return y;
}

/** "No 123 · Date 1.2.2020 · Customer 77" running along the line. */
function drawWrapped(pen: Pen, frame: Frame, entries: readonly InfoEntry[]): number {
  const { look } = pen;
  let x = frame.x;
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    const pieces = captioned(pen, text, value, captionInk(pen));
    const width = piecesWidth(pen, pieces, body(pen));
    if (x > frame.x && x + width > frame.x + frame.width) {
      x = frame.x;
      y += look.leading;
    }
    x = putPieces(pen, x, y, pieces).right + look.size * 2;
  }
  return y + look.leading;
}
