import { otherNumber } from "../../content/identifiers.ts";
import { dateText, moneyText, type Pen, type Piece } from "../../drawing/draw-context.ts";
import type { Mark } from "../../drawing/page-writer.ts";
import { isoOf } from "../../formats/dates.ts";
import type { MoneyStyle } from "../../formats/numbers.ts";
import type { Label } from "../../labelled-document.ts";

/** The document's values as text with their meaning, ready to be printed anywhere. */

export function amountMark(pen: Pen, label: Label, minorUnits: number): Mark {
  return { label, value: minorUnits / 10 ** pen.content.decimals };
}

export function amountPiece(pen: Pen, label: Label, minorUnits: number, style?: MoneyStyle): Piece {
  return { text: moneyText(pen, minorUnits, style), mark: amountMark(pen, label, minorUnits) };
}

export function numberPiece(pen: Pen): Piece {
  return { text: pen.content.number, mark: { label: "invoice_number" } };
}

const numberSigns = ["Nr.", "No.", "#", "N°", "Nº", "No:", "Nr:", "n.", "N.", "no."];

/** The number with a sign of its own before it, with or without a blank: "Nr. 4711", "#4711". */
export function signedNumber(pen: Pen): Piece[] {
  const { random } = pen;
  const sign: Piece = { text: random.pick(numberSigns) };
  return [sign, random.chance(0.6) ? { ...numberPiece(pen), glued: true } : numberPiece(pen)];
}

export function datePiece(pen: Pen): Piece {
  return { text: dateText(pen, pen.content.date), mark: { label: "date", value: isoOf(pen.content.date) } };
}

export function duePiece(pen: Pen): Piece {
  return { text: dateText(pen, pen.content.due), mark: { label: "due_date", value: isoOf(pen.content.due) } };
}

export function otherDatePiece(pen: Pen): Piece {
  const day = pen.random.pick(pen.content.otherDays);
  return { text: dateText(pen, day), mark: { label: "other_date", value: isoOf(day) } };
}

/** What the buyer is asked for: the total, unless payments or old balances make it another figure. */
export function askedPiece(pen: Pen): Piece {
  const { total, due } = pen.content.sums;
  return due === total
    ? amountPiece(pen, "total_amount", total, pen.look.totalMoney)
    : amountPiece(pen, "amount_due", due, pen.look.totalMoney);
}

/** A sentence of the lexicon with its blanks filled in. */
export function fillSentence(pen: Pen, template: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of template.split(/(\{\w+\})/)) {
    const value = /^\{(\w+)\}$/.exec(part)?.[1];
    if (value !== undefined) pieces.push(valueNamed(pen, value));
    else pushText(pieces, part);
  }
  return pieces.filter((piece) => piece.text !== "");
}

function pushText(pieces: Piece[], text: string): void {
  const trimmed = text.trim();
  if (trimmed === "") return;
  const glued = !text.startsWith(" ") && pieces.length > 0;
  const previous = pieces.at(-1);
  const punctuation = glued ? (/^[.,;:)]+/.exec(trimmed)?.[0] ?? "") : "";
  if (punctuation !== "" && previous !== undefined) {
    pieces[pieces.length - 1] = { ...previous, text: previous.text + punctuation };
    const rest = trimmed.slice(punctuation.length).trim();
    if (rest !== "") pieces.push({ text: rest });
    return;
  }
  pieces.push({ text: trimmed, ...(glued ? { glued } : {}) });
}

function valueNamed(pen: Pen, name: string): Piece {
  const { content, random } = pen;
  const makers: Readonly<Record<string, () => Piece>> = {
    total: () => askedPiece(pen),
    net: () => amountPiece(pen, "subtotal", content.sums.net),
    tax: () => amountPiece(pen, "total_tax", content.sums.totalTax),
    due: () => duePiece(pen),
    date: () => datePiece(pen),
    number: () => numberPiece(pen),
    vendor: () => ({ text: content.seller.name, mark: { label: "vendor.name" } }),
    address: () => ({
      text: content.seller.address.lines.join(", ").replace(/,,/g, ","),
      mark: { label: "vendor.address" },
    }),
    city: () => ({ text: content.seller.address.parts.city }),
    taxId: () => ({ text: content.seller.taxId, mark: { label: "vendor.tax_id" } }),
    registration: () => ({ text: content.seller.registration, mark: { label: "registration" } }),
    year: () => ({ text: String(content.date.year) }),
    days: () => ({ text: String(content.days || 14) }),
    otherNumber: () => ({ text: otherNumber(random, content.date.year), mark: { label: "order_number" } }),
    otherDate: () => otherDatePiece(pen),
  };
  const make = makers[name];
  if (make === undefined) throw new Error(`no such blank: {${name}}`);
  return make();
}
