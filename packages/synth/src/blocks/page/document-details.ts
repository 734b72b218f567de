import { buyerOf } from "../../content/content.ts";
import { hashLikeText, otherNumber } from "../../content/identifiers.ts";
import {
  anchor,
  caption,
  captioned,
  captionStyle,
  type DrawContext,
  type Frame,
  inCaptionCase,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formatTime } from "../../formats/dates.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { amountDuePiece, datePiece, duePiece, numberPiece, otherDatePiece, signedNumber } from "./printed-values.ts";

/** A caption with its value: "Invoice no. 123". */
export type InfoEntry = Readonly<{ caption: string; value: readonly Piece[] }>;

/** Which of the document's identifiers this block prints; the others are printed elsewhere. */
export type DetailsOptions = Readonly<{ number: boolean; date: boolean; due: boolean; more: number }>;

export function infoEntries(context: DrawContext, wish: DetailsOptions): InfoEntry[] {
  const { random, content } = context;
  const numberKey: LexiconKey =
    content.documentType === "credit_note"
      ? random.chance(0.7)
        ? "creditNumber"
        : "invoiceNumber"
      : content.documentType === "receipt"
        ? "receiptNumber"
        : "invoiceNumber";
  const own: InfoEntry[] = [];
  if (wish.number)
    own.push(entry(context, numberKey, random.chance(0.05) ? signedNumber(context) : [numberPiece(context)]));
  if (wish.date) own.push(entry(context, "date", dateWithTime(context)));
  if (wish.due) own.push(entry(context, "dueDate", [duePiece(context)]));
  const others: InfoEntry[] = [];
  for (const [make, probability] of optionalEntries(context))
    if (random.chance(probability * wish.more)) others.push(make());
  if (random.chance(0.05 * wish.more)) others.push(...bothTaxIds(context));
  const count = others.length;
  if (random.chance(0.6)) return [...own, ...others];
  if (random.chance(0.5)) return random.shuffle([...own, ...others]);
  const cut = random.int(0, count);
  return [...others.slice(0, cut), ...own, ...others.slice(cut)];
}

/** The tax numbers of both parties one after the other: only their captions distinguish them. */
function bothTaxIds(context: DrawContext): InfoEntry[] {
  const { content, random } = context;
  const own = entry(context, "taxId", [{ text: content.seller.taxId, annotation: { label: "vendor.tax_id" } }]);
  const theirs = entry(context, "customerTaxId", [
    { text: content.buyer.taxId, annotation: { label: "customer.tax_id" } },
  ]);
  const named = {
    caption: `${caption(context, "customerTaxId")} ${caption(context, "billTo")}`,
    value: theirs.value,
  };
  return random.chance(0.6) ? [own, named] : [named, own];
}

function dateWithTime(context: DrawContext): Piece[] {
  return context.random.chance(0.04)
    ? [datePiece(context), { text: formatTime(context.random) }]
    : [datePiece(context)];
}

function entry(context: DrawContext, key: LexiconKey, value: readonly Piece[]): InfoEntry {
  return { caption: caption(context, key), value };
}

function optionalEntries(context: DrawContext): readonly (readonly [() => InfoEntry, number])[] {
  const { random, content } = context;
  const number = () => otherNumber(random, content.date.year);
  const day = (key: LexiconKey) => () => entry(context, key, [otherDatePiece(context)]);
  return [
    [
      () => entry(context, "purchaseOrder", [{ text: content.purchaseOrder, annotation: { label: "purchase_order" } }]),
      0.24,
    ],
    [() => entry(context, "orderNumber", [{ text: content.orderNumber, annotation: { label: "order_number" } }]), 0.3],
    [() => entry(context, "orderNumber", [{ text: number(), annotation: { label: "order_number" } }]), 0.1],
    [
      () =>
        entry(context, "customerNumber", [{ text: content.customerNumber, annotation: { label: "customer_number" } }]),
      0.35,
    ],
    [day("otherDate"), 0.22],
    [day("otherDate"), 0.08],
    [() => entry(context, "period", periodPieces(context)), 0.12],
    [() => entry(context, "terms", [{ text: termsText(context), annotation: { label: "payment_terms" } }]), 0.22],
    [() => entry(context, "method", [{ text: random.pick(content.lexicon.methodValue) }]), 0.14],
    [() => entry(context, "contact", [personPiece(context)]), 0.14],
    [
      () =>
        entry(context, "otherReference", [
          { text: random.chance(0.5) ? number() : random.pick(content.lexicon.department) },
        ]),
      0.14,
    ],
    [() => entry(context, "currency", [{ text: content.currency, annotation: { label: "currency" } }]), 0.08],
    [
      () =>
        entry(context, content.sums.due === content.sums.total ? "amountShown" : "amountDue", [
          amountDuePiece(context),
        ]),
      0.1,
    ],
    [() => entry(context, "page", [{ text: random.pick(["1", "1/1", "1 of 1", "1 / 2"]) }]), 0.05],
    [() => entry(context, "taxId", [{ text: content.seller.taxId, annotation: { label: "vendor.tax_id" } }]), 0.08],
    [
      () => entry(context, "customerTaxId", [{ text: content.buyer.taxId, annotation: { label: "customer.tax_id" } }]),
      0.08,
    ],
    [
      () => entry(context, "orderNumber", [{ text: hashLikeText(random), annotation: { label: "order_number" } }]),
      0.04,
    ],
    [
      () => entry(context, "precedingInvoice", [{ text: number(), annotation: { label: "order_number" } }]),
      content.documentType === "credit_note" ? 0.6 : 0.06,
    ],
    [() => entry(context, "billTo", [{ text: content.buyer.name, annotation: { label: "customer.name" } }]), 0.05],
    [() => entry(context, random.pick(["contact", "otherReference", "method", "orderNumber"] as const), []), 0.05],
    [() => entry(context, "phone", [{ text: content.seller.phone, annotation: { label: "contact" } }]), 0.04],
    [() => entry(context, "period", [monthPiece(context)]), 0.06],
    [() => advertiserEntry(context), content.language === "en" ? (content.trade === "media" ? 0.6 : 0.01) : 0],
    [() => registryEntry(context), content.country.code === "PL" ? 0.3 : 0],
  ];
}

/** The billing month, which is no date of the document. */
function monthPiece({ content, random }: DrawContext): Piece {
  const { month, year } = content.date;
  const name = content.lexicon.months[month - 1] ?? String(month);
  const text = random.pick([`${name} ${year}`, `${name} ${year}`, `${String(month).padStart(2, "0")}/${year}`]);
  return { text, annotation: { label: "other_date" } };
}

/** The advertiser on whose behalf an agency buys. */
function advertiserEntry(context: DrawContext): InfoEntry {
  const { random, content } = context;
  const other = buyerOf(random, content.country, content.language);
  const text = random.pick([other.name, `${other.name}/${random.letters(3)}`, `${random.letters(3)}/${other.name}`]);
  const name = random.pick(["Advertiser", "Client", "Brand", "Advertiser Name", "Product"]);
  return {
    caption: inCaptionCase(context, name),
    value: [{ text, annotation: { label: "party.name", party: context.writer.newParty("third_party") } }],
  };
}

/** Number in Poland's invoice register (KSeF): tax number, day and letters. */
function registryEntry(context: DrawContext): InfoEntry {
  const { random, content } = context;
  const { year, month, day } = content.date;
  const hex = (count: number) => Array.from({ length: count }, () => random.pick([..."0123456789ABCDEF"])).join("");
  const received = `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
  const text = `${content.seller.taxId.replace(/\D/g, "")}-${received}-${hex(12)}-${hex(2)}`;
  const name = random.pick(["Numer KSeF", "Numer KSEF", "Nr KSeF", "Numer KSeF faktury"]);
  return { caption: name, value: [{ text, annotation: { label: "order_number" } }] };
}

/** A contact person of the seller. */
function personPiece(context: DrawContext): Piece {
  return {
    text: context.content.seller.person,
    annotation: { label: "none", party: context.writer.newParty("person") },
  };
}

export function periodPieces(context: DrawContext): Piece[] {
  const first = otherDatePiece(context);
  const second = otherDatePiece(context);
  return [first, { text: context.random.pick(["-", "–", "to", "/", "bis", "-"]) }, second];
}

export function termsText(context: DrawContext): string {
  return context.random.pick(context.content.lexicon.termsValue).replace("{days}", String(context.content.days || 14));
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
  context: DrawContext,
  frame: Frame,
  entries: readonly InfoEntry[],
  more?: { style?: InfoStyle; align?: Align },
): number {
  const style = more?.style ?? context.random.weighted(infoStyles);
  const align = more?.align ?? "left";
  if (entries.length === 0) return frame.y;
  if (style === "inline") return drawInline(context, frame, entries, align);
  if (style === "above") return drawAbove(context, frame, entries, align);
  if (style === "grid" || style === "table") return drawGrid(context, frame, entries, style === "table");
  if (style === "wrapped") return drawWrapped(context, frame, entries);
  return drawColumns(context, frame, entries, style);
}

function drawInline(context: DrawContext, frame: Frame, entries: readonly InfoEntry[], align: Align): number {
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    putPieces(
      context,
      anchor(frame, align),
      y,
      captioned(context, text, boldened(context, value), captionStyle(context)),
      { align },
    );
    y += context.look.leading;
  }
  return y;
}

function boldened(context: DrawContext, value: readonly Piece[]): Piece[] {
  return context.look.valueBold
    ? value.map((piece) => ({ ...piece, ink: textStyle(context, { bold: true }) }))
    : [...value];
}

function drawColumns(context: DrawContext, frame: Frame, entries: readonly InfoEntry[], style: InfoStyle): number {
  const ink = captionStyle(context);
  const { random, look, writer } = context;
  const captions = entries.map(({ caption: text }) => withColon(context, text));
  const captionWidth = Math.min(Math.max(...captions.map((text) => writer.textWidth(text, ink))), frame.width * 0.62);
  const gap = random.between(0.6, 3) * look.size;
  let y = frame.y;
  const ruled = random.chance(0.12);
  for (const [i, { value }] of entries.entries()) {
    const text = captions[i] as string;
    if (style === "rightCaptions") put(context, frame.x + captionWidth, y, text, { ink, align: "right" });
    else put(context, frame.x, y, writer.fit(text, ink, captionWidth + gap * 0.8), { ink });
    const pieces = boldened(context, value);
    if (style === "spread") putPieces(context, frame.x + frame.width, y, pieces, { align: "right" });
    else putPieces(context, frame.x + captionWidth + gap, y, pieces);
    if (ruled) writer.rule(frame.x, y + look.size * 0.35, frame.x + frame.width, y + look.size * 0.35, 0.4);
    y += look.leading * (ruled ? 1.25 : 1);
  }
  return y;
}

function drawAbove(context: DrawContext, frame: Frame, entries: readonly InfoEntry[], align: Align): number {
  const { look } = context;
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    put(context, anchor(frame, align), y, withColon(context, text), { ink: captionStyle(context), align });
    putPieces(context, anchor(frame, align), y + look.leading * 0.98, boldened(context, value), { align });
    y += look.leading * 2.3;
  }
  return y;
}

/** Captions in one row and values in the row below, in as many columns as fit. */
function drawGrid(context: DrawContext, frame: Frame, entries: readonly InfoEntry[], boxed: boolean): number {
  const { look, writer, random } = context;
  const ink = captionStyle(context);
  const widest = Math.max(
    ...entries.map(({ caption: text, value }) =>
      Math.max(writer.textWidth(withColon(context, text), ink), piecesWidth(context, value, textStyle(context))),
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
      put(context, x, y, withColon(context, text), { ink, align });
      putPieces(context, x, y + look.leading * 1.15, boldened(context, value), { align });
      if (boxed)
        writer.box(
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

/** "No 123 · Date 1.2.2020 · Customer 77" along one line. */
function drawWrapped(context: DrawContext, frame: Frame, entries: readonly InfoEntry[]): number {
  const { look } = context;
  let x = frame.x;
  let y = frame.y;
  for (const { caption: text, value } of entries) {
    const pieces = captioned(context, text, value, captionStyle(context));
    const width = piecesWidth(context, pieces, textStyle(context));
    if (x > frame.x && x + width > frame.x + frame.width) {
      x = frame.x;
      y += look.leading;
    }
    x = putPieces(context, x, y, pieces).right + look.size * 2;
  }
  return y + look.leading;
}
