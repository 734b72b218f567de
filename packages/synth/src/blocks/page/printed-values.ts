import { otherNumber } from "../../content/identifiers.ts";
import { type DrawContext, dateText, moneyText, type Piece } from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";
import { isoOf } from "../../formats/dates.ts";
import type { MoneyStyle } from "../../formats/numbers.ts";
import type { Label } from "../../labelled-document.ts";

/** The document's values as text with labels. */

export function amountAnnotation(context: DrawContext, label: Label, minorUnits: number): Annotation {
  return { label, value: minorUnits / 10 ** context.content.decimals };
}

export function amountPiece(context: DrawContext, label: Label, minorUnits: number, style?: MoneyStyle): Piece {
  return { text: moneyText(context, minorUnits, style), annotation: amountAnnotation(context, label, minorUnits) };
}

export function numberPiece(context: DrawContext): Piece {
  return { text: context.content.number, annotation: { label: "invoice_number" } };
}

const numberSigns = ["Nr.", "No.", "#", "N°", "Nº", "No:", "Nr:", "n.", "N.", "no."];

/** The number with a prefix, with or without a space: "Nr. 4711", "#4711". */
export function signedNumber(context: DrawContext): Piece[] {
  const { random } = context;
  const sign: Piece = { text: random.pick(numberSigns) };
  return [sign, random.chance(0.6) ? { ...numberPiece(context), glued: true } : numberPiece(context)];
}

export function datePiece(context: DrawContext): Piece {
  return {
    text: dateText(context, context.content.date),
    annotation: { label: "date", value: isoOf(context.content.date) },
  };
}

export function duePiece(context: DrawContext): Piece {
  return {
    text: dateText(context, context.content.due),
    annotation: { label: "due_date", value: isoOf(context.content.due) },
  };
}

export function otherDatePiece(context: DrawContext): Piece {
  const day = context.random.pick(context.content.otherDays);
  return { text: dateText(context, day), annotation: { label: "other_date", value: isoOf(day) } };
}

/** The amount due: the total, unless payments or old balances change it. */
export function amountDuePiece(context: DrawContext): Piece {
  const { total, due } = context.content.sums;
  return due === total
    ? amountPiece(context, "total_amount", total, context.look.totalMoney)
    : amountPiece(context, "amount_due", due, context.look.totalMoney);
}

/** A sentence of the lexicon with its placeholders filled in. */
export function fillSentence(context: DrawContext, template: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of template.split(/(\{\w+\})/)) {
    const value = /^\{(\w+)\}$/.exec(part)?.[1];
    if (value !== undefined) pieces.push(valueNamed(context, value));
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

function valueNamed(context: DrawContext, name: string): Piece {
  const { content, random } = context;
  const makers: Readonly<Record<string, () => Piece>> = {
    total: () => amountDuePiece(context),
    net: () => amountPiece(context, "subtotal", content.sums.net),
    tax: () => amountPiece(context, "total_tax", content.sums.totalTax),
    due: () => duePiece(context),
    date: () => datePiece(context),
    number: () => numberPiece(context),
    vendor: () => ({ text: content.seller.name, annotation: { label: "vendor.name" } }),
    address: () => ({
      text: content.seller.address.lines.join(", ").replace(/,,/g, ","),
      annotation: { label: "vendor.address" },
    }),
    city: () => ({ text: content.seller.address.parts.city }),
    taxId: () => ({ text: content.seller.taxId, annotation: { label: "vendor.tax_id" } }),
    registration: () => ({ text: content.seller.registration, annotation: { label: "registration" } }),
    year: () => ({ text: String(content.date.year) }),
    days: () => ({ text: String(content.days || 14) }),
    otherNumber: () => ({ text: otherNumber(random, content.date.year), annotation: { label: "order_number" } }),
    otherDate: () => otherDatePiece(context),
  };
  const make = makers[name];
  if (make === undefined) throw new Error(`no such blank: {${name}}`);
  return make();
}
