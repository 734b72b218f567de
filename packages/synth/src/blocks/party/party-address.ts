import type { PartyContent } from "../../content/content.ts";
import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  piecesWidth,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation, TextStyle } from "../../drawing/page-writer.ts";
import { captionedNumber } from "./number-with-caption.ts";

type AddressWish = Readonly<{
  lines: readonly string[];
  annotation: Annotation;
  ink?: TextStyle /** On the last line of the address. */;
  phone?: string;
}>;

/** An address, usually on separate lines, sometimes on one line with separators. */
export function drawAddress(context: DrawContext, frame: Frame, wish: AddressWish, align: Align): number {
  const { random } = context;
  const lines = wish.lines.map((line) => inDocumentCase(context, line));
  const ink = wish.ink ?? textStyle(context);
  if (wish.phone !== undefined)
    return drawAddressWithPhone(context, frame, { ...wish, lines, phone: wish.phone }, align);
  if (lines.length > 1 && random.chance(0.14)) {
    const joined = lines.join(random.pick([", ", ", ", " ", " - "])).replace(/,,/g, ",");
    return putLines(context, frame, [joined], { ink, align, annotation: wish.annotation });
  }
  if (lines.length > 2 && random.chance(0.12)) {
    const at = random.int(0, lines.length - 2);
    const merged = [
      ...lines.slice(0, at),
      `${lines[at]}, ${lines[at + 1]}`.replace(/,,/g, ","),
      ...lines.slice(at + 2),
    ];
    return putLines(context, frame, merged, { ink, align, annotation: wish.annotation });
  }
  const ended = random.chance(0.06)
    ? lines.map((line, i) => (i < lines.length - 1 && !line.endsWith(",") ? `${line},` : line))
    : lines;
  return putLines(context, frame, ended, { ink, align, annotation: wish.annotation });
}

function drawAddressWithPhone(
  context: DrawContext,
  frame: Frame,
  wish: AddressWish & { phone: string },
  align: Align,
): number {
  const ink = wish.ink ?? textStyle(context);
  const annotation: Annotation = { ...wish.annotation, span: wish.annotation.span ?? context.writer.newSpan() };
  const y = putLines(context, frame, wish.lines.slice(0, -1), { ink, align, annotation });
  const phone: Annotation = {
    label: "contact",
    ...(annotation.party === undefined ? {} : { party: annotation.party }),
  };
  const pieces: Piece[] = [
    { text: wish.lines.at(-1) as string, annotation },
    ...(context.random.chance(0.3) ? [{ text: context.random.pick(["-", "|", ","]) }] : []),
    { text: withColon(context, caption(context, "phone")) },
    { text: wish.phone, annotation: phone },
  ];
  const scale = Math.max(0.6, Math.min(1, frame.width / piecesWidth(context, pieces, ink)));
  putPieces(context, anchor(frame, align), y, pieces, { ink: { ...ink, size: ink.size * scale }, align });
  return y + context.look.leading;
}

/** Address, phone and web along one line, as in letterheads. */
export function drawAddressOnOneLine(context: DrawContext, frame: Frame, party: PartyContent, align: Align): number {
  const { random, writer, look } = context;
  const separator = random.pick(["·", "|", "-", "•", "*"]);
  const span = writer.newSpan();
  const parts: Piece[][] = party.address.lines.map((line) => [
    { text: inDocumentCase(context, line), annotation: { label: "vendor.address", span } },
  ]);
  if (random.chance(0.7))
    parts.push([
      { text: withColon(context, caption(context, "phone")) },
      { text: party.phone, annotation: { label: "contact" } },
    ]);
  if (random.chance(0.4)) parts.push([{ text: party.web, annotation: { label: "contact" } }]);
  if (random.chance(0.3))
    parts.push(
      captionedNumber(context, caption(context, "taxId"), {
        text: party.taxId,
        annotation: { label: "vendor.tax_id" },
      }),
    );
  const ink = textStyle(context, { scale: random.pick([0.8, 0.9, 1]) });
  let row: Piece[] = [];
  let { y } = frame;
  for (const part of parts) {
    const longer = row.length === 0 ? part : [...row, { text: separator }, ...part];
    if (row.length > 0 && piecesWidth(context, longer, ink) > frame.width) {
      putPieces(context, anchor(frame, align), y, row, { ink, align });
      y += look.leading;
      row = part;
    } else row = longer;
  }
  putPieces(context, anchor(frame, align), y, row, { ink, align });
  return y + look.leading;
}
